import { type Draft, draftOf } from '../forms/draft.ts';
import { EMPTY_JOB, type PublishJobValues } from './publish-job-values.ts';

/** Draft of an edit. It remembers the revision that was typed over, so that an edit of yesterday does not pass for one of today's offer. */
export type EditDraft = Draft<PublishJobValues> & { readonly revision: number };

/** @param current revision of the offer, for a draft that begins now; `begin` writes over an older one */
export function editDraftOf(id: string, current: number, { begin = false } = {}): EditDraft {
  const kept = draftOf(`edit-job.${id}`, { ...EMPTY_JOB, revision: '' });
  const revision = begin ? current : Number(kept.read().revision) || current;
  return {
    revision,
    read: () => {
      const { revision: _revision, ...values } = kept.read();
      return values;
    },
    write: (values) => kept.write({ ...values, revision: String(revision) }),
    clear: kept.clear,
  };
}

/** What was typed before a newer version was loaded. */
export const replacedDraftOf = (id: string): Draft<PublishJobValues> => draftOf(`edit-job.${id}.replaced`, EMPTY_JOB);
