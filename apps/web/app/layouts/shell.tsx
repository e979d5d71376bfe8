import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { readActing } from '../lib/acting.ts';
import { useSession } from '../lib/session.tsx';
import { reloadWhenBack } from '../lib/stale-build.ts';
import { readToken } from '../lib/token.ts';
import { BandSpace } from './band-space.tsx';
import { Footer } from './footer.tsx';
import { Frame, Surroundings } from './frame.tsx';
import classes from './layouts.module.css';
import { TopNavigation } from './top-navigation.tsx';

/**
 * Empty space for a navigation whose code failed to load: the screen stays readable. Reloads once the network
 * is back.
 */
const MissingChrome = () => {
  useEffect(() => reloadWhenBack(), []);
  return <div className={classes.chromeSpace} />;
};

const loadChrome = () => import('./member-chrome.tsx').catch(() => ({ default: MissingChrome }));
const MemberChrome = lazy(loadChrome);

// With a stored session, starts loading at once, in parallel with the screen.
if (readToken()) void loadChrome();

/**
 * Surrounds a screen with the member's navigation if logged in, otherwise with the public one. The screen
 * keeps its place in the tree, so that it keeps its state when the session becomes known.
 */
export const Shell = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const member = session.state === 'LOGGED_IN' || (session.state === 'UNKNOWN' && session.hasToken);
  return (
    <div className={classes.adaptive} data-member={member || undefined}>
      <Surroundings />
      {member ? (
        <Suspense
          fallback={
            <>
              <div className={classes.chromeSpace} />
              {readActing() !== null && <BandSpace />}
            </>
          }
        >
          <MemberChrome />
        </Suspense>
      ) : (
        <div className={classes.public}>
          <TopNavigation />
        </div>
      )}
      <Frame className={classes.main}>{children}</Frame>
      {!member && (
        <div className={classes.public}>
          <Footer />
        </div>
      )}
    </div>
  );
};
