import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
import { useMay, useMe } from '../../../lib/session.tsx';
import { SettingsPage } from '../components/settings-page.tsx';
import { settingsMeta } from '../content.ts';

const BankDetailsPanel = lazy(() => import('../../payments/shared/bank-details-panel.tsx'));
const BillingDetailsPanel = lazy(() => import('../../payments/shared/billing-details-panel.tsx'));
const PaymentAccountPanel = lazy(() => import('../../payments/shared/account-panel.tsx'));
const SubscriptionPanel = lazy(() => import('../../payments/shared/subscription-panel.tsx'));

export const meta = () => privateMeta(settingsMeta.payments);

/**
 * Payout accounts, means of payment and the subscription. Customers, and managers of a firm, see the means of
 * payment only.
 */
const Panels = () => {
  const isOfTrade = useMe().userType !== 'CUSTOMER';
  const may = useMay();
  const banks = isOfTrade && may('bank');
  return (
    <>
      {banks && <PaymentAccountPanel />}
      {banks && <BankDetailsPanel />}
      <BillingDetailsPanel />
      {banks && <SubscriptionPanel />}
    </>
  );
};

export default function PaymentSettingsPage() {
  return (
    <SettingsPage section="payments">
      <Suspense fallback={<Skeleton height={1160} />}>
        <Panels />
      </Suspense>
    </SettingsPage>
  );
}
