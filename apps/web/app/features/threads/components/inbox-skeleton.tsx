import { Skeleton, Stack } from '@mantine/core';
import { Loading } from '../../../ui/skeletons.tsx';

const rows = ['70%', '55%', '80%', '60%', '65%'];

/** Placeholder of the inbox lines. */
export const InboxSkeleton = () => (
  <Loading>
    <Stack gap="lg">
      {rows.map((width) => (
        <div key={width} style={{ display: 'flex', gap: '0.875rem' }}>
          <Skeleton circle height={44} />
          <div style={{ flex: 1 }}>
            <Skeleton height={14} width="30%" mb={8} />
            <Skeleton height={20} width={width} mb={8} />
            <Skeleton height={14} width="45%" />
          </div>
        </div>
      ))}
    </Stack>
  </Loading>
);
