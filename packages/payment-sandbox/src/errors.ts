/** Stripe's error answer, with the fields of its documentation. */
export interface ErrorFields {
  readonly type:
    | 'api_error'
    | 'card_error'
    | 'idempotency_error'
    | 'invalid_request_error'
    | 'rate_limit_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly param?: string;
}

export class Refusal extends Error {
  readonly status: number;
  readonly fields: ErrorFields;

  constructor(status: number, fields: ErrorFields) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', message, ...more });

export const noSuch = (what: string, id: string, param = 'id'): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param,
  });

export const missingParameter = (param: string): Refusal =>
  invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });

export const unknownParameter = (param: string): Refusal =>
  invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });

export const notCarriedOut = (param: string): Refusal =>
  invalid(
    `The payment sandbox does not carry out '${param}', which Stripe documents: add it to packages/payment-sandbox before relying on it.`,
    { param },
  );

export const unauthorized = (message: string): Refusal =>
  new Refusal(401, { type: 'invalid_request_error', message });

export const unrecognized = (method: string, path: string): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The payment sandbox carries out the calls that the product uses.`,
  });

export const isDatabaseCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
