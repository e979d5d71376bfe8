import { privateGuard } from '@basoche/domain/access/screen-guards';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Guarded } from '../../../layouts/guarded.tsx';
import { privateMeta } from '../../../lib/meta.ts';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { subscriptionQuery, useLiveSubscription } from '../api.ts';
import { fail as content } from '../subscription-content.ts';

export const meta = () => privateMeta(content.title);

const Content = () => {
  useLiveSubscription();
  const { data } = useQuery(subscriptionQuery());
  const isSubscribed = data?.current?.hasAccess === true;
  return (
    <div className="grid gap-6">
      <Note tone={isSubscribed ? 'success' : 'info'}>{isSubscribed ? content.subscribed : content.text}</Note>
      <Group gap="sm">
        <Button component={Link} to="/subscription">
          {isSubscribed ? content.see : content.retry}
        </Button>
        <Button component={Link} to="/aide" variant="default">
          {content.help}
        </Button>
      </Group>
    </div>
  );
};

/** Return page of a cancelled payment. */
export default function SubscriptionFailPage() {
  return (
    <Guarded by={privateGuard}>
      <Page title={content.title} width="reading">
        <Content />
      </Page>
    </Guarded>
  );
}
