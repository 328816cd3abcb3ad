import * as mini from 'zod/mini';
import { candidateField } from '../../shared/candidate-fields.ts';
import { publishCandidateBody } from '../../shared/candidates.ts';
import { type CandidateValues, fromFields } from './publish-candidate-values.ts';

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
    mini.transform((values): unknown =>
      fromFields((name) => {
        const field = candidateField(name);
        const typed = values[name];
        if (field.kind === 'list') return splitSkills(String(typed));
        return field.kind === 'one' ? typed || field.unsaid : typed;
      }),
    ),
  ),
  publishCandidateBody,
);
