import type Stripe from 'stripe';

/** An object as sent on the wire: without the library's additions, and with decimals as texts. */
export type Wire<T> = { [Name in keyof T as Name extends 'lastResponse' ? never : Name]: Plain<T[Name]> };

type Plain<Value> = Value extends Stripe.Decimal ? string : Value;
