import { randomBytes } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const prefixes = {
  session: 'cs_test_a1',
  paymentIntent: 'pi_3',
  charge: 'ch_3',
  payment: 'py_1',
  refund: 're_3',
  account: 'acct_1',
  bankAccount: 'ba_1',
  transfer: 'tr_1',
  reversal: 'trr_1',
  customer: 'cus_',
  product: 'prod_',
  price: 'price_1',
  subscription: 'sub_1',
  subscriptionItem: 'si_',
  invoice: 'in_1',
  invoiceLine: 'il_1',
  portal: 'bps_1',
  event: 'evt_1',
  dispute: 'du_1',
  balanceTransaction: 'txn_1',
  paymentMethod: 'pm_1',
  lineItem: 'li_1',
  request: 'req_',
  link: '',
  fingerprint: '',
} as const;

export const newId = (kind: keyof typeof prefixes): string => {
  const length = kind === 'session' ? 56 : kind === 'request' ? 14 : kind === 'account' ? 15 : 23;
  let id: string = prefixes[kind];
  for (const byte of randomBytes(length)) id += letters[byte % letters.length];
  return id;
};

/** The id in a field of Stripe, which holds an id, or the object itself if it was expanded. */
export const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
