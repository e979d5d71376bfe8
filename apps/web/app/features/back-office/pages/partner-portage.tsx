import { officeGuard } from '@basoche/domain/access/screen-guards';
import { usePrefetchInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import PaymentAccountPanel from '../../payments/shared/account-panel.tsx';
import { useAccount } from '../../payments/shared/api.ts';
import { portagePages } from '../api/decisions.ts';
import classes from '../components/case-card.module.css';
import { PortageList } from '../components/portage-list.tsx';
import { portage } from '../content.ts';

export const meta = () => privateMeta(portage.title);

const forPartner = officeGuard('PARTNER');

const Account = () => (
  <div className={classes.account}>
    <PaymentAccountPanel of="partner" />
  </div>
);

/**
 * Requests of the partner. While the partner's account is not ready, no deposit is possible: the account is
 * then shown above the requests, otherwise below. The position is chosen once, so that no button moves under
 * a press.
 */
const Content = ({ isUnready }: { isUnready: boolean }) => {
  const [isFirst] = useState(isUnready);
  return <PortageList office="partner" above={isFirst && <Account />} below={!isFirst && <Account />} />;
};

const Requests = () => {
  // Not `isPending`, which becomes true again when a failed read is repeated.
  const { data, isFetched } = useAccount('partner', false);
  usePrefetchInfiniteQuery(portagePages('partner'));
  return isFetched ? <Content isUnready={data !== undefined && data.state !== 'ready'} /> : <PageSkeleton />;
};

export default function PartnerPortagePage() {
  return (
    <Guarded by={forPartner}>
      <Requests />
    </Guarded>
  );
}
