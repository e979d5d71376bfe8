import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import card from './card.module.css';
import classes from './card-grid.module.css';

/** Cards in one column on a phone, two on a desktop. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <ul className={classes.grid}>{children}</ul>
);

/** Placeholder of a card. */
const CardSkeleton = () => (
  <div className={card.card}>
    <Skeleton height={14} width="45%" />
    <Skeleton height={24} width="85%" />
    <div className={classes.creator}>
      <Skeleton height={28} circle />
      <Skeleton height={14} width="35%" />
    </div>
    <TextSkeleton lines={3} />
    <Skeleton height={14} width="70%" />
    <div className={card.foot}>
      <Skeleton height={14} width="50%" />
    </div>
  </div>
);

export const CardGridSkeleton = ({ cards = 6 }: { cards?: number }) => (
  <Loading>
    <div className={classes.grid}>
      {Array.from({ length: cards }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a skeleton have no other identity and never move
        <CardSkeleton key={index} />
      ))}
    </div>
  </Loading>
);
