import { requireOk } from './fetch-api.ts';

/**
 * Has the browser save a file that only the session's token opens.
 * @throws ApiError, or TypeError where there is no network
 */
export async function saveFile(
  path: string,
  { name, token }: { name: string; token: string | undefined },
): Promise<void> {
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await requireOk(await fetch(path, { headers, credentials: 'include' }));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari begins to save after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
