import { isProblem, OfflineError } from '../../lib/api.ts';
import { forgotten, login } from './content.ts';
import { register } from './registration-content.ts';

/** Specified sentences for failures of these forms. */

/** Reason to add to the specified sentence; null for an unexpected failure. */
const reasonOf = (error: unknown): string | null =>
  error instanceof OfflineError || isProblem(error, 'TOO_MANY_REQUESTS') ? error.message : null;

const withReason = (sentence: string, error: unknown): string =>
  [sentence, reasonOf(error)].filter((part) => part !== null).join('. ');

/** Specified sentence of a failed login; null for a refusal whose sentence is the server's. */
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

/**
 * Specified sentence for every answer but "ok"; null without an answer or past the rate limit, since the
 * address was then not checked.
 */
export const explainForgotten = (error: unknown): string | null =>
  reasonOf(error) === null ? forgotten.unknown : null;
