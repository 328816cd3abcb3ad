import { useState } from 'react';
import type { ReceivedApplication, ReceivedCount } from '../../shared/answers.ts';
import { MOST_ANSWERED } from '../../shared/application-values.ts';
import { pagePath } from '../../shared/paths.ts';
import { late } from '../app/late.tsx';
import { Link } from '../app/link.tsx';
import { Button } from '../ui/button.tsx';
import { ReceivedApplicationCard } from './received-application-card.tsx';

/** For those who choose several. */
const AnswerSeveral = late(async () => (await import('./answer-several.tsx')).AnswerSeveral);

const applicationsText = (count: number): string => (count === 1 ? '1 candidatura' : `${count} candidature`);

type ReceivedOfferProps = {
  readonly jobId: string;
  readonly items: readonly ReceivedApplication[];
  readonly count: ReceivedCount | undefined;
};

/** Applications for one offer, of which several can be chosen and answered at once. */
export function ReceivedOffer({ jobId, items, count }: ReceivedOfferProps) {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [first] = items;
  const answerable = items.filter(({ status, mayAnswer }) => mayAnswer && status !== 'withdrawn');
  const choose = (id: string, on: boolean) =>
    setChosen((before) => [...(before ?? []).filter((other) => other !== id), ...(on ? [id] : [])]);
  return (
    <section className="stack" aria-labelledby={`offerta-${jobId}`}>
      <div className="stack-sm">
        <h3 id={`offerta-${jobId}`} className="text-h3 break-words">
          <Link to={pagePath.job(jobId)}>{first?.jobTitle}</Link>
        </h3>
        {first?.employer && <p className="break-words">{`per ${first.employer}`}</p>}
        {count && (
          <p className="muted">
            {`${applicationsText(count.count)}${count.unread > 0 ? ` · ${count.unread} da leggere` : ''}${!count.open ? ' · non riceve più candidature' : ''}`}
          </p>
        )}
        {answerable.length > 1 && (
          <Button
            variant="secondary"
            className="self-start"
            aria-pressed={chosen !== null}
            onClick={() => setChosen(chosen === null ? [] : null)}
          >
            Rispondi a più persone
          </Button>
        )}
      </div>
      <ul className="list-plain stack">
        {items.map((application) => (
          <li key={application.id} className="flex items-start gap-1">
            {chosen !== null && (
              <Choice application={application} chosen={chosen.includes(application.id)} onChoose={choose} />
            )}
            <ReceivedApplicationCard application={application} />
          </li>
        ))}
      </ul>
      {chosen !== null && (
        <AnswerSeveral
          people={answerable.filter(({ id }) => chosen.includes(id))}
          onAll={() => setChosen(answerable.slice(0, MOST_ANSWERED).map(({ id }) => id))}
          onDone={() => setChosen(null)}
        />
      )}
    </section>
  );
}

type ChoiceProps = {
  readonly application: ReceivedApplication;
  readonly chosen: boolean;
  readonly onChoose: (id: string, on: boolean) => void;
};

/** A box as wide as a finger; a withdrawn application keeps its place beside the others without one. */
function Choice({ application: { id, name, status }, chosen, onChoose }: ChoiceProps) {
  if (status === 'withdrawn') return <span className="w-11 flex-none" />;
  return (
    <label className="grid place-items-center flex-none w-11 h-11 mt-2">
      <span className="sr-only">{`Scegli ${name}`}</span>
      <input
        type="checkbox"
        className="[scroll-margin-bottom:6rem]"
        checked={chosen}
        onChange={(event) => onChoose(id, event.currentTarget.checked)}
      />
    </label>
  );
}
