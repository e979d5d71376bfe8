import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { OfflineError } from '../lib/api.ts';
import { reloadWhenBack } from '../lib/stale-build.ts';
import { readToken } from '../lib/token.ts';
import { FailureScreen, GoneScreen, NotFoundScreen, OfflineScreen } from './error-screens.tsx';

/** True if a module could not be fetched: the network is away, or a newer version was deployed. */
const isMissingModule = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|module script|Failed to fetch/i.test(error.message);

let hasAskedAgain = false;

/**
 * Screen for a missing page. The server looked for the page as a visitor. A logged-in viewer may see more,
 * such as an archived offer that they applied to, so the data is fetched once more with the session.
 */
const Absent = ({ isGone }: { isGone: boolean }) => {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (hasAskedAgain || readToken() === null) return;
    hasAskedAgain = true;
    void revalidate();
  }, [revalidate]);
  const Screen = isGone ? GoneScreen : NotFoundScreen;
  return <Screen isAsking={state === 'loading'} />;
};

/** Screen shown when the code of a page could not be loaded; reloads once the network is back. */
const MissingScreen = () => {
  useEffect(() => reloadWhenBack(), []);
  return <OfflineScreen />;
};

export const ErrorBoundary = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) {
    return <Absent isGone={error.status === 410} />;
  }
  if (isMissingModule(error)) return <MissingScreen />;
  if (error instanceof OfflineError) return <OfflineScreen />;
  return <FailureScreen />;
};
