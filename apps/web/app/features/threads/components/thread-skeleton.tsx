import { Skeleton } from '@mantine/core';
import { Loading } from '../../../ui/skeletons.tsx';
import classes from './thread-skeleton.module.css';

const bubbles = ['55%', '40%', '62%', '35%', '48%'];

/** Placeholder of a conversation that is loading. */
export const ThreadSkeleton = () => (
  <Loading>
    <div className={classes.thread}>
      <div className={classes.header}>
        <Skeleton circle height={40} />
        <Skeleton height={22} width="min(16rem, 50%)" />
      </div>
      <div className={classes.talk}>
        {bubbles.map((width, index) => (
          <Skeleton key={width} height={44} width={width} radius="md" ml={index % 2 ? 'auto' : 0} />
        ))}
      </div>
      <div className={classes.step}>
        <Skeleton height={14} width="40%" />
        <Skeleton height={22} width="80%" />
        <Skeleton height={44} />
      </div>
    </div>
  </Loading>
);
