import { finishIdentity } from '@basoche/contract/auth/identity-provider';
import { afterSignIn, guardPaths } from '@basoche/domain/access/screen-guards';
import { Loader } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { failureSentence } from '../../../lib/form.ts';
import { loginPath, withReturn } from '../../../lib/login-and-registration-paths.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { safeReturn } from '../../../lib/safe-return.ts';
import { useSession } from '../../../lib/session.tsx';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { storeToken } from '../../../lib/token.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useProtectionChanged } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { identity as content } from '../identity-content.ts';
import { type IdentityRequest, storeIdentityTicket, takeIdentityRequest } from '../identity-request.ts';
import { useAwaitingSecondFactor } from '../use-awaiting-second-factor.ts';

export const meta = () => privateMeta(content.returning.meta);

/** Screens to which the user returns after linking an identity, or after a proof. */
const screens = { link: '/parametres', proof: '/verify' } as const;

const screenOf = ({ purpose, back }: IdentityRequest): string =>
  purpose === 'signIn' ? loginPath(safeReturn(back)) : screens[purpose];

/**
 * Sends the provider's answer to the server, and navigates on. Returns the return path once a session has
 * begun; null before.
 */
const useReturned = (): { readonly back: string | null } | null => {
  const api = useApi();
  const navigate = useNavigate();
  const changed = useProtectionChanged();
  const { identity } = useSiteSettings();
  const [search] = useSearchParams();
  const [signedIn, setSignedIn] = useState<{ readonly back: string | null } | null>(null);
  const hasBegun = useRef(false);

  useEffect(() => {
    // Once: the provider's answer can be used only once.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const leave = (to: string, identityFailure?: string) =>
      void navigate(to, { replace: true, ...(identityFailure ? { state: { identityFailure } } : {}) });
    const optional = (name: string) => {
      const value = search.get(name);
      return value === null ? {} : { [name]: value };
    };
    const finish = async () => {
      const request = takeIdentityRequest();
      const state = search.get('state');
      if (request === null || state === null) return leave('/connexion', content.returning.lost);
      const name = identity?.name ?? '';
      try {
        const answer = await api.call(finishIdentity, {
          body: {
            secret: request.secret,
            state,
            ...optional('code'),
            ...optional('iss'),
            ...optional('error'),
          },
        });
        if (answer.outcome === 'signedIn') {
          storeToken(answer.access_token);
          setSignedIn({ back: safeReturn(request.back) });
          return;
        }
        if (answer.outcome === 'unknown') {
          storeIdentityTicket(answer.ticket);
          return leave('/connexion/relier');
        }
        // The proof was read while this call was running: read it again.
        await changed();
        const { proof, linked } = content;
        notifySuccess(answer.outcome === 'linked' ? linked(name) : proof[answer.outcome]);
        leave(screenOf(request));
      } catch (error) {
        leave(screenOf(request), failureSentence(error));
      }
    };
    void finish();
  }, [api, changed, identity, navigate, search]);
  return signedIn;
};

/** Screen to which the identity provider sends the browser back; it shows nothing that lasts. */
export default function IdentityReturnPage() {
  const signedIn = useReturned();
  const awaitingSecondFactor = useAwaitingSecondFactor();
  const { me } = useSession();
  if (signedIn !== null && awaitingSecondFactor)
    return <Navigate to={withReturn(guardPaths['second-factor'], signedIn.back)} replace />;
  if (signedIn !== null && me) {
    const first = afterSignIn(me.userType);
    return <Navigate to={signedIn.back ?? (first === 'ok' ? '/' : guardPaths[first])} replace />;
  }
  return (
    <FormPage title={content.returning.title} lead={content.returning.lead}>
      <div role="status" aria-label={content.returning.title}>
        <Loader />
      </div>
    </FormPage>
  );
}
