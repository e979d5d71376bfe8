import { useEffect, useSyncExternalStore } from 'react';
import { useBlocker } from 'react-router';
import { errors } from './content.ts';
import classes from './offline-bar.module.css';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/**
 * Says that the network is away. A screen that is asked for meanwhile opens once it is back: going there at once would
 * leave the page, and what is being written in it, for the browser's own error page.
 */
export const OfflineBar = () => {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
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
