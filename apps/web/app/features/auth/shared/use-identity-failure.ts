import { useLocation } from 'react-router';

/** The sentence with which the return from the identity provider came to this screen; null if it went well. */
export const useIdentityFailure = (): string | null => {
  const { state } = useLocation();
  const failure: unknown = state?.identityFailure;
  return typeof failure === 'string' ? failure : null;
};
