import '@mantine/core/styles/PasswordInput.layer.css';
import { login as loginRoute } from '@basoche/contract/auth/auth';
import { afterSignIn, guardPaths, loginGuard } from '@basoche/domain/access/screen-guards';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router';
import { useContractForm } from '../../../lib/form.ts';
import { registrationPath } from '../../../lib/login-and-registration-paths.ts';
import { pageMeta } from '../../../lib/meta.ts';
import { safeReturn } from '../../../lib/safe-return.ts';
import { useSession } from '../../../lib/session.tsx';
import { useSiteSettings } from '../../../lib/site-settings.ts';
import { storeToken } from '../../../lib/token.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useHasExpired } from '../../../lib/use-has-expired.ts';
import { Note } from '../../../ui/note.tsx';
import { Elsewhere, FormPage } from '../components/form-page.tsx';
import { IdentitySignIn } from '../components/identity-sign-in.tsx';
import { PasskeyButton } from '../components/passkey-button.tsx';
import { fieldsContent, login } from '../content.ts';
import { explainLogin } from '../failures.ts';
import { identity as identityContent } from '../identity-content.ts';
import { readKnownBrowser, storeKnownBrowser } from '../known-browser.ts';
import { useIdentityFailure } from '../shared/use-identity-failure.ts';
import { useAwaitingSecondFactor } from '../use-awaiting-second-factor.ts';
import type { Route } from './+types/login.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: login.title, description: login.meta, path: '/connexion' });

/** Screen that asks whether an identity is to be linked to the account. */
const identityLinkPath = '/connexion/relier';

/** Shown after the account was deleted. */
const Gone = () => (
  <FormPage title={login.gone.title} lead={login.gone.text}>
    <Button component={Link} to="/" variant="default" fullWidth>
      {login.gone.home}
    </Button>
    <Elsewhere>
      <Link to="/connexion">{login.gone.again}</Link>
    </Elsewhere>
  </FormPage>
);

/** Message that explains why the login is asked for. */
const Arrival = () => {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const hasExpired = useHasExpired();
  const { identity } = useSiteSettings();
  const failure = useIdentityFailure();
  const message: unknown = state?.message;
  if (failure !== null) return <Note tone="danger">{failure}</Note>;
  if (message === 'reset') return <Note tone="success">{login.reset}</Note>;
  if (!search.has('retour')) return null;
  if (identity !== null && search.get('retour') === identityLinkPath) {
    const { title, text } = identityContent.arrival(identity.name);
    return (
      <Note tone="info" title={title}>
        {text}
      </Note>
    );
  }
  return <Note tone="info">{hasExpired ? login.expired : login.needed}</Note>;
};

const LoginForm = () => {
  const api = useApi();
  const session = useSession();
  const { identity } = useSiteSettings();
  const [search] = useSearchParams();
  // A session that starts here opens on the member's tasks; an existing one goes to the specified screen.
  const [isNew, setNew] = useState(false);
  const enter = (token: string) => {
    setNew(true);
    storeToken(token);
  };
  const { fields, props, sending, failure } = useContractForm({
    initialValues: { email: '', password: '' },
    check: () => ({}),
    send: async (values) => {
      const known = readKnownBrowser();
      const body = known === null ? values : { ...values, knownBrowser: known };
      const { access_token, knownBrowser } = await api.call(loginRoute, { body });
      storeKnownBrowser(knownBrowser);
      enter(access_token);
    },
    explain: explainLogin,
    draft: { key: 'connexion', secret: ['password'] },
  });

  const back = safeReturn(search.get('retour'));
  const awaitingSecondFactor = useAwaitingSecondFactor();
  if (awaitingSecondFactor) return <Navigate to={`${guardPaths['second-factor']}?${search}`} replace />;

  if (session.me) {
    const viewer = {
      isLoggedIn: true,
      userType: session.me.userType,
      isVerified: session.me.isVerified,
    } as const;
    const result = isNew ? afterSignIn(viewer.userType) : loginGuard(viewer);
    if (result !== 'ok') return <Navigate to={back ?? guardPaths[result]} replace />;
  }

  const { email, password } = fields.values;
  return (
    <FormPage title={login.title} lead={login.lead}>
      <Arrival />
      <form {...props}>
        <Stack gap="md">
          <TextInput
            label={fieldsContent.email}
            type="email"
            name="email"
            autoComplete="username"
            inputMode="email"
            {...fields.getInputProps('email')}
          />
          <PasswordInput
            label={fieldsContent.password}
            name="password"
            autoComplete="current-password"
            {...fields.getInputProps('password')}
          />
          {failure && <Note tone="danger">{failure}</Note>}
          <Button type="submit" fullWidth loading={sending} disabled={!email.trim() || !password}>
            {login.submit}
          </Button>
        </Stack>
      </form>
      <PasskeyButton
        label={login.passkey}
        fullWidth
        work={async ({ signInByPasskey }, browserApi) => enter(await signInByPasskey(browserApi))}
      />
      {identity !== null && <IdentitySignIn name={identity.name} back={back} />}
      <div>
        <Elsewhere>
          <Link to="/forgottenPassword">{login.forgotten}</Link>
        </Elsewhere>
        <Elsewhere question={login.noAccount}>
          <Link to={registrationPath(back)}>{login.register}</Link>
        </Elsewhere>
      </div>
    </FormPage>
  );
};

export default function LoginPage() {
  const { state } = useLocation();
  return state?.message === 'deleted' ? <Gone /> : <LoginForm />;
}
