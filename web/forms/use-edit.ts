import { useState } from 'react';
import { ApiError } from '../api/fetch-api.ts';
import { draftOf } from './draft.ts';
import type { FormValues } from './form-values.ts';

/**
 * Draft of an edit. It remembers the revision that was typed over, so that an edit of yesterday does not pass for one of today's version.
 * @param name of the thing that is edited, such as `job-7`
 * @param current its revision, for an edit that begins now
 */
export function editDraftOf<Typed extends FormValues>(name: string, empty: Typed, current: number) {
  const stored = draftOf<FormValues>(`edit-${name}`, { ...empty, revision: '' });
  const former = draftOf(`edit-${name}.replaced`, empty);
  let revision = Number(stored.read().revision) || current;
  const write = (values: Partial<Typed>) => stored.write({ ...values, revision: String(revision) });
  return {
    revision: () => revision,
    read: (): Partial<Typed> => {
      const { revision: _revision, ...values } = stored.read();
      return values as Partial<Typed>;
    },
    write,
    /** Replaces the typed values by those of a newer version, and keeps the former beside them. */
    replace: (typed: Typed, newer: Typed, newerRevision: number) => {
      former.write(typed);
      revision = newerRevision;
      write(newer);
    },
    replaced: former.read,
    clear: () => {
      stored.clear();
      former.clear();
    },
  };
}

type Version = { readonly revision: number };

type Declaration<Typed extends FormValues, Stored> = {
  readonly stored: Stored;
  /** Draft of the edit, which may be older than the version. */
  readonly draft: (stored: Stored) => ReturnType<typeof editDraftOf<Typed>>;
  readonly valuesOf: (stored: Stored) => Typed;
  /** Reads the version that is stored now; null or undefined where it is gone. */
  readonly readLatest: () => Promise<Stored | null | undefined>;
};

/**
 * The edit of one version. The server refuses an edit of an older one (409): the person then sees the newer version,
 * loads it, and puts back what is needed. A draft typed over an older version is a conflict before it is sent.
 */
export function useEdit<Typed extends FormValues, Stored extends Version>(declaration: Declaration<Typed, Stored>) {
  const { stored, valuesOf, readLatest } = declaration;
  const [draft] = useState(() => declaration.draft(stored));
  const [newer, setNewer] = useState(draft.revision() === stored.revision ? null : stored);
  const [replaced, setReplaced] = useState(draft.replaced);
  return {
    initial: valuesOf(stored),
    draft,
    /** The newer version; null where the form changes the newest one. */
    newer: newer && { revision: newer.revision, values: valuesOf(newer) },
    replaced,
    /** Goes on from the newer version and keeps what was typed in view; returns the values the form is to hold. */
    load: (typed: Typed) => {
      if (!newer) return typed;
      const values = valuesOf(newer);
      draft.replace(typed, values, newer.revision);
      setReplaced(typed);
      setNewer(null);
      return values;
    },
    /** For `onFailed` of the form: takes over a refusal that comes from a newer version. */
    onFailed: async (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 409)) return false;
      const latest = await readLatest().catch(() => null);
      if (!latest || latest.revision === draft.revision()) return false;
      setNewer(latest);
      return true;
    },
  };
}

/** An edit of something that somebody else, or another tab, may change meanwhile. */
export type Edit<Typed extends FormValues> = ReturnType<typeof useEdit<Typed, Version>>;
