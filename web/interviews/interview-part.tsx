import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { readOptions } from '../api/call-options.ts';
import { authorizationOf } from '../api/request.ts';
import { deferred } from '../app/deferred.tsx';
import { InterviewBox } from './interview-box.tsx';

type InterviewProps = {
  /** Public id of the application. */
  readonly of: string;
  /** Header of the private link, where no account asks. */
  readonly authorization?: string;
  /** The application as its employer has it, who may propose another time. */
  readonly received?: ReceivedApplication;
};

const ProposeForm = deferred(async () => (await import('./propose-form.tsx')).ProposeForm);

/** The interview of an application where there is one, and for the employer the form that proposes one. */
export function InterviewPart({ of, authorization, received }: InterviewProps) {
  const asking = authorization ?? authorizationOf({ signedIn: true }).Authorization ?? '';
  const list = useQuery(readOptions('GET /api/interviews', { authorization: asking }, { refetchOnMount: 'always' }));
  const interview = list.data?.find(({ application }) => application === of);
  return (
    <>
      {interview && <InterviewBox interview={interview} />}
      {list.data && received?.mayAnswer && (
        <ProposeForm key={JSON.stringify(interview?.times)} application={received} interview={interview} />
      )}
    </>
  );
}
