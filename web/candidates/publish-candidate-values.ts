import {
  CANDIDATE_FIELD_NAMES,
  type CandidateFieldName,
  type CandidateFieldValue,
  candidateField,
} from '../../shared/candidate-fields.ts';
import type { OwnCandidate } from '../../shared/candidates.ts';
import { editDraftOf } from '../forms/use-edit.ts';

/** The form as it is typed: everything is text or a box, skills are parted by commas, the empty text is nothing. */
export type CandidateValues = {
  -readonly [Name in CandidateFieldName]: CandidateFieldValue<Name> extends boolean
    ? boolean
    : CandidateFieldValue<Name> extends string
      ? CandidateFieldValue<Name> | ''
      : string;
};

export const fromFields = <Value>(read: (name: CandidateFieldName) => Value) =>
  Object.fromEntries(CANDIDATE_FIELD_NAMES.map((name) => [name, read(name)])) as Readonly<
    Record<CandidateFieldName, Value>
  >;

/** From top to bottom. */
export const EMPTY_CANDIDATE = fromFields((name) =>
  candidateField(name).kind === 'tick' ? false : '',
) as CandidateValues;

export const CANDIDATE_LABELS = fromFields((name) => candidateField(name).label);

/** A profile as its form shows it. */
export const valuesOf = (own: Pick<OwnCandidate, CandidateFieldName>): CandidateValues =>
  fromFields((name) => {
    const said = own[name];
    return Array.isArray(said) ? said.join(', ') : (said ?? '');
  }) as CandidateValues;

export const candidateEditDraft = ({ id, revision }: Pick<OwnCandidate, 'id' | 'revision'>) =>
  editDraftOf(`candidate-${id}`, EMPTY_CANDIDATE, revision);
