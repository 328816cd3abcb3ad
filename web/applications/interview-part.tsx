import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '../../shared/answers.ts';
import { pathOf } from '../../shared/calls/path.ts';
import { withQuery } from '../../shared/paths.ts';
import { readOptions } from '../api/call-options.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { useApplicant } from './application-parts.tsx';
import { useApplicationWords } from './application-words.ts';
import { InterviewBox } from './interview-box.tsx';
import { ProposeForm } from './propose-form.tsx';

type InterviewProps = {
  /** Public id of the application. */
  readonly of: string;
  /** The application as its employer has it, who may propose another time. */
  readonly received?: ReceivedApplication;
};

/** Presses as the form of an interview does; the Italian page that it leads to is not wanted. */
async function press(token: string, choice: string): Promise<void> {
  const path = withQuery(pathOf('POST /api/interviews/linked'), { token });
  const response = await fetch(path, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
  if (response.type !== 'opaqueredirect') throw new Error(`press: ${response.status}`);
}

/** The interview of an application where there is one, and for the employer the form that proposes one. */
export function InterviewPart({ of, received }: InterviewProps) {
  const authorization = useApplicant();
  const list = useQuery(readOptions('GET /api/interviews', { authorization }, { refetchOnMount: 'always' }));
  const interview = list.data?.find(({ application }) => application === of);
  const { texts, isForeign, failed } = useApplicationWords();
  const { mutate } = useMutation({
    mutationFn: (choice: string) => press(interview?.token ?? '', choice).then(() => list.refetch()),
    onError: failed(texts.conversation.failed, texts.conversation.impossible),
  });
  return (
    <>
      {interview && <InterviewBox interview={interview} onPress={isForeign ? mutate : undefined} />}
      {/* In the place of the folded form, so that what is below it does not move when that comes. */}
      {received?.mayAnswer && list.isPending && <Skeleton className="h-11.75 w-full" />}
      {received?.mayAnswer && list.data && (
        <ProposeForm key={interview?.times.map(({ at }) => at).join()} application={received} interview={interview} />
      )}
    </>
  );
}
