import {
  openAccount,
  openPartnerAccount,
  type PaymentAccount,
  readAccount,
  readPartnerAccount,
} from '@basoche/contract/payments/accounts';
import { readBankDetails, readPayeeDetails, saveBankDetails } from '@basoche/contract/payments/bank-details';
import { changeBillingDetails, readBillingDetails } from '@basoche/contract/payments/billing-details';
import {
  creditInvoice,
  type Invoice,
  issueInvoice,
  listInvoices,
  listThreadInvoices,
} from '@basoche/contract/payments/invoices';
import { exportOwnPayments, listOwnPayments, readOwnPaymentMonths } from '@basoche/contract/payments/own';
import { readStatement } from '@basoche/contract/payments/statements';
import {
  cancelSubscription,
  openPortal,
  readSubscription,
  resumeSubscription,
  subscribe,
} from '@basoche/contract/payments/subscriptions';
import type { BodyOf, CallInput } from '@basoche/contract/route';
import { comingStatuses, type PaymentDirection } from '@basoche/domain/payments/own-payments';
import type { PlanName } from '@basoche/domain/payments/plans';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { download } from '../../lib/download.ts';
import { notifyError } from '../../lib/notify.ts';
import { apiOf, routeKey, routePages, routeQuery } from '../../lib/query-client.ts';
import { setAnswer } from '../../lib/set-answer.ts';
import { useSocket } from '../../lib/socket.ts';
import { useApi } from '../../lib/use-api.ts';
import { useCommand } from '../../lib/use-command.ts';

/** Query of coming payments, the next one first. */
export const comingPages = (direction: PaymentDirection) =>
  routePages(listOwnPayments, {
    query: { direction, status: [...comingStatuses[direction]], order: 'oldest' },
  });

/** Query of payments whose money has not arrived yet, in both directions, held deposits included. */
export const keptPages = () =>
  routePages(listOwnPayments, {
    query: { status: ['expected', 'held', 'planned'], order: 'oldest' },
  });

/** Query of past payments, the latest first. */
export const donePages = (direction: PaymentDirection, year: number | undefined) =>
  routePages(listOwnPayments, {
    query: {
      direction,
      status: direction === 'IN' ? ['paid', 'refunded', 'taken'] : ['held', 'paid', 'refunded'],
      ...(year === undefined ? {} : { year }),
    },
  });

export const monthsQuery = (year: number | undefined) =>
  routeQuery(readOwnPaymentMonths, { query: year === undefined ? {} : { year } });

/** Reads the payments again when money may have moved. */
export const useLivePayments = (): void => {
  const client = useQueryClient();
  const refresh = useCallback(() => void client.invalidateQueries({ queryKey: ['payments'] }), [client]);
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
};

export const useExportPayments = () =>
  useCommand((api, year: number) => download(api, exportOwnPayments, { query: { year } }), {
    onError: notifyError,
  });

export const subscriptionQuery = () => ({ ...routeQuery(readSubscription), staleTime: 0 });

/**
 * Reads the subscription again when the server gets news from the payment provider, because the viewer's
 * permissions depend on it.
 */
export const useLiveSubscription = (): void => {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['subscriptions'] });
    void client.invalidateQueries({ queryKey: ['missions'] });
    void client.invalidateQueries({ queryKey: ['jobs'] });
  };
  useSocket({ subscriptionChanged: refresh, resync: refresh });
};

/** Opens a page of the payment provider. */
const go = (url: string) => globalThis.location.assign(url);

export const useSubscribe = () => {
  const client = useQueryClient();
  return useCommand((api, plan: PlanName) => api.call(subscribe, { body: { plan } }), {
    onDone: go,
    onError: () => client.invalidateQueries({ queryKey: ['subscriptions'] }),
  });
};

export const usePortal = () => useCommand((api) => api.call(openPortal), { onDone: go });

