import { OfflineError, ProblemError, problemOf } from './api.ts';
import { expireToken, readToken } from './token.ts';

/** Some browsers read what they download well after the click, in milliseconds. */
const keptMs = 60_000;

/** A private file below `/api`: an address alone would not carry the token. Throws as the API does. */
export const fetchFile = async (
  path: string,
  signal?: AbortSignal,
  /** The media type, where the call has a choice of them. */
  accept?: string,
): Promise<Blob> => {
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
  return response.blob();
};

/** Hands what is there to the browser's downloads under this name. */
export const save = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};

/** Fetches a private file and hands it to the browser's downloads under this name. Throws as the API does. */
export const download = async (path: string, name: string, accept?: string): Promise<void> =>
  save(await fetchFile(path, undefined, accept), name);
