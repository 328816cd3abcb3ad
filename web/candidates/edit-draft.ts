import type { OwnCandidate } from '../../shared/candidates.ts';
import { draftOf } from '../forms/draft.ts';
import { type CandidateValues, EMPTY_CANDIDATE } from './publish-candidate-values.ts';

const typedIn = (id: string) => draftOf(`edit-candidate-${id}`, EMPTY_CANDIDATE);
/** The revision that the edit began with: after a reload it is still that one. */
const begunWith = (id: string) => draftOf(`edit-candidate-revision-${id}`, { revision: '' });

/** Whether an edit of a profile was begun in this tab and neither sent nor given up. */
export const isBegun = (id: string): boolean => Object.keys(typedIn(id).read()).length > 0;

/** A profile as its form shows it. */
export const valuesOf = (own: OwnCandidate): CandidateValues => ({
  name: own.name,
  title: own.title,
  location: own.location,
  skills: own.skills.join(', '),
  experience: own.experience ?? '',
  email: own.email ?? '',
  audience: own.audience,
});

/** The edit of a profile as it was left, or as it begins. */
export function beginEdit(own: OwnCandidate) {
  const typed = typedIn(own.id);
  const base = begunWith(own.id);
  const kept = isBegun(own.id) ? Number(base.read().revision) : 0;
  const revision = kept || own.revision;
  base.write({ revision: String(revision) });
  return {
    typed,
    initial: { ...valuesOf(own), ...typed.read() },
    revision,
    /** From now on the edit is one of this revision. */
    goOnFrom: (other: number) => base.write({ revision: String(other) }),
    end: () => {
      typed.clear();
      base.clear();
    },
  };
}
