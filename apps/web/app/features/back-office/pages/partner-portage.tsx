import { officeGuard } from '@basoche/domain/access/guards';
import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useAccount } from '../../payments/shared/api.ts';
import classes from '../components/case-card.module.css';
import { PortageList } from '../components/portage-list.tsx';
import { portage } from '../content.ts';

const PaymentAccountPanel = lazy(() => import('../../payments/shared/account-panel.tsx'));

export const meta = () => privateMeta(portage.title);

const forPartner = officeGuard('PARTNER');

const Account = () => (
  <div className={classes.account}>
    <Suspense fallback={<Skeleton height={200} />}>
      <PaymentAccountPanel of="partner" />
    </Suspense>
  </div>
);

/** Until the partner's account is ready, no deposit is possible: it then comes before the requests. */
const Content = () => {
  const { data } = useAccount('partner', false);
  const isReady = data?.state === 'ready';
  return (
    <PortageList office="partner" above={data && !isReady && <Account />} below={isReady && <Account />} />
  );
};

export default function PartnerPortagePage() {
  return (
    <Guarded by={forPartner}>
      <Content />
    </Guarded>
  );
}
