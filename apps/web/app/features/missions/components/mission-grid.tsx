import type { ReactNode } from 'react';
import { CardSkeleton, Loading } from '../../../ui/skeletons.tsx';
import classes from './mission-grid.module.css';

/** Cards in one column on a phone, two on a desk. */
export const MissionGrid = ({ children }: { children: ReactNode }) => (
  <ul className={classes.grid}>{children}</ul>
);

export const MissionGridSkeleton = ({ cards = 6 }: { cards?: number }) => (
  <Loading>
    <div className={classes.grid}>
      {Array.from({ length: cards }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a skeleton have no other identity and never move
        <CardSkeleton key={card} />
      ))}
    </div>
  </Loading>
);
