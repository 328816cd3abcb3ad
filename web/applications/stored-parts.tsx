import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import type { OfferQuestions } from '../../shared/application-questions.ts';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { LIMITS } from '../../shared/limits.ts';
import { matchRequirements } from '../../shared/requirement-match.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { excerpt } from '../../shared/text.ts';
import { ownCandidatesOptions } from '../api/own-candidates.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { fieldId } from '../ui/field.tsx';
import { storedApplicationOptions } from './queries.ts';

/** First line of what a profile says, by which a message is known to hold it. */
export const PROFILE_OPENING = `Dal mio profilo su ${SITE_NAME}:`;

const GREETING = 'Buongiorno, mi candido per questa offerta.';

/** Characters without which the facts of a profile are not worth sending. */
const LEAST = 200;

type ProfileFacts = Pick<OwnCandidate, 'title' | 'location' | 'skills' | 'experience'>;

/** The facts of a profile, in the order in which they are cut where they are too long. */
const factsOf = ({ title, location, skills, experience }: ProfileFacts): string[] => [
  `Professione: ${title}`,
  `Comune di residenza: ${location}`,
  `Competenze: ${skills.join(', ')}`,
  ...(experience ? [`Esperienza e preferenze: ${experience}`] : []),
];

/**
 * A message of at most `most` characters that ends with what a profile says, after what was typed; null where that leaves no room.
 */
export function profileMessage(profile: ProfileFacts, typed: string, most: number): string | null {
  let message = `${typed.trim() || GREETING}\n\n${PROFILE_OPENING}`;
  if (most - message.length < LEAST) return null;
  for (const fact of factsOf(profile)) {
    const room = most - message.length - 1;
    if (room < 2) break;
    message += `\n${fact.length <= room ? fact : excerpt(fact, room)}`;
  }
  return message;
}

type StoredPartsProps = {
  readonly job: OfferQuestions;
  readonly authorization: string;
  readonly message: string;
  /** Name of the CV that goes along, chosen or kept. */
  readonly cv: string | null;
  readonly storedCv: string | null;
  readonly pending: boolean;
  /** Gets the requirements of the offer that the person's profiles say; null without a profile. */
  readonly onInProfile: (requirements: readonly string[] | null) => void;
  /** Gets the number of last time; null where there is none, and a profile that could be sent but for it. */
  readonly onPhone: (phone: string | null) => void;
  /** The field of the number, where it is the first thing to fill in. */
  readonly phone: ReactNode;
  readonly onMessage: (text: string) => void;
  readonly onStoredCv: (name: string | null) => void;
  readonly onSend: (text: string) => void;
};

/**
 * Shortcuts above the form: the CV and the message of last time, and the message that the person's profile
 * makes. Nothing for an account that has none of them.
 */
export function StoredParts(props: StoredPartsProps) {
  const { authorization, message, cv, storedCv, pending, onMessage, onStoredCv } = props;
  const id = useId();
  const stored = useQuery(storedApplicationOptions()).data;
  const own = useQuery({ ...ownCandidatesOptions(authorization), staleTime: 60_000 }).data;
  // Words that another text has taken the place of.
  const [before, setBefore] = useState('');
  const profiles = own?.filter(({ status }) => status === 'open' || status === 'companies') ?? [];
  const skills = profiles.flatMap((profile) => profile.skills);
  const tellRequirements = useEffectEvent(() =>
    props.onInProfile(profiles.length === 0 ? null : (matchRequirements(props.job, skills)?.had ?? [])),
  );
  useEffect(() => {
    if (own) tellRequirements();
  }, [own]);
  const tellPhone = useEffectEvent(props.onPhone);
  const isPhoneMissing = stored !== undefined && !stored.phone && profiles.length > 0;
  useEffect(() => {
    if (stored?.phone) tellPhone(stored.phone);
    else if (isPhoneMissing) tellPhone(null);
  }, [stored?.phone, isPhoneMissing]);
  if (!stored?.cv && !stored?.message && profiles.length === 0) return null;

  const fill = (text: string) => {
    setBefore(message);
    onMessage(text);
    document.getElementById(fieldId('message'))?.focus();
  };
  const last = stored?.message ?? null;
  return (
    <section aria-labelledby={id} className="stack-sm border-b border-line pb-4">
      <h3 id={id} className="font-600">
        Per fare prima
      </h3>
      {props.phone}
      {stored?.cv && (
        <Checkbox
          name="useKeptCv"
          value="true"
          label={`Usa il CV che conservi: ${stored.cv.name}`}
          checked={storedCv !== null}
          disabled={pending}
          onChange={(event) => onStoredCv(event.currentTarget.checked ? (stored.cv?.name ?? null) : null)}
        />
      )}
      {last !== null && (
        <Button variant="secondary" disabled={pending} onClick={() => fill(last)}>
          Usa l’ultimo messaggio
        </Button>
      )}
      {before.trim() !== '' && before !== message && (
        <Button variant="quiet" disabled={pending} onClick={() => fill(before)}>
          Rimetti quello che avevi scritto
        </Button>
      )}
      {message.includes(PROFILE_OPENING)
        ? profiles.length > 0 && (
            <p className="muted">Quello che dice il tuo profilo è nel messaggio: cambialo come vuoi, poi invia.</p>
          )
        : profiles.map((profile, index) => (
            <FromProfile
              key={profile.id}
              isFirst={index === 0}
              profile={profile}
              several={profiles.length > 1}
              cv={cv}
              text={profileMessage(profile, message, LIMITS.applicationMessage)}
              pending={pending}
              onEdit={fill}
              onSend={props.onSend}
            />
          ))}
    </section>
  );
}

type FromProfileProps = Pick<StoredPartsProps, 'cv' | 'pending' | 'onSend'> & {
  readonly profile: OwnCandidate;
  /** The one primary button of the box. */
  readonly isFirst: boolean;
  readonly several: boolean;
  /** The message that would be sent; null where what was typed leaves no room. */
  readonly text: string | null;
  readonly onEdit: (text: string) => void;
};

/** The message that a profile makes, as it would be sent: one press sends it. */
function FromProfile({ profile, isFirst, several, cv, text, pending, onEdit, onSend }: FromProfileProps) {
  const id = useId();
  const title = several ? `Candidati con il profilo “${profile.title}”` : 'Candidati con il tuo profilo';
  if (text === null)
    return <p className="muted">Nel messaggio non c’è più posto per quello che dice il tuo profilo.</p>;
  return (
    <div className="stack-sm">
      <p id={id}>{`Con un tocco solo parte questo messaggio${cv ? `, con il CV ${cv}` : ''}:`}</p>
      {/* As high whatever is typed, so that nothing moves. */}
      <section
        aria-labelledby={id}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it nobody could scroll by keys
        tabIndex={0}
        className="h-40 overflow-y-auto p-3 border border-line rounded whitespace-pre-line break-words text-sm"
      >
        {text}
      </section>
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        loading={pending}
        loadingLabel="Invio in corso..."
        onClick={() => onSend(text)}
      >
        {title}
      </Button>
      <Button variant="quiet" disabled={pending} onClick={() => onEdit(text)}>
        Modificalo prima di inviare
      </Button>
    </div>
  );
}
