import { confirmFromPage } from '@basoche/contract/auth';
import { Button, Group, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Api } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { useSession } from '../../../lib/session.tsx';
import { clearToken } from '../../../lib/token.ts';
import { useApi } from '../../../lib/use-api.ts';
import simple from '../../../pages/simple.module.css';
import { Drawing } from '../../../ui/drawing.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { confirmation } from '../content.ts';

export const meta = () => privateMeta(confirmation.meta);

type Outcome = { state: 'pending' } | { state: 'failed' } | { state: 'done'; email: string };

/** One post for one code, however often the page is drawn: the second would find the code used. */
const posts = new Map<string, Promise<Outcome>>();

const post = (api: Api, confirmationCode: string): Promise<Outcome> => {
  const known = posts.get(confirmationCode);
  if (known) return known;
  const outcome = api
    .call(confirmFromPage, { params: { confirmationCode } })
    .then(({ email }): Outcome => ({ state: 'done', email }))
    .catch((): Outcome => {
      posts.delete(confirmationCode);
      return { state: 'failed' };
    });
  posts.set(confirmationCode, outcome);
  return outcome;
};

/** The page posts; opening the link alone confirms nothing (trust, "Accounts"). */
const useConfirmation = (confirmationCode: string): Outcome => {
  const api = useApi();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'pending' });
  useEffect(() => {
    void post(api, confirmationCode).then(setOutcome);
  }, [api, confirmationCode]);
  return outcome;
};

export default function ConfirmPage() {
  const { confirmCode = '' } = useParams();
  const outcome = useConfirmation(confirmCode);
  const { me } = useSession();

  // The session that the registration opened has served: "Vous pouvez désormais vous connecter".
  const provisional = outcome.state === 'done' && outcome.email === me?.email;
  useEffect(() => {
    if (provisional) clearToken();
  }, [provisional]);

  if (outcome.state === 'done') {
    return (
      <div className={simple.body} role="status">
        <Drawing name="proof" />
        <Title order={1}>{confirmation.done}</Title>
        <p>{confirmation.doneText}</p>
        <Group justify="center">
          <Button component={Link} to="/connexion">
            {confirmation.login}
          </Button>
          <Button component={Link} to="/" variant="default">
            {confirmation.home}
          </Button>
        </Group>
      </div>
    );
  }
  if (outcome.state === 'failed') {
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
      <Title order={1}>{confirmation.pending}</Title>
      <Loading>
        <TextSkeleton lines={2} />
      </Loading>
    </div>
  );
}
