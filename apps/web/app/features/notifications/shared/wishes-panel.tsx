import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { wishesQuery } from '../api/wishes.ts';
import { ChannelTexts, WishTable } from '../components/wish-table.tsx';
import { wishes as content } from '../settings-content.ts';

const Wishes = () => {
  const { data, error, refetch } = useQuery(wishesQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={720} />;
  return <WishTable table={data} />;
};

/** Channels of each topic. */
export default function WishesPanel() {
  return (
    <Panel title={content.title} text={content.text}>
      <ChannelTexts />
      <Wishes />
    </Panel>
  );
}
