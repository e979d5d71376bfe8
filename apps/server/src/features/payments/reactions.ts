import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue/queue.ts';
import { tellOfAccount } from './accounts/service.ts';
import { refreshDeposit } from './deposits/confirmations/service.ts';
import { closeSession } from './deposits/pages/service.ts';
import { creditFee, invoiceFee, reduceFee } from './invoices/fee/service.ts';
import { carryOut } from './payouts/service.ts';
import { applyEvent } from './provider/service.ts';

export const paymentHandlers: Handlers<
  | 'payments.carryOut'
  | 'payments.event'
  | 'payments.closeSession'
  | 'payments.refreshDeposit'
  | 'payments.accountChanged'
  | 'payments.invoiceFee'
  | 'payments.creditFee'
  | 'payments.reduceFee',
  Platform
> = {
  'payments.carryOut': ({ requestId }, platform) => carryOut(platform, requestId),
  'payments.event': ({ eventId }, platform) => applyEvent(platform, eventId),
  'payments.closeSession': ({ sessionId }, platform) => closeSession(platform, sessionId),
  'payments.refreshDeposit': ({ sessionId }, platform) => refreshDeposit(platform, sessionId),
  'payments.accountChanged': ({ memberId }, platform) => tellOfAccount(platform, memberId),
  'payments.invoiceFee': ({ applicationId }, platform) => invoiceFee(platform, applicationId),
  'payments.creditFee': ({ applicationId }, platform) => creditFee(platform, applicationId),
  'payments.reduceFee': ({ applicationId, feeCents }, platform) =>
    reduceFee(platform, applicationId, feeCents),
};