/** Cancels the subscription, or revokes its cancellation. */
export const useChangeSubscription = (onDone: () => void) => {
  const client = useQueryClient();
  return useCommand(
    (api, change: 'cancel' | 'resume') =>
      api.call(change === 'cancel' ? cancelSubscription : resumeSubscription),
    {
      onDone: (subscription) => {
        setAnswer(client, subscriptionQuery().queryKey, subscription);
        onDone();
      },
      onError: () => client.invalidateQueries({ queryKey: ['subscriptions'] }),
    },
  );
};

/** Owner of the account: a member, or the portage company. */
export type AccountOf = 'member' | 'partner';

const isSettled = ({ state }: PaymentAccount) => state === 'ready' || state === 'none';
/**
 * Interval at which the account's state is read, in milliseconds: shorter just after the owner returns from
 * the provider.
 */
const lookMs = { back: 3_000, otherwise: 30_000 } as const;

export const useAccount = (of: AccountOf, isBack: boolean, enabled = true) =>
  useQuery({
    enabled,
    queryKey: [...routeKey(readAccount), of],
    queryFn: ({ client, signal }): Promise<PaymentAccount> =>
      of === 'member'
        ? apiOf(client).call(readAccount, {}, signal)
        : apiOf(client).call(readPartnerAccount, {}, signal),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data && isSettled(state.data) ? false : lookMs[isBack ? 'back' : 'otherwise'],
  });

/** Thread or hearing that the owner returns to; with neither, the settings. */
export type AccountBack = Readonly<BodyOf<typeof openAccount>>;

/** Requests the address of the provider's form, and opens it. */
export const useOpenAccount = (of: AccountOf, back: AccountBack) =>
  useCommand(
    (api) => (of === 'partner' ? api.call(openPartnerAccount) : api.call(openAccount, { body: back })),
    { onDone: go },
  );

export const bankDetailsQuery = () => routeQuery(readBankDetails);

export const useSaveBankDetails = () => {
  const client = useQueryClient();
  return useCommand((api, body: { iban: string; bic: string }) => api.call(saveBankDetails, { body }), {
    onDone: (saved) => setAnswer(client, bankDetailsQuery().queryKey, saved),
  });
};

/** Reads the payee's bank details on demand, without caching, because each access is recorded. */
export const useReadPayeeDetails = (id: string) => {
  const api = useApi();
  return useMutation({ mutationFn: () => api.call(readPayeeDetails, { params: { id } }), gcTime: 0 });
};

export const billingDetailsQuery = () => routeQuery(readBillingDetails);

export const useChangeBillingDetails = () => {
  const client = useQueryClient();
  return useCommand(
    (api, body: BodyOf<typeof changeBillingDetails>) => api.call(changeBillingDetails, { body }),
    {
      onDone: (details) => {
        setAnswer(client, billingDetailsQuery().queryKey, details);
        void client.invalidateQueries({ queryKey: routeKey(readBillingDetails) });
      },
    },
  );
};

export const invoicePages = () => routePages(listInvoices);

/** Invoices of a thread, read again when the other party may have changed them. */
export const useThreadInvoices = (id: string) => {
  const client = useQueryClient();
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: routeKey(listThreadInvoices, { params: { id } }) }),
    [client, id],
  );
  useSocket({ newAction: refresh, newNotification: refresh, resync: refresh });
  return useQuery(routeQuery(listThreadInvoices, { params: { id } }));
};

/** Queries of all lists of invoices. */
const shown = [routeKey(listThreadInvoices), routeKey(listInvoices)];

export const useIssueInvoice = (id: string) =>
  useCommand(
    (api, body: NonNullable<CallInput<typeof issueInvoice>['body']>) =>
      api.call(issueInvoice, { params: { id }, body }),
    { refreshWhenDone: shown },
  );

export const useCreditInvoice = (onDone: (credit: Invoice) => void) =>
  useCommand((api, id: string) => api.call(creditInvoice, { params: { id } }), {
    refreshWhenDone: shown,
    onDone,
  });

export const useStatement = (id: string) => useQuery(routeQuery(readStatement, { params: { id } }));
