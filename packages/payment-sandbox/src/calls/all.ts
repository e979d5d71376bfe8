import type { Call } from '../api/call.ts';
import { accountCalls } from './accounts.ts';
import { catalogueCalls } from './catalogue.ts';
import { checkoutCalls } from './checkout.ts';
import { customerCalls } from './customers.ts';
import { paymentCalls } from './payments.ts';
import { recordCalls } from './records.ts';
import { refundCalls } from './refunds.ts';
import { subscriptionCalls } from './subscriptions.ts';
import { transferCalls } from './transfers.ts';

/** Every call that the sandbox carries out. */
export const calls: readonly Call[] = [
  ...accountCalls,
  ...catalogueCalls,
  ...checkoutCalls,
  ...customerCalls,
  ...paymentCalls,
  ...recordCalls,
  ...refundCalls,
  ...subscriptionCalls,
  ...transferCalls,
];
