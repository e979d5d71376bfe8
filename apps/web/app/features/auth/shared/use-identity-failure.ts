import { useLocation } from 'react-router';

/**
 * Error sentence with which the return from the identity provider led to this screen; null after a success.
 */
export const useIdentityFailure = (): string | null => {
  const { state } = useLocation();
  const failure: unknown = state?.identityFailure;
  return typeof failure === 'string' ? failure : null;
};
