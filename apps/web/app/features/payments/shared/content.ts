export { invoiceContent } from '../invoice-content.ts';
export { ownPayments, paymentRoute, paymentWhen } from '../own-content.ts';
export { required } from '../subscription-content.ts';
