/** Prefix of the fields that hold answers to questions. */
const ANSWER = 'answers.';

const textOf = (value: FormDataEntryValue): string => (typeof value === 'string' ? value.trim() : '');

/** The file of a form that holds a CV; null without one. */
export const fileIn = (form: FormData): File | null => {
  const cv = form.get('cv');
  return cv instanceof File && cv.size > 0 ? cv : null;
};

/** The fields of an application as JSON, from its form: what was left empty is left out. */
export function bodyOf(form: FormData) {
  const entries = [...form].filter(([, value]) => textOf(value) !== '');
  const plain = entries.filter(([name]) => name !== 'ticks' && !name.startsWith(ANSWER));
  const answers = entries.filter(([name]) => name.startsWith(ANSWER));
  const ticks = form.getAll('ticks').map(textOf);
  return {
    ...Object.fromEntries(plain.map(([name, value]) => [name, String(value)])),
    ...(ticks.length > 0 ? { ticks } : {}),
    ...(answers.length > 0
      ? { answers: Object.fromEntries(answers.map(([name, value]) => [name.slice(ANSWER.length), textOf(value)])) }
      : {}),
  };
}
