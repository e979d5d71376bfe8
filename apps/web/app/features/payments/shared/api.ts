export { bankDetailsQuery, comingPages, useAccount, useLivePayments } from '../api.ts';
