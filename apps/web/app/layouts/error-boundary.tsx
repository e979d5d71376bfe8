import { isRouteErrorResponse, useRouteError } from 'react-router';
import { OfflineError } from '../lib/api.ts';
import { FailureScreen, NotFoundScreen, OfflineScreen } from './error-screens.tsx';

/** A part of the program that could not be fetched: the network is away, or a newer version has been put in its place. */
const isMissingModule = (error: unknown) =>
  error instanceof TypeError &&
  /dynamically imported module|module script|Failed to fetch/i.test(error.message);

export const ErrorBoundary = () => {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  if (error instanceof OfflineError || isMissingModule(error)) return <OfflineScreen />;
  return <FailureScreen />;
};
