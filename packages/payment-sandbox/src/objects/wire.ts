import type Stripe from 'stripe';

/** An object as it travels: what the library adds is left out, and its decimals are still texts. */
export type Wire<T> = { [Name in keyof T as Name extends 'lastResponse' ? never : Name]: Plain<T[Name]> };

type Plain<Value> = Value extends Stripe.Decimal ? string : Value;
