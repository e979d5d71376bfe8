import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { settingsMeta } from '../content.ts';

const BankDetailsPanel = lazy(() => import('../../payments/shared/bank-details-panel.tsx'));
const BillingDetailsPanel = lazy(() => import('../../payments/shared/billing-details-panel.tsx'));
const PaymentAccountPanel = lazy(() => import('../../payments/shared/account-panel.tsx'));
const SubscriptionPanel = lazy(() => import('../../payments/shared/subscription-panel.tsx'));

export const meta = () => privateMeta(settingsMeta.payments);

/** Accounts on which a member of the trade is paid; nothing for customers. */
const Payments = () =>
  useMe().userType !== 'CUSTOMER' && (
    <Suspense fallback={<Skeleton height={420} mb="md" />}>
      <PaymentAccountPanel />
      <BankDetailsPanel />
    </Suspense>
  );

/** Subscription; customers publish without one. */
const OwnSubscription = () =>
  useMe().userType !== 'CUSTOMER' && (
    <Suspense fallback={<Skeleton height={180} mb="md" />}>
      <SubscriptionPanel />
    </Suspense>
  );

/** Accounts to be paid on, and means of payment. */
export default function PaymentSettingsPage() {
  return (
    <SettingsPage section="payments">
      <Payments />
      <Suspense fallback={<Skeleton height={560} mb="md" />}>
        <BillingDetailsPanel />
      </Suspense>
      <OwnSubscription />
    </SettingsPage>
  );
}
