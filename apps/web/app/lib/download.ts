import { OfflineError, ProblemError, problemOf } from './api.ts';
import { expireToken, readToken } from './token.ts';

/** Milliseconds before a download's address is revoked: some browsers read the file well after the click. */
const keptMs = 60_000;

/**
 * Fetches a private file below `/api` with the token, which a plain link would not send. Throws as the API
 * does.
 */
export const fetchFile = async (
  path: string,
  signal?: AbortSignal,
  /** Media type to ask for, where the call offers several. */
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

/** Saves a file through the browser's downloads, under this name. */
export const save = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};

/**
 * Fetches a private file and saves it through the browser's downloads, under this name. Throws as the API
 * does.
 */
export const download = async (path: string, name: string, accept?: string): Promise<void> =>
  save(await fetchFile(path, undefined, accept), name);
