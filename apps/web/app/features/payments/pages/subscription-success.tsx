import { privateGuard } from '@basoche/domain/access/screen-guards';
import { Button, Group, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { subscriptionQuery, useLiveSubscription } from '../api.ts';
import { success as content, nextOf } from '../subscription-content.ts';

export const meta = () => privateMeta(content.meta);

/**
 * Interval and limit for reading the subscription, in milliseconds. The return from the payment page proves
 * nothing: the provider must confirm.
 */
const askEveryMs = 2_000;
const maxWaitMs = 60_000;

const Ways = ({ isSubscribed }: { isSubscribed: boolean }) => (
  <Group gap="sm">
    {isSubscribed && (
      <Button component={Link} to="/consult/missions">
        {content.missions}
      </Button>
    )}
    <Button component={Link} to="/subscription" variant={isSubscribed ? 'default' : 'filled'}>
      {content.subscription}
    </Button>
  </Group>
);

const Waiting = () => (
  <div className="row sheet top pad-5 gap-4" role="status">
    <Loader size="sm" aria-hidden />
    <div>
      <p className="flat strong">{content.waiting}</p>
      <p className="soft top-1">{content.waitingText}</p>
    </div>
  </div>
);

const Content = () => {
  useLiveSubscription();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);
  const { data, error, refetch } = useQuery({
    ...subscriptionQuery(),
    refetchInterval: ({ state }) => (isLate || state.data?.current?.hasAccess ? false : askEveryMs),
  });
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <TextSkeleton />;
  if (data.current?.hasAccess) {
    return (
      <>
        <Note tone="success" title={content.confirmed}>
          {nextOf(data.current)}
        </Note>
        <Ways isSubscribed />
      </>
    );
  }
  if (data.isPending && !isLate) return <Waiting />;
  const [title, text] = data.isPending
    ? [content.late, content.lateText]
    : [content.nothing, content.nothingText];
  return (
    <>
      <Note tone="info" title={title}>
        {text}
      </Note>
      <Ways isSubscribed={false} />
    </>
  );
};

export default function SubscriptionSuccessPage() {
  return (
    <Guarded by={privateGuard}>
      <Page title={content.title} width="reading">
        <div className="grid gap-6">
          <Content />
        </div>
      </Page>
    </Guarded>
  );
}
