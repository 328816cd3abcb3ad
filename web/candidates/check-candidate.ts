import * as mini from 'zod/mini';
import { CANDIDATE_FIELDS } from '../../shared/candidate-fields.ts';
import { publishCandidateBody } from '../../shared/candidates.ts';
import { labelsOf } from '../../shared/fields.ts';
import { partsOf } from '../../shared/text.ts';
import type { CandidateValues } from './publish-candidate-values.ts';

/** Checks the typed form by the rules of the API, so that both say the same. */
export const publishCandidateForm = mini.pipe(
  mini.pipe(
    mini.custom<CandidateValues>(),
    mini.transform(({ skills, audience, ...texts }): unknown => ({
      ...texts,
      skills: partsOf(skills),
      audience: audience || 'everyone',
    })),
  ),
  publishCandidateBody,
);

export const candidateLabels = labelsOf(CANDIDATE_FIELDS);
