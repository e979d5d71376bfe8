import {
  startIdentityLink,
  startIdentityProof,
  startIdentitySignIn,
} from '@basoche/contract/auth/identity-provider';
import { type ReactNode, useState } from 'react';
import { failureSentence } from '../../../lib/form.ts';
import { useApi } from '../../../lib/use-api.ts';
import { type IdentityPurpose, storeIdentityRequest } from '../identity-request.ts';
import { GivenUp, useReauthentication } from './use-reauthentication.tsx';

const calls = { signIn: startIdentitySignIn, link: startIdentityLink, proof: startIdentityProof } as const;

interface IdentityRedirect {
  /** Sends the browser to the identity provider. */
  redirect: () => Promise<void>;
  isRedirecting: boolean;
  failure: string | null;
  /** Dialog for a fresh proof of identity, to render somewhere on the screen. */
  dialog: ReactNode;
}

/** Leads to the identity provider, for a sign-in, a link or a proof. */
export const useIdentityRedirect = (
  purpose: IdentityPurpose,
  back: string | null = null,
): IdentityRedirect => {
  const api = useApi();
  const { withReauthentication, reauthenticationDialog } = useReauthentication();
  const [isRedirecting, setRedirecting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const redirect = async () => {
    setRedirecting(true);
    setFailure(null);
    try {
      const { url, secret } = await withReauthentication(() => api.call(calls[purpose]));
      storeIdentityRequest({ secret, purpose, back });
      // The button stays busy until the provider's page is shown.
      window.location.assign(url);
    } catch (error) {
      setRedirecting(false);
      if (!(error instanceof GivenUp)) setFailure(failureSentence(error));
    }
  };
  return { redirect, isRedirecting, failure, dialog: reauthenticationDialog };
};
