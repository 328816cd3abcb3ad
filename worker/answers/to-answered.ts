import type { Answered } from '../../shared/answers.ts';

type Counts = { readonly asked: number; readonly count: number; readonly unmailed: number };

/** Outcome of one answer to several, in words: nobody who left no address is said to be told by mail. */
export const toAnswered = ({ asked, count, unmailed }: Counts): Answered => ({
  message: [
    count === 1 ? 'Salvato per 1 persona.' : `Salvato per ${count} persone.`,
    ...(unmailed > 0 ? [callThem(unmailed)] : []),
    ...(asked > count
      ? [
          `${asked - count} nel frattempo ${asked - count === 1 ? 'è stata ritirata' : 'sono state ritirate'} o non ci sono più.`,
        ]
      : []),
  ].join(' '),
  count,
  unmailed,
});

/** The same of a closed offer, whose waiting people are told. */
export const toTold = ({ count, unmailed }: Omit<Counts, 'asked'>): Answered => {
  const told = count - unmailed;
  return {
    message: [
      ...(told > 0 || unmailed === 0
        ? [told === 1 ? 'Abbiamo avvisato 1 persona.' : `Abbiamo avvisato ${told} persone.`]
        : []),
      ...(unmailed > 0 ? [callThem(unmailed)] : []),
    ].join(' '),
    count,
    unmailed,
  };
};

const callThem = (count: number): string =>
  count === 1
    ? '1 persona ha lasciato solo il telefono: avvisala tu.'
    : `${count} persone hanno lasciato solo il telefono: avvisale tu.`;
