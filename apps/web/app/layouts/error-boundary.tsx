import { useEffect } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router';
import { OfflineError } from '../lib/api.ts';
import { readToken } from '../lib/token.ts';
import { FailureScreen, GoneScreen, NotFoundScreen, OfflineScreen } from './error-screens.tsx';

/** A part of the program that could not be fetched: the network is away, or a newer version has been put in its place. */
const isMissingModule = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|module script|Failed to fetch/i.test(error.message);

let hasAskedAgain = false;

/**
 * The server looked for the page as a visitor; whoever has a session may see more of it, such as an archived offer that they
 * applied to, and asks once more in their own name.
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

export const ErrorBoundary = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) {
    return <Absent isGone={error.status === 410} />;
  }
  if (error instanceof OfflineError || isMissingModule(error)) return <OfflineScreen />;
  return <FailureScreen />;
};
