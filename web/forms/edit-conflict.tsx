import { deferred } from '../app/deferred.tsx';
import type { EditConflictProps } from './edit-versions.tsx';
import type { FormValues } from './form-values.ts';

type Versions = typeof import('./edit-versions.tsx').EditVersions;

/** Few edits meet another one. */
const EditVersions = deferred(async () => (await import('./edit-versions.tsx')).EditVersions) as Versions;

/** Settles an edit by two people, or in two tabs. */
export function EditConflict<Typed extends FormValues>(props: EditConflictProps<Typed>) {
  const { newer, replaced } = props.edit;
  return (newer || Object.keys(replaced).length > 0) && <EditVersions {...props} />;
}
