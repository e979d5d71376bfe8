import * as accountCalls from '@basoche/contract/payments/accounts';
import * as bankCalls from '@basoche/contract/payments/bank-details';
import * as billingCalls from '@basoche/contract/payments/billing-details';
import * as financeCalls from '@basoche/contract/payments/finances';
import * as invoiceCalls from '@basoche/contract/payments/invoices';
import { readOfficePlans } from '@basoche/contract/payments/office-plans';
import * as ownCalls from '@basoche/contract/payments/own';
import * as calls from '@basoche/contract/payments/payments';
import * as statementCalls from '@basoche/contract/payments/statements';
import * as subscriptionCalls from '@basoche/contract/payments/subscriptions';
import { pageRequest } from '../../platform/http/cursor.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Platform } from '../../platform/platform.ts';
import * as bankDetails from './accounts/bank-details/service.ts';
import * as accounts from './accounts/service.ts';
import { askDeposit } from './deposits/service.ts';
import { changeOwnDetails, readOwnDetails } from './invoices/billing-details/service.ts';
import {
  creditInvoice,
  invoicesOfThread,
  issueInvoice,
  listInvoices,
  readInvoice,
  readThreadInvoice,
} from './invoices/service.ts';
import * as own from './ledger/own/service.ts';
import { readStatement } from './ledger/statements/service.ts';
import * as plans from './office/plans/service.ts';
import * as finances from './office/service.ts';
import { receive } from './provider/service.ts';
import { cancel, openPortal, resume, subscribe } from './subscriptions/own/service.ts';
import { readOwn } from './subscriptions/service.ts';

export const paymentRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.payDeposit, ({ params, viewer }) => askDeposit(platform, viewer, params.id));
  mount(
    calls.receiveEvent,
    ({ body, request }) => {
      const signature = request.headers['stripe-signature'];
      return receive(platform, body, typeof signature === 'string' ? signature : '');
    },
    { takesText: true },
  );

  mount(ownCalls.listOwnPayments, ({ viewer, query }) =>
    own.listOwn(platform, viewer, query, pageRequest(query)),
  );
  mount(ownCalls.readOwnPaymentMonths, ({ viewer, query }) => own.readMonths(platform, viewer, query.year));
  mount(ownCalls.exportOwnPayments, ({ viewer, query }) => own.exportOwn(platform, viewer, query));

  mount(statementCalls.readStatement, ({ viewer, params }) => readStatement(platform, viewer, params.id));

  mount(accountCalls.openAccount, ({ viewer, body }) =>
    accounts.onboard(platform, viewer, accounts.backTo(body)),
  );
  mount(accountCalls.readAccount, ({ viewer }) => accounts.read(platform, viewer));
  mount(accountCalls.openPartnerAccount, ({ viewer }) => accounts.onboard(platform, viewer, '/partner'));
  mount(accountCalls.readPartnerAccount, ({ viewer }) => accounts.read(platform, viewer));

  mount(bankCalls.saveBankDetails, ({ viewer, body }) => bankDetails.save(platform, viewer, body));
  mount(bankCalls.readBankDetails, ({ viewer }) => bankDetails.read(platform, viewer));
  mount(bankCalls.readPayeeDetails, ({ viewer, params }) =>
    bankDetails.disclose(platform, viewer, params.id),
  );

  mount(subscriptionCalls.readSubscription, ({ viewer }) => readOwn(platform, viewer));
  mount(subscriptionCalls.subscribe, ({ viewer, body }) => subscribe(platform, viewer, body.plan));
  mount(subscriptionCalls.cancelSubscription, ({ viewer }) => cancel(platform, viewer));
  mount(subscriptionCalls.resumeSubscription, ({ viewer }) => resume(platform, viewer));
  mount(subscriptionCalls.openPortal, ({ viewer }) => openPortal(platform, viewer));

  mount(billingCalls.readBillingDetails, ({ viewer }) => readOwnDetails(platform, viewer));
  mount(billingCalls.changeBillingDetails, ({ viewer, body }) => changeOwnDetails(platform, viewer, body));

  mount(invoiceCalls.issueInvoice, ({ viewer, params, body }) =>
    issueInvoice(platform, viewer, params.id, body),
  );
  mount(invoiceCalls.readThreadInvoice, ({ viewer, params }) =>
    readThreadInvoice(platform, viewer, params.id),
  );
  mount(invoiceCalls.listThreadInvoices, ({ viewer, params }) =>
    invoicesOfThread(platform, viewer, params.id),
  );
  mount(invoiceCalls.listInvoices, ({ viewer, query }) => listInvoices(platform, viewer, pageRequest(query)));
  mount(invoiceCalls.readInvoice, ({ viewer, params }) => readInvoice(platform, viewer, params.id));
  mount(invoiceCalls.creditInvoice, ({ viewer, params }) => creditInvoice(platform, viewer, params.id));

  mount(financeCalls.readFinances, () => finances.readFinances(platform));
  mount(financeCalls.listDeposits, ({ query }) =>
    finances.listDeposits(platform, query.state, pageRequest(query)),
  );
  mount(financeCalls.listMovements, ({ query }) =>
    finances.listMovements(platform, query.state, pageRequest(query)),
  );
  mount(financeCalls.listChargebacks, ({ query }) => finances.listChargebacks(platform, pageRequest(query)));
  mount(financeCalls.listUnmatched, ({ query }) => finances.listUnmatched(platform, pageRequest(query)));
  mount(financeCalls.retryMovement, ({ viewer, params }) =>
    finances.retryMovement(platform, viewer, params.id),
  );
  mount(financeCalls.exportLedger, ({ viewer, query }) => finances.exportLedger(platform, viewer, query));

  mount(readOfficePlans, () => plans.read(platform));
};
