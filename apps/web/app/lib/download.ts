import { useMutation } from '@tanstack/react-query';
import { OfflineError, ProblemError, problemOf } from './api.ts';
import { notifyError } from './notify.ts';
import { expireToken, readToken } from './token.ts';

/** Milliseconds before a download's address is revoked: some browsers read the file well after the click. */
const keptMs = 60_000;

/** Answer with a private file below `/api`, asked for with the token. Throws as the API does. */
const ask = async (path: string, signal?: AbortSignal, accept?: string): Promise<Response> => {
  const token = readToken();
  const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
  if (accept !== undefined) headers.set('Accept', accept);
  const init: RequestInit = signal ? { headers, signal } : { headers };
  const response = await fetch(`/api${path}`, init).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw new OfflineError(cause);
  });
  if (!response.ok) {
    const problem = problemOf(response.status, await response.json().catch(() => null));
    if (problem.code === 'UNAUTHENTICATED' && token && token === readToken()) expireToken();
    throw new ProblemError(problem, Number(response.headers.get('Retry-After')) || null);
  }
  return response;
};

/** Fetches a private file, which a plain link would ask for without the token. Throws as the API does. */
export const fetchFile = async (path: string, signal?: AbortSignal): Promise<Blob> =>
  (await ask(path, signal)).blob();

/** Saves a file through the browser's downloads, under this name. */
export const save = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};

/** Name that the server gives a file in its Content-Disposition header (RFC 6266); null if it gives none. */
export const fileNameOf = (disposition: string | null): string | null => {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
};

/**
 * Fetches a private file and saves it through the browser's downloads, under the name that the server gives
 * it; returns this name. `accept`: the media type to ask for, where the call offers several. Throws as the API
 * does.
 */
export const download = async (path: string, accept?: string): Promise<string> => {
  const response = await ask(path, undefined, accept);
  const name = fileNameOf(response.headers.get('Content-Disposition')) ?? 'basoche';
  save(await response.blob(), name);
  return name;
};

/** A download that a button starts; its failure is told in a notification. */
export const useDownload = (path: string, accept?: string) =>
  useMutation({ mutationFn: () => download(path, accept), onError: notifyError });
