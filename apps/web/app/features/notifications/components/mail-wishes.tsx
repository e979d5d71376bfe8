import '@mantine/core/styles/Switch.layer.css';
import { Skeleton, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { notifyError } from '../../../lib/notify.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { mailWishesQuery, useChangeMailWishes } from '../api/mail-wishes.ts';
import { mailWishes as words } from '../content.ts';

const Wishes = () => {
  const { data, error, refetch } = useQuery(mailWishesQuery());
  const change = useChangeMailWishes();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={44} />;
  return (
    <Switch
      size="md"
      label={words.messages}
      description={words.messagesText}
      checked={change.isPending ? change.variables : data.messages}
      disabled={change.isPending}
      onChange={({ currentTarget }) => change.mutate(currentTarget.checked, { onError: notifyError })}
    />
  );
};

/** Which mails one wants besides those of what is to be done. */
export default function MailWishes() {
  return (
    <Panel title={words.title} text={words.text}>
      <Wishes />
    </Panel>
  );
}
