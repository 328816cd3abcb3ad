import type { MakeEmployerBody, OwnEmployer } from '../../shared/employers.ts';
import { keysOf, recordOf } from '../../shared/records.ts';

/** The form as it is typed: everything is text, the empty text is nothing. */
export type EmployerValues = Record<keyof MakeEmployerBody, string>;

/** The empty form, from top to bottom. A field that is added does not compile without its empty value. */
export const EMPTY_EMPLOYER: EmployerValues = {
  name: '',
  kind: '',
  town: '',
  category: '',
  text: '',
  directions: '',
  website: '',
  vatNumber: '',
};

export const valuesOf = (own: OwnEmployer): EmployerValues =>
  recordOf(keysOf(EMPTY_EMPLOYER), (name) => own[name] ?? '');
