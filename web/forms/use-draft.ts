import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft.ts';

type DraftForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>;

/**
 * Keeps a draft of the form and puts it back after a reload. What a field already holds wins: it was typed before the
 * script ran, or filled in by the browser.
 */
export function useDraft<Values extends FieldValues>(
  { getValues, setValue, subscribe }: DraftForm<Values>,
  draft: Draft<Partial<Values>>,
): void {
  useEffect(() => {
    for (const [field, value] of Object.entries(draft.read())) {
      const path = field as Path<Values>;
      if (!getValues(path)) setValue(path, value as PathValue<Values, Path<Values>>);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.write(values) });
  }, [getValues, setValue, subscribe, draft]);
}
