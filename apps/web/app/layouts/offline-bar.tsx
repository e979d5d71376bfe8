import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useIsOnline } from '../lib/use-is-online.ts';
import { errors } from './error-content.ts';
import classes from './frame.module.css';

/**
 * Bar shown while the browser is offline. Blocks navigation until the network is back: navigating at once
 * would replace the page, and typed text, with the browser's error page.
 */
export const OfflineBar = () => {
  const online = useIsOnline();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !online && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (online && blocker.state === 'blocked') blocker.proceed();
  }, [online, blocker]);

  return (
    <div role="status" className={classes.bar} data-offline={!online || undefined}>
      {!online && (
        <span>
          <strong>{errors.offline.title}.</strong>{' '}
          {blocker.state === 'blocked' ? errors.offline.waiting : errors.offline.kept}
        </span>
      )}
    </div>
  );
};
