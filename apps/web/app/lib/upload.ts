import type { AnswerOf, CallInput, Route } from '@basoche/contract/route';
import { readActing } from './acting.ts';
import { fillPath, headersOf, OfflineError, ProblemError, problemOf, queryString } from './api.ts';
import { leaveIfRefused } from './leave-refused.ts';
import { readToken } from './token.ts';

/** Value of a form part: a file, a text, or a list. Null and undefined are left out. */
type Part = File | string | readonly string[] | null | undefined;

const formOf = (parts: Readonly<Record<string, Part>>): FormData => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part === null || part === undefined) continue;
    if (typeof part === 'string' || part instanceof File) form.set(name, part);
    else for (const one of part) form.append(`${name}[]`, one);
  }
  return form;
};

interface UploadOptions<R extends Route> {
  params?: CallInput<R>['params'];
  query?: CallInput<R>['query'];
  /** The firm in whose name it is sent; the one that the tab acts for if left out. */
  firm?: string | null;
  /** Aborts the upload. */
  signal?: AbortSignal;
  /** Called with the share of the form that was sent, from 0 to 1. */
  onProgress?: (share: number) => void;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Sends a form to a call that takes files. Throws as the API does. It does not use `fetch`, which gives no
 * upload progress.
 */
export const upload = <R extends Route>(
  route: R,
  parts: Readonly<Record<string, Part>>,
  { params, query, firm = readActing(), signal, onProgress }: UploadOptions<R> = {},
): Promise<AnswerOf<R>> =>
  new Promise((resolve, reject) => {
    const caller = { token: readToken(), firm };
    const request = new XMLHttpRequest();
    request.open(route.method, `/api${fillPath(route.path, params ?? {})}${queryString({ ...query })}`);
    request.setRequestHeader('Accept', 'application/json');
    for (const [name, value] of headersOf(route, caller)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 1 : loaded / total);
    request.onerror = () => reject(new OfflineError());
    request.onload = () => {
      const answer = parseJson(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(answer as AnswerOf<R>);
      const problem = problemOf(request.status, answer);
      leaveIfRefused(problem, caller);
      reject(new ProblemError(problem, Number(request.getResponseHeader('Retry-After')) || null));
    };
    request.onabort = () => reject(new DOMException('Stopped.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(formOf(parts));
  });
