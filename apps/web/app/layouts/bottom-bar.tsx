import type { Me } from '@basoche/contract/auth/auth';
import { bottomBar, type MenuCounts } from '@basoche/domain/access/side-menu';
import { Link, useMatch } from 'react-router';
import classes from './bottom-bar.module.css';
import { frames } from './content.ts';
import { menuIcons, useIsCurrent } from './member-menu.ts';
import { Waiting } from './waiting.tsx';

/** Phone only: links to the screens that members open most, at the bottom. */
export const BottomBar = ({ me, counts }: { me: Me; counts: MenuCounts }) => {
  const isCurrent = useIsCurrent(me);
  const entries = bottomBar(me, counts);
  // Hidden in a thread: the message composer is at the bottom there.
  const isInThread = useMatch('/messages/:postulationID') !== null;
  if (isInThread || entries.length === 0) return null;
  return (
    <nav aria-label={frames.bottomBar} className={classes.bar} data-bottom-bar>
      {entries.map((entry) => {
        const Icon = menuIcons[entry.key];
        return (
          <Link
            key={entry.key}
            to={entry.path}
            className={classes.entry}
            aria-current={isCurrent(entry) ? 'page' : undefined}
          >
            {entry.label}{' '}
            <span className={classes.icon}>
              <Icon size={24} stroke={1.5} aria-hidden />
              <Waiting {...entry} />
            </span>
          </Link>
        );
      })}
    </nav>
  );
};
