import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { noticesAreShown, subscribeToNotices } from '../lib/notify.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { mainId, SkipLink } from '../ui/skip-link.tsx';
import classes from './frame.module.css';
import { OfflineBar } from './offline-bar.tsx';

/** After the first page, a new one takes the focus, so that a screen reader starts at its beginning. */
const useFocusOnArrival = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
};

/** Whether another screen was asked for and is on its way; a thread beside its list replaces itself alone. */
const useIsComing = (): boolean => {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  if (state !== 'loading' || location.pathname === pathname) return false;
  return !(pathname.startsWith('/messages') && location.pathname.startsWith('/messages'));
};

/**
 * Lies over a screen while the next one is fetched, after a moment in which most have come. The screen below keeps its height, so
 * that its list is found again where it was left.
 */
const Coming = () =>
  useIsComing() && (
    <div className={classes.coming}>
      <PageSkeleton />
    </div>
  );

/** The content of a screen, where the keyboard arrives. */
export const Frame = ({ children, className }: { children: ReactNode; className?: string | undefined }) => {
  const main = useFocusOnArrival();
  return (
    <main ref={main} id={mainId} tabIndex={-1} className={className}>
      {children}
      <Coming />
    </main>
  );
};

/** The notices, fetched with the first of them; where there is no network then, once there is one again. */
const useNotices = (shown: boolean): ComponentType | null => {
  const [Notices, setNotices] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!shown) return;
    const fetched = () =>
      import('./notices.tsx').then(
        ({ default: component }) => setNotices(() => component),
        () => window.addEventListener('online', fetched, { once: true }),
      );
    void fetched();
    return () => window.removeEventListener('online', fetched);
  }, [shown]);
  return Notices;
};

/** What stands around every screen: the way to its content, and the notices once there is one. */
export const Surroundings = () => {
  const shown = useSyncExternalStore(subscribeToNotices, noticesAreShown, () => false);
  const Notices = useNotices(shown);
  return (
    <>
      <SkipLink />
      <OfflineBar />
      {Notices && <Notices />}
    </>
  );
};
