import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { readOptions } from '../api/call-options.ts';
import { authorizationOf } from '../api/request.ts';
import { deferred } from '../app/deferred.tsx';
import { InterviewBox } from './interview-box.tsx';

/** Interviews of the account, or of the application of a private link. Fetched again whenever a page opens that shows them. */
const interviewsOptions = (authorization = authorizationOf({ signedIn: true }).Authorization ?? '') =>
  readOptions('GET /api/interviews', { authorization }, { refetchOnMount: 'always' });

type InterviewOfProps = { readonly application: string; readonly authorization?: string };

const useInterview = ({ application, authorization }: InterviewOfProps) =>
  useQuery(interviewsOptions(authorization)).data?.find((interview) => interview.application === application);

/** The interview of an application that was sent, where there is one. */
export function InterviewOf(props: InterviewOfProps) {
  const interview = useInterview(props);
  return interview ? <InterviewBox interview={interview} /> : null;
}

/** It comes with a press. */
const ProposeForm = deferred(async () => (await import('./propose-form.tsx')).ProposeForm);

/** The interview of an application that was received, and the form that proposes another. */
export function ReceivedInterview({ application }: { application: ReceivedApplication }) {
  const interview = useInterview({ application: application.id });
  return (
    <>
      {interview && <InterviewBox interview={interview} />}
      {application.mayAnswer && (
        <ProposeForm key={JSON.stringify(interview?.times)} application={application} interview={interview} />
      )}
    </>
  );
}
