import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { subscriptionQuery, useLiveSubscription } from '../api.ts';
import classes from '../pages/subscription.module.css';
import { subscription as content, nextOf, statusOf } from '../subscription-content.ts';

/**
 * Status of the member's present or last subscription, with a warning if its payment failed, and the link to
 * its page.
 */
const State = () => {
  useLiveSubscription();
  const { data, error, refetch } = useQuery(subscriptionQuery());
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={72} mt="md" />;
  const { current } = data;
  return (
    <>
      {current?.isOwed && (
        <div className="top-4">
          <Note tone="danger" title={content.owed}>
            {content.owedText}
          </Note>
        </div>
      )}
      <p className="flat top-1">{current ? `${statusOf(current)}. ${nextOf(current)}` : content.none}</p>
      <div className={classes.actions}>
        <Button component={Link} to="/subscription" variant="default">
          {current ? content.manage : content.see}
        </Button>
      </div>
    </>
  );
};

/** Panel of the settings about the member's subscription. */
export default function SubscriptionPanel() {
  return (
    <Panel title={content.title}>
      <State />
    </Panel>
  );
}
