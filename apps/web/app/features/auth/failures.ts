import { isProblem, OfflineError } from '../../lib/api.ts';
import { forgotten, login } from './content.ts';
import { register } from './registration-content.ts';

/** The sentences that the specification has for failures of these forms (first document, §8). */

/** What can be said of a failure besides the specified sentence: nothing of one that nobody expected. */
const reasonOf = (error: unknown): string | null =>
  error instanceof OfflineError || isProblem(error, 'TOO_MANY_REQUESTS') ? error.message : null;

const withReason = (sentence: string, error: unknown): string =>
  [sentence, reasonOf(error)].filter((part) => part !== null).join('. ');

/** Null for a refusal that has its own sentence, which is the server's. */
export const explainLogin = (error: unknown): string | null => {
  const isKnown =
    isProblem(error, 'WRONG_CREDENTIALS') ||
    isProblem(error, 'EMAIL_NOT_VALIDATED') ||
    // The account is suspended.
    isProblem(error, 'FORBIDDEN');
  return isKnown ? null : withReason(login.unknown, error);
};

export const explainRegistration = (error: unknown): string => {
  if (isProblem(error, 'EMAIL_UNAVAILABLE')) return register.failures.unavailable;
  if (isProblem(error) && error.problem.status === 400) return register.failures.invalid;
  return withReason(register.failures.unknown, error);
};

/** Every answer but "ok". Nothing is said of the address where it was not looked for: without an answer, or past the limit. */
export const explainForgotten = (error: unknown): string | null =>
  reasonOf(error) === null ? forgotten.unknown : null;
