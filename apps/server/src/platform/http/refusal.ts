import { type FieldError, type Problem, type ProblemCode, problem } from '@basoche/contract/problem';

interface RefusalDetails {
  /** A French title more precise than that of the code. */
  readonly title?: string;
  readonly errors?: FieldError[];
  /** Names of the offending fields, for registration. */
  readonly message?: string[];
  readonly retryAfterSeconds?: number;
}

/** An expected refusal: thrown by services, answered as `application/problem+json`, never logged as an error. */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly details: RefusalDetails;

  constructor(code: ProblemCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }
}

export const refuse = (code: ProblemCode, details?: RefusalDetails): never => {
  throw new Refusal(code, details);
};

/** Refuses if a field that names the acting member is present and differs from the session's member (rules §6). */
export const assertActor = <Value>(claimedId: Value | undefined, actual: Value): void => {
  if (claimedId !== undefined && claimedId !== actual) refuse('ACTOR_MISMATCH');
};

export const problemOfRefusal = ({ code, details }: Refusal): Problem => {
  const { retryAfterSeconds: _, ...shown } = details;
  return problem(code, shown);
};
