import * as mini from 'zod/mini';
import { CANDIDATE_FIELDS } from '../../shared/candidate-fields.ts';
import { publishCandidateBody } from '../../shared/candidates.ts';
import { FIELDS } from '../../shared/fields.ts';
import { keysOf, recordOf } from '../../shared/records.ts';
import type { CandidateValues } from './publish-candidate-values.ts';

/** Skills as people type them, separated by commas: trimmed, without empty ones. */
const splitSkills = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');

/** Checks the typed form by the rules of the API, so that both say the same. */
export const publishCandidateForm = mini.pipe(
  mini.pipe(
    mini.custom<CandidateValues>(),
    mini.transform(({ skills, audience, ...texts }): unknown => ({
      ...texts,
      skills: splitSkills(skills),
      audience: audience || 'everyone',
    })),
  ),
  publishCandidateBody,
);

/** The names of the form's fields where two versions of a profile stand side by side. */
export const candidateLabels = recordOf(
  keysOf(CANDIDATE_FIELDS),
  (name) => FIELDS.get(CANDIDATE_FIELDS[name])?.label ?? '',
);
