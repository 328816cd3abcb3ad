import { requireOk } from './fetch-api.ts';

/** How an upload is followed and broken off. */
export type Upload = {
  /** From 0 to 1: what has left this device. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

/**
 * Sends a form with a file and reads the JSON answer. By XMLHttpRequest, as `fetch` does not say how far it has got.
 * @throws ApiError, TypeError where there is no network, or an `AbortError`
 */
export function sendForm<Answer>(
  path: string,
  {
    fields,
    token,
    onProgress,
    signal,
  }: { fields: Readonly<Record<string, string | Blob>>; token: string | undefined } & Upload,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('Network request failed'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open('POST', path);
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    signal?.addEventListener('abort', abort);
    request.send(form);
  })
    .then(requireOk)
    .then((response) => response.json());
}
