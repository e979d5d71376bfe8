import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mainId, SkipLink } from '../ui/skip-link.tsx';

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

/** What every layout holds: the way to the content, the content, and the notices once the page is alive. */
export const Frame = ({ children, className }: { children: ReactNode; className?: string | undefined }) => {
  const main = useFocusOnArrival();
  return (
    <main ref={main} id={mainId} tabIndex={-1} className={className}>
      {children}
    </main>
  );
};

export const Surroundings = () => {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <>
      <SkipLink />
      {alive && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </>
  );
};
