import { candidateField } from '../../shared/candidate-fields.ts';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { excerpt } from '../../shared/text.ts';

/** First line of what a profile says, by which a message is known to hold it. */
export const PROFILE_OPENING = `Dal mio profilo su ${SITE_NAME}:`;

const GREETING = 'Buongiorno, mi candido per questa offerta.';

/** Characters without which the facts of a profile are not worth sending. */
const LEAST = 200;

type Said = Pick<OwnCandidate, 'title' | 'location' | 'skills' | 'experience'>;

/** The facts of a profile, in the order in which they are cut where they are too long. */
const factsOf = ({ title, location, skills, experience }: Said): string[] => [
  `${candidateField('title').label}: ${title}`,
  `${candidateField('location').label}: ${location}`,
  `${candidateField('skills').label}: ${skills.join(', ')}`,
  ...(experience ? [`${candidateField('experience').label}: ${experience}`] : []),
];

/**
 * A message of at most `most` characters that ends with what a profile says, after what was typed; null where that leaves no room.
 */
export function profileMessage(profile: Said, typed: string, most: number): string | null {
  let message = `${typed.trim() || GREETING}\n\n${PROFILE_OPENING}`;
  if (most - message.length < LEAST) return null;
  for (const fact of factsOf(profile)) {
    const room = most - message.length - 1;
    if (room < 2) break;
    message += `\n${fact.length <= room ? fact : excerpt(fact, room)}`;
  }
  return message;
}
