export { bankDetailsQuery, comingPages, keptPages, useAccount, useLivePayments } from '../api.ts';
