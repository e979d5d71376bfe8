import { Skeleton } from '../../../ui/skeleton.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import classes from './posting-view.module.css';

/** Placeholder of a mission or an offer. */
export const PostingViewSkeleton = () => (
  <Loading>
    <div className={classes.view}>
      <Stack className={classes.header} gap="sm">
        <Skeleton height={14} width="14rem" />
        <Skeleton height={36} width="90%" />
        <Skeleton height={40} width="16rem" />
      </Stack>
      <div className={classes.aside}>
        <div className={classes.card}>
          <Skeleton height={52} />
          <TextSkeleton lines={6} />
        </div>
      </div>
      <div className={classes.body}>
        <TextSkeleton lines={9} />
      </div>
    </div>
  </Loading>
);
