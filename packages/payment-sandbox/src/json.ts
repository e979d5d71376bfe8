import type Stripe from 'stripe';

/** An object as sent on the wire: without the library's additions, and with decimals as texts. */
export type Wire<T> = { [Name in keyof T as Name extends 'lastResponse' ? never : Name]: Plain<T[Name]> };

type Plain<Value> = Value extends Stripe.Decimal ? string : Value;

/** Fields of a submitted form by name; '' for an absent one. */
export const formFields = (body: unknown): ((name: string) => string) => {
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  return (name) => form.get(name) ?? '';
};

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
