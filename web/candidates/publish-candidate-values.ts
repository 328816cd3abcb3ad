import type { CandidateFieldName } from '../../shared/candidate-fields.ts';
import type { CandidateAudience } from '../../shared/candidate-values.ts';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { editDraftOf } from '../forms/use-edit.ts';

/** The form as it is typed: everything is text, skills are parted by commas, the empty text is nothing. */
export type CandidateValues = Record<Exclude<CandidateFieldName, 'audience'>, string> & {
  audience: CandidateAudience | '';
};

/** The empty form, from top to bottom. A field that is added does not compile without its empty value. */
export const EMPTY_CANDIDATE: CandidateValues = {
  name: '',
  title: '',
  location: '',
  skills: '',
  experience: '',
  availableUntil: '',
  audience: '',
  email: '',
};

export const valuesOf = (own: Pick<OwnCandidate, CandidateFieldName>): CandidateValues => ({
  name: own.name,
  title: own.title,
  location: own.location,
  skills: own.skills.join(', '),
  experience: own.experience ?? '',
  availableUntil: own.availableUntil ?? '',
  audience: own.audience,
  email: own.email ?? '',
});

export const candidateEditDraft = ({ id, revision }: Pick<OwnCandidate, 'id' | 'revision'>) =>
  editDraftOf(`candidate-${id}`, EMPTY_CANDIDATE, revision);
