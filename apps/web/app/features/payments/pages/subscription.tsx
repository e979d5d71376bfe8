import type { Subscription } from '@basoche/contract/payments/subscriptions';
import { privateGuard } from '@basoche/domain/access/screen-guards';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { subscriptionQuery, useLiveSubscription } from '../api.ts';
import { OwnSubscription } from '../components/own-subscription.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { subscription as content } from '../subscription-content.ts';
import classes from './subscription.module.css';

export const meta = () => privateMeta(content.title);

const Plans = ({ subscription }: { subscription: Subscription }) => (
  <Section title={subscription.current === null ? content.choose : content.again}>
    {subscription.isPending && (
      <div className="bottom-4">
        <Note tone="info">{content.pending}</Note>
      </div>
    )}
    <PlanCards subscription={subscription} />
    {!subscription.isRequired && <p className="soft top-4">{content.notRequired}</p>}
  </Section>
);

const Points = () => (
  <>
    <ul className={classes.points}>
      {content.points.map((point) => (
        <li key={point}>
          <IconCheck size={20} stroke={1.5} aria-hidden />
          {point}
        </li>
      ))}
    </ul>
    <Link to="/tarifs" className={classes.fees}>
      {content.fees}
    </Link>
  </>
);

const Content = () => {
  useLiveSubscription();
  const { data, error, refetch } = useQuery(subscriptionQuery());
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardListSkeleton cards={2} />;
  return (
    <>
      {data.current && <OwnSubscription current={data.current} permitted={data.permitted} />}
      {data.permitted.includes('subscribe') && <Plans subscription={data} />}
      <Points />
    </>
  );
};

const Screen = () => {
  const { userType } = useMe();
  if (userType === 'CUSTOMER') {
    return (
      <Page title={content.title} width="reading">
        <Note tone="info" title={content.notNeeded}>
          {content.notNeededText}
        </Note>
      </Page>
    );
  }
  return (
    <Page title={content.title} lead={content.lead} width="reading">
      <Content />
    </Page>
  );
};

/**
 * Page of the member's subscription, or of the available plans. External customers need none; staff have
 * their own screens.
 */
export default function SubscriptionPage() {
  return (
    <Guarded by={privateGuard}>
      <Screen />
    </Guarded>
  );
}
