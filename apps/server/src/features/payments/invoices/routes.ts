import * as calls from '@basoche/contract/payments/invoices';
import { pageRequest } from '../../../platform/http/cursor.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  creditInvoice,
  invoicesOfThread,
  issueInvoice,
  listInvoices,
  readInvoice,
  readThreadInvoice,
} from './service.ts';

export const invoiceRoutes = (mount: Mount, platform: Platform): void => {
  mount(calls.issueInvoice, ({ viewer, params, body }) => issueInvoice(platform, viewer, params.id, body));
  mount(calls.readThreadInvoice, ({ viewer, params }) => readThreadInvoice(platform, viewer, params.id));
  mount(calls.listThreadInvoices, ({ viewer, params }) => invoicesOfThread(platform, viewer, params.id));
  mount(calls.listInvoices, ({ viewer, query }) => listInvoices(platform, viewer, pageRequest(query)));
  mount(calls.readInvoice, ({ viewer, params }) => readInvoice(platform, viewer, params.id));
  mount(calls.creditInvoice, ({ viewer, params }) => creditInvoice(platform, viewer, params.id));
};
