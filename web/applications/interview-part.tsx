import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { readOptions } from '../api/call-options.ts';
import { deferred } from '../app/deferred.tsx';
import { useApplicant } from './application-parts.tsx';
import { InterviewBox } from './interview-box.tsx';

type InterviewProps = {
  /** Public id of the application. */
  readonly of: string;
  /** The application as its employer has it, who may propose another time. */
  readonly received?: ReceivedApplication;
};

const ProposeForm = deferred(async () => (await import('./propose-form.tsx')).ProposeForm);

/** The interview of an application where there is one, and for the employer the form that proposes one. */
export function InterviewPart({ of, received }: InterviewProps) {
  const authorization = useApplicant();
  const list = useQuery(readOptions('GET /api/interviews', { authorization }, { refetchOnMount: 'always' }));
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
