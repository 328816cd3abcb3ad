import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { readOptions } from '../api/call-options.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useApplicant } from './application-parts.tsx';
import { InterviewBox } from './interview-box.tsx';
import { ProposeForm } from './propose-form.tsx';

type InterviewProps = {
  /** Public id of the application. */
  readonly of: string;
  /** The application as its employer has it, who may propose another time. */
  readonly received?: ReceivedApplication;
};

/** The interview of an application where there is one, and for the employer the form that proposes one. */
export function InterviewPart({ of, received }: InterviewProps) {
  const authorization = useApplicant();
  const list = useQuery(readOptions('GET /api/interviews', { authorization }, { refetchOnMount: 'always' }));
  const interview = list.data?.find(({ application }) => application === of);
  return (
    <>
      {interview && <InterviewBox interview={interview} />}
      {/* In the place of the folded form, so that what is below it does not move when that comes. */}
      {received?.mayAnswer && list.isPending && <Skeleton className="h-11.75 w-full" />}
      {received?.mayAnswer && list.data && (
        <ProposeForm key={interview?.times.map(({ at }) => at).join()} application={received} interview={interview} />
      )}
    </>
  );
}
