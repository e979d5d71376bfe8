import type { AnswerOf, CallInput, Route } from '@basoche/contract/route';
import { fillPath, OfflineError, ProblemError, problemOf } from './api.ts';
import { expireToken, readToken } from './token.ts';

interface UploadOptions<R extends Route> {
  params?: CallInput<R>['params'];
  /** Stops what is on its way. */
  signal?: AbortSignal;
  /** Told, from 0 to 1, how much of the file has left. */
  onProgress?: (share: number) => void;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Sends a file to a call of the contract that takes one. Throws as the API does. This is the one call that is not made with
 * `fetch`, which does not tell how much of a body has left.
 */
export const upload = <R extends Route>(
  route: R,
  file: File,
  { params, signal, onProgress }: UploadOptions<R> = {},
): Promise<AnswerOf<R>> =>
  new Promise((resolve, reject) => {
    const token = readToken();
    const request = new XMLHttpRequest();
    request.open(route.method, `/api${fillPath(route.path, params ?? {})}`);
    request.setRequestHeader('Accept', 'application/json');
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total);
    request.onerror = () => reject(new OfflineError());
    request.onload = () => {
      const answer = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(answer as AnswerOf<R>);
      const problem = problemOf(request.status, answer);
      if (problem.code === 'UNAUTHENTICATED' && token && token === readToken()) expireToken();
      reject(new ProblemError(problem, Number(request.getResponseHeader('Retry-After')) || null));
    };
    request.onabort = () => reject(new DOMException('Stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const body = new FormData();
    body.set('file', file);
    request.send(body);
  });
