import { Skeleton } from '../../../ui/skeleton.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { Stack } from '../../../ui/stack.tsx';
import header from './page-header.module.css';
import section from './profile-section.module.css';
import classes from './profile-view.module.css';

/** Placeholder of a profile. */
export const ProfileSkeleton = () => (
  <Loading>
    <div className={classes.view}>
      <div className={`${classes.header} ${header.header}`}>
        <Skeleton circle height={112} />
        <Stack gap="sm">
          <Skeleton height={36} width="70%" />
          <Skeleton height={20} width="50%" />
        </Stack>
      </div>
      <div className={classes.aside}>
        <div className={classes.card}>
          <TextSkeleton lines={5} />
        </div>
      </div>
      <div className={classes.body}>
        <div className={section.section}>
          <TextSkeleton lines={8} />
        </div>
      </div>
    </div>
  </Loading>
);
