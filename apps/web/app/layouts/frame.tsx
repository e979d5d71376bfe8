import { type ComponentType, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';
import { noticesAreShown, subscribeToNotices } from '../lib/notify.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { mainId, SkipLink } from '../ui/skip-link.tsx';
import classes from './frame.module.css';
import { OfflineBar } from './offline-bar.tsx';

/** True once somebody has pressed something since the document was loaded. */
let isTouched = false;
const noteTouch = (): void => {
  isTouched = true;
};

/**
 * Focuses each new page after the first one, so that a screen reader starts at its beginning. A first page
 * that redirects by itself, such as `/profil`, leaves the focus at the top, before the skip link.
 */
const useFocusOnArrival = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isRedirect = useNavigationType() === 'REPLACE';
  const shown = useRef(pathname);
  useEffect(() => {
    for (const press of ['pointerdown', 'keydown', 'click'])
      document.addEventListener(press, noteTouch, { capture: true, once: true });
  }, []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isRedirect && !isTouched) return;
    main.current?.focus({ preventScroll: true });
  }, [pathname, isRedirect]);
  return main;
};

/** True while another screen is loading. A thread beside its list is left out: it replaces only itself. */
const useIsComing = (): boolean => {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  if (state !== 'loading' || location.pathname === pathname) return false;
  return !(pathname.startsWith('/messages') && location.pathname.startsWith('/messages'));
};

/**
 * Covers the screen while the next one loads; appears after a short delay, since most screens load faster.
 * The screen below keeps its height, so that a list keeps its scroll position.
 */
const Coming = () =>
  useIsComing() && (
    <div className={classes.coming}>
      <PageSkeleton />
    </div>
  );

/** Main content of a screen, where the skip link leads. */
export const Frame = ({ children, className }: { children: ReactNode; className?: string | undefined }) => {
  const main = useFocusOnArrival();
  return (
    <main ref={main} id={mainId} tabIndex={-1} className={className}>
      {children}
      <Coming />
    </main>
  );
};

/**
 * Loads the notice component when the first notice is shown; if the load fails, retries when the network is
 * back.
 */
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

/** Elements around every screen: the skip link, and the notices once there is one. */
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
