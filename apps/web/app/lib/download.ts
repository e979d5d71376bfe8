import { OfflineError, ProblemError, problemOf } from './api.ts';
import { expireToken, readToken } from './token.ts';

/** Some browsers read what they download well after the click, in milliseconds. */
const keptMs = 60_000;

/**
 * Fetches a private file below `/api` and hands it to the browser's downloads under this name: a link alone would not carry the
 * token. Throws as the API does.
 */
export const download = async (path: string, name: string): Promise<void> => {
  const token = readToken();
  const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
  const response = await fetch(`/api${path}`, { headers }).catch((cause: unknown) => {
    throw new OfflineError(cause);
  });
  if (!response.ok) {
    const problem = problemOf(response.status, await response.json().catch(() => null));
    if (problem.code === 'UNAUTHENTICATED' && token && token === readToken()) expireToken();
    throw new ProblemError(problem, Number(response.headers.get('Retry-After')) || null);
  }
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptMs);
};
