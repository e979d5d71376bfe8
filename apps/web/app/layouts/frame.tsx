import { lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { noticesAreShown, subscribeToNotices } from '../lib/notify.ts';
import { mainId, SkipLink } from '../ui/skip-link.tsx';
import { OfflineBar } from './offline-bar.tsx';

const Notices = lazy(() => import('./notices.tsx'));

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

/** The content of a screen, where the keyboard arrives. */
export const Frame = ({ children, className }: { children: ReactNode; className?: string | undefined }) => {
  const main = useFocusOnArrival();
  return (
    <main ref={main} id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  );
};

/** What stands around every screen: the way to its content, and the notices once there is one. */
export const Surroundings = () => {
  const shown = useSyncExternalStore(subscribeToNotices, noticesAreShown, () => false);
  return (
    <>
      <SkipLink />
      <OfflineBar />
      {shown && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </>
  );
};
