import { filledPath } from '../../shared/calls/path.ts';
import { requireOk } from './fetch-api.ts';
import { type AnySent, authorizationOf, type FormName, type ResponseOf, type Sent } from './request.ts';

export type Upload = {
  /** From 0 to 1: what has left this device. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
};

/** By XMLHttpRequest, as `fetch` does not say how far it has got. @throws ApiError, TypeError or an `AbortError` */
export function sendForm<Name extends FormName>(
  name: Name,
  { form, onProgress, signal, ...sent }: Omit<Sent<Name>, 'body'> & { form: FormData } & Upload,
): Promise<ResponseOf<Name>> {
  const given: AnySent = sent;
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
    request.onerror = () => reject(new TypeError('Network request failed'));
    request.onabort = () => reject(new DOMException('Aborted', 'AbortError'));
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.open('POST', filledPath(name, given.params));
    for (const [header, value] of Object.entries({ ...given.headers, ...authorizationOf(given) }))
      request.setRequestHeader(header, value);
    signal?.addEventListener('abort', abort);
    request.send(form);
  })
    .then(requireOk)
    .then((response) => response.json());
}
