import * as mini from 'zod/mini';
import type { CandidateAudience } from '../../shared/candidate-values.ts';
import { publishCandidateBody } from '../../shared/candidates.ts';

/** The form as it is typed: everything is text, skills are parted by commas. */
export type CandidateValues = {
  name: string;
  title: string;
  location: string;
  skills: string;
  experience: string;
  email: string;
  /** Empty: not chosen, which means everybody. */
  audience: CandidateAudience | '';
};

export const EMPTY_CANDIDATE: CandidateValues = {
  name: '',
  title: '',
  location: '',
  skills: '',
  experience: '',
  email: '',
  audience: '',
};

/** From top to bottom. */
export const CANDIDATE_FIELDS = [
  'name',
  'title',
  'location',
  'skills',
  'experience',
  'audience',
  'email',
] as const satisfies readonly (keyof CandidateValues)[];

/** Skills as people type them, trimmed, empty ones dropped (specification, section 5). */
const splitSkills = (text: string): string[] =>
  text
    .split(',')
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '');

/** Checks the typed form by the rules of the API, so that both say the same. */
export const publishCandidateForm = mini.pipe(
  mini.pipe(
    mini.custom<CandidateValues>(),
    mini.transform(({ skills, audience, ...typed }): unknown => ({
      ...typed,
      skills: splitSkills(skills),
      audience: audience || 'everyone',
    })),
  ),
  publishCandidateBody,
);
