import { type FieldError, type Problem, type ProblemCode, problem } from '@basoche/contract/problem';

interface RefusalDetails {
  /** A more precise French title than the code's own. */
  readonly title?: string;
  readonly errors?: FieldError[];
  /** Registration's list of offending fields. */
  readonly message?: string[];
  readonly retryAfterSeconds?: number;
}

/** An expected "no": thrown by services, answered as `application/problem+json`, never logged as a failure. */
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

/** A field that says who is acting may be absent; present, it must agree with the token (rules §6). */
export const agree = <Value>(claimed: Value | undefined, actual: Value): void => {
  if (claimed !== undefined && claimed !== actual) refuse('ACTOR_MISMATCH');
};

export const problemOfRefusal = ({ code, details }: Refusal): Problem => {
  const { retryAfterSeconds: _, ...shown } = details;
  return problem(code, shown);
};
