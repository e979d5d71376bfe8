import { me } from '@basoche/contract/auth';
import { confirmFromPage } from '@basoche/contract/confirmation';
import { Button, Group, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { OfflineError } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { routeKey } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.tsx';
import { useApi } from '../../../lib/use-api.ts';
import simple from '../../../pages/simple.module.css';
import { Drawing } from '../../../ui/drawing.tsx';
import { confirmation } from '../content.ts';

export const meta = () => privateMeta(confirmation.meta);

/** Opening the link confirms nothing: mail scanners do (trust, "Accounts"). Its button confirms, and signs this browser in. */
const useConfirmation = (confirmationCode: string) => {
  const api = useApi();
  const client = useQueryClient();
  const { enter } = useSession();
  const [state, setState] = useState<'asking' | 'sending' | 'failed' | 'done'>('asking');
  const confirm = async () => {
    setState('sending');
    try {
      const { access_token } = await api.call(confirmFromPage, { params: { confirmationCode } });
      enter(access_token);
      // The session of the registration stays, and is now told otherwise.
      await client.invalidateQueries({ queryKey: routeKey(me) });
      setState('done');
    } catch (error) {
      // The code may not have been used: the same button tries again.
      setState(error instanceof OfflineError ? 'asking' : 'failed');
    }
  };
  return { state, confirm };
};

export default function ConfirmPage() {
  const { confirmCode = '' } = useParams();
  const { state, confirm } = useConfirmation(confirmCode);

  if (state === 'done') {
    return (
      <div className={simple.body} role="status">
        <Drawing name="proof" />
        <Title order={1}>{confirmation.done}</Title>
        <p>{confirmation.doneText}</p>
        <p>{confirmation.signedIn}</p>
        <Group justify="center">
          {/* Leads whoever is signed in to their first screen. */}
          <Button component={Link} to="/connexion">
            {confirmation.goOn}
          </Button>
          <Button component={Link} to="/" variant="default">
            {confirmation.home}
          </Button>
        </Group>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <div className={simple.body} role="alert">
        <Drawing name="lost" />
        <Title order={1}>{confirmation.failedTitle}</Title>
        <p>{confirmation.failed}</p>
        <Button component={Link} to="/">
          {confirmation.home}
        </Button>
        <Link to="/aide">{confirmation.support}</Link>
      </div>
    );
  }
  return (
    <div className={simple.body}>
      <Drawing name="proof" />
      <Title order={1}>{state === 'sending' ? confirmation.pending : confirmation.title}</Title>
      <p>{confirmation.lead}</p>
      <Button onClick={confirm} loading={state === 'sending'}>
        {confirmation.submit}
      </Button>
      <p>{confirmation.foreign}</p>
    </div>
  );
}
