import { type Me, me as meRoute } from '@basoche/contract/auth/auth';
import { confirmFromPage } from '@basoche/contract/auth/confirmation';
import { Button, Group, Stack, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { OfflineError } from '../../../lib/api.ts';
import { loginPath } from '../../../lib/login-and-registration-paths.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { routeKey } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.tsx';
import { storeToken } from '../../../lib/token.ts';
import { useApi } from '../../../lib/use-api.ts';
import { useReturn } from '../../../lib/use-return.ts';
import simple from '../../../pages/simple.module.css';
import { Drawing } from '../../../ui/drawing.tsx';
import { backText } from '../../members/shared/arrival-content.ts';
import { ArrivalSteps } from '../../members/shared/arrival-steps.tsx';
import { afterConfirmation } from '../after-confirmation.ts';
import { confirmation } from '../registration-content.ts';

export const meta = () => privateMeta(confirmation.meta);

/**
 * Opening the link confirms nothing, since mail scanners open links too (trust, "Accounts"). The button
 * confirms, and signs this browser in.
 */
const useConfirmation = (confirmationCode: string) => {
  const api = useApi();
  const client = useQueryClient();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'done'>('asking');
  const confirm = async () => {
    setState('sending');
    try {
      const { access_token } = await api.call(confirmFromPage, { params: { confirmationCode } });
      storeToken(access_token);
      // The session of the registration stays, and its profile is read again.
      await client.invalidateQueries({ queryKey: routeKey(meRoute) });
      setState('done');
    } catch (error) {
      // Without an answer, the code may still be unused: the same button tries again.
      setState(error instanceof OfflineError ? 'asking' : 'failed');
    }
  };
  return { state, confirm };
};

/** The specified sentences, the next step, and the link back to the previous screen. */
const Done = ({ me, back }: { me: Me | null; back: string | null }) => (
  <>
    <div className={simple.body} role="status">
      <Drawing name="proof" />
      <Title order={1}>{confirmation.done}</Title>
      <p>{confirmation.doneText}</p>
      <p>{confirmation.signedIn}</p>
    </div>
    <Stack gap="xl" w="100%" maw="36rem" px="md" pb="xl">
      {me?.isConfirmed && <ArrivalSteps me={me} />}
      <Group justify="center">
        {/* If the profile is unknown, the login screen redirects a signed-in member to their first screen. */}
        <Button component={Link} to={me ? afterConfirmation(me, back) : loginPath(back)}>
          {back === null ? confirmation.goOn : backText(back)}
        </Button>
        <Button component={Link} to="/" variant="default">
          {confirmation.home}
        </Button>
      </Group>
    </Stack>
  </>
);

export default function ConfirmPage() {
  const { confirmCode = '' } = useParams();
  const back = useReturn();
  const session = useSession();
  const { state, confirm } = useConfirmation(confirmCode);
  // The next screen depends on the member: the button waits for their profile.
  const isPending = state === 'sending' || (state === 'done' && session.state === 'UNKNOWN');

  if (state === 'done' && !isPending) return <Done me={session.me} back={back} />;
  if (state === 'failed') {
    return (
      <div className={simple.body} role="alert">
        <Drawing name="lost" />
        <Title order={1}>{confirmation.failedTitle}</Title>
        <p>{confirmation.failed}</p>
        <p>{confirmation.failedHint}</p>
        <Group justify="center">
          <Button component={Link} to={loginPath(back)}>
            {confirmation.login}
          </Button>
          <Button component={Link} to="/" variant="default">
            {confirmation.home}
          </Button>
        </Group>
        <Link to="/aide">{confirmation.support}</Link>
      </div>
    );
  }
  return (
    <div className={simple.body}>
      <Drawing name="proof" />
      <Title order={1}>{isPending ? confirmation.pending : confirmation.title}</Title>
      <p>{confirmation.lead}</p>
      <Button onClick={confirm} loading={isPending}>
        {confirmation.submit}
      </Button>
      <p>{confirmation.foreign}</p>
    </div>
  );
}
