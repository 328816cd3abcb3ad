import { REFUSAL_REASON_IDS, REFUSAL_REASONS } from '../../shared/application-values.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { OUTCOMES } from '../../shared/interview-values.ts';
import type { Interview } from '../../shared/interviews.ts';
import { fill } from '../../shared/language-words.ts';
import { withQuery } from '../../shared/paths.ts';
import { keysOf } from '../../shared/records.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { optionsOf, Select } from '../ui/select.tsx';
import { useApplicationWords } from './application-words.ts';

type Props = { readonly interview: Interview };

/** Titles that only the employer reads, in Italian. */
const OF_EMPLOYER = {
  proposed: 'Colloquio proposto: tocca a chi si è candidata/o',
  declined: 'Nessuno di questi orari va bene',
  cancelled: '{name} ha annullato il colloquio',
  withdrawn: 'Hai annullato il colloquio',
};

/** An interview for one of its sides, with what it can press now: a form that the browser sends by itself, to the page of the link. */
export function InterviewBox({ interview }: Props) {
  const { application, state, side, place, placeUrl, minutes, times, startsAt, hasBegun, token, whatsapp } = interview;
  const { texts, appointment } = useApplicationWords();
  const words = texts.interview;
  const titles = side === 'applicant' ? words : { ...words, ...OF_EMPLOYER };
  const isOver = state === 'chosen' && hasBegun;
  const isChooser = state === 'proposed' && side === 'applicant' && token !== null;
  const isFixed = state === 'chosen' && !hasBegun;
  const title = titles[isOver ? 'begun' : state];
  const mayEnd = token !== null && (isFixed || (state === 'proposed' && side === 'employer'));
  // Of a time that is fixed, what else is then.
  const shown = times.filter(({ at, busy }) => state === 'proposed' || (isFixed && at === startsAt && busy));
  return (
    <section className="card stack no-print" aria-labelledby={`colloquio-${application}`}>
      <h3 id={`colloquio-${application}`} className="text-h3 break-words">
        {fill(title, { name: interview.name, when: startsAt ? appointment(startsAt) : '' })}
        {interview.outcome && ` · ${OUTCOMES[interview.outcome]}`}
      </h3>
      {(state === 'proposed' || state === 'chosen') && (
        <p className="break-words">
          {`${fill(words.minutes, { minutes })}: `}
          <a lang="it" href={placeUrl} rel="external noopener noreferrer">
            {place}
          </a>
        </p>
      )}
      {isFixed && token !== null && (
        <a className={LINK} href={withQuery(pathOf('GET /api/interviews/linked/calendar'), { token })} download>
          {words.calendar}
        </a>
      )}
      <form
        method="post"
        action={withQuery(pathOf('POST /api/interviews/linked'), { token })}
        className="stack"
        aria-label={words.title}
      >
        {shown.length > 0 && (
          <ul className="list-plain stack-sm">
            {shown.map(({ at, busy }) => (
              <li key={at} className="stack-sm">
                {isChooser ? (
                  <Button type="submit" name="choice" value={at} className="w-full">
                    {appointment(at)}
                  </Button>
                ) : (
                  state === 'proposed' && appointment(at)
                )}
                {busy && (
                  <p className="flex gap-2">
                    <Icon name="triangle-alert" className="mt-1 text-larice" />
                    <span className="min-w-0">{words.busy}</span>
                  </p>
                )}
              </li>
            ))}
          </ul>
        )}
        {isChooser && (
          <Button type="submit" variant="secondary" name="choice" value="declined" className="w-full">
            {words.none}
          </Button>
        )}
        {isOver && side === 'employer' && token !== null && interview.outcome === null && (
          <Judge interview={interview} />
        )}
        {mayEnd && (
          <details>
            <summary className="py-2.5">{words.cancel}</summary>
            <Button
              type="submit"
              variant="danger"
              name="choice"
              value={side === 'applicant' ? 'cancelled' : 'withdrawn'}
            >
              {words.cancelYes}
            </Button>
          </details>
        )}
      </form>
      {whatsapp !== null && (
        <a className={LINK} href={whatsapp} rel="external noopener noreferrer">
          Manda il link su WhatsApp
        </a>
      )}
    </section>
  );
}

const LINK = `${buttonClass('secondary')} min-w-0 self-start`;

/** 'Com’è andata?': one press, and of a refusal its reason. */
const Judge = ({ interview: { application } }: Props) => (
  <>
    <h4 className="font-600">Com’è andata?</h4>
    <p className="muted">Le prime tre risposte arrivano alla persona. Che non si è presentata lo sai solo tu.</p>
    <Select
      id={`motivo-${application}`}
      name="reason"
      label="Motivo, se non è selezionata (facoltativo)"
      placeholder="Senza motivo"
    >
      {optionsOf(REFUSAL_REASON_IDS, (reason) => REFUSAL_REASONS[reason])}
    </Select>
    {keysOf(OUTCOMES).map((outcome) => (
      <Button key={outcome} type="submit" variant="secondary" name="choice" value={outcome} className="w-full">
        {OUTCOMES[outcome]}
      </Button>
    ))}
  </>
);
