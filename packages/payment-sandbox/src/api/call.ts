import type { Form } from '../form.ts';
import type { Check } from '../shape.ts';
import type { Db } from '../store.ts';

/** Context of every change, requested by a call, by a page or by the clock. */
export interface Context {
  readonly db: Db;
  /** Seconds since 1970, by the sandbox's clock. */
  readonly now: number;
  readonly pagesUrl: string;
  /** The connected account of the `Stripe-Account` header; '' is the platform itself. */
  readonly account: string;
  readonly request: { readonly id: string; readonly key: string | null } | null;
}

type PathIds<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathIds<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /**
   * Reads the parameters and returns the function that does the work. A refusal before that function runs is
   * not stored with an idempotency key.
   */
  prepare(form: Form, ids: Readonly<Record<string, string>>): (context: Context) => Promise<object>;
}

export const call = <const Path extends string, Params>(
  method: Call['method'],
  path: Path,
  params: Check<Params>,
  run: (context: Context, params: Params, ids: Readonly<Record<PathIds<Path>, string>>) => Promise<object>,
): Call => ({
  method,
  path,
  prepare: (form, ids) => {
    const parsed = params(form, '');
    return (context) => run(context, parsed, ids as Readonly<Record<PathIds<Path>, string>>);
  },
});
