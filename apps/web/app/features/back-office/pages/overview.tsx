import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { privateMeta } from '../../../lib/meta.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { overviewQuery } from '../api/queues.ts';
import { ForModerators } from '../components/for-moderators.tsx';
import { QueueRow } from '../components/queue-row.tsx';
import { VigilanceSums } from '../components/vigilance-sums.tsx';
import { overview as content } from '../queue-content.ts';

export const meta = () => privateMeta(content.meta);

const Queues = () => {
  const [now] = useState(() => new Date());
  const { data, error, refetch } = useQuery(overviewQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardListSkeleton />;
  return (
    <ul className="bare grid gap-3" aria-label={content.list}>
      {data.map((state) => (
        <QueueRow key={state.queue} state={state} now={now} />
      ))}
    </ul>
  );
};

/** Every queue of the staff member, with its deadlines. Editors have none: they start at the articles. */
export default function OverviewPage() {
  return (
    <ForModerators>
      <Page title={content.title} lead={content.lead}>
        <Stack gap="xl">
          <Queues />
          <VigilanceSums />
        </Stack>
      </Page>
    </ForModerators>
  );
}
