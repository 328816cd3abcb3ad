import { createContext, useContext } from 'react';
import { authorizationOf } from '../api/request.ts';

/** Token of the private link by which an application without an account is looked at; null where an account does. */
export const ApplicantLink = createContext<string | null>(null);

/** Header of the applicant's calls: that of the link, or of the session. */
export function useApplicant(): string {
  const token = useContext(ApplicantLink);
  return token === null ? (authorizationOf({ signedIn: true }).Authorization ?? '') : `Link ${token}`;
}
