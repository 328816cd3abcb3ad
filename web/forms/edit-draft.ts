import { type Draft, draftOf } from './draft.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** Draft of an edit. It remembers the revision that was typed over, so that an edit of yesterday does not pass for one of today's version. */
export type EditDraft<Typed> = Draft<Typed> & {
  /** Revision that the edit changes. */
  readonly revision: () => number;
  /** Replaces the typed values by those of a newer version, and keeps the former beside them. */
  readonly replace: (former: Typed, newer: Typed, revision: number) => void;
  /** The typed values that a newer version has replaced. */
  readonly replaced: () => Partial<Typed>;
};

/**
 * @param name of the thing that is edited, such as `job-7`
 * @param current its revision, for an edit that begins now
 */
export function editDraftOf<Typed extends Values>(name: string, empty: Typed, current: number): EditDraft<Typed> {
  const kept = draftOf<Values>(`edit-${name}`, { ...empty, revision: '' });
  const former = draftOf(`edit-${name}.replaced`, empty);
  let revision = Number(kept.read().revision) || current;
  const write = (values: Partial<Typed>) => kept.write({ ...values, revision: String(revision) });
  return {
    revision: () => revision,
    read: () => {
      const { revision: _revision, ...values } = kept.read();
      return values as Partial<Typed>;
    },
    write,
    replace: (typed, newer, newerRevision) => {
      former.write(typed);
      revision = newerRevision;
      write(newer);
    },
    replaced: former.read,
    clear: () => {
      kept.clear();
      former.clear();
    },
  };
}
