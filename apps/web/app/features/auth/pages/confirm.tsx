import { confirmFromPage } from '@basoche/contract/auth';
import { Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { pageTitle } from '../../../lib/meta.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useSession } from '../../../lib/session.tsx';
import { clearToken } from '../../../lib/token.ts';
import simple from '../../../pages/simple.module.css';
import { Drawing } from '../../../ui/drawing.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { confirmation } from '../content.ts';

export const meta = () => [...pageTitle(confirmation.meta), { name: 'robots', content: 'noindex' }];

/** The page posts, once; opening the link alone confirms nothing (trust, "Accounts"). */
const useConfirmation = (confirmationCode: string) =>
  useQuery({
    ...routeQuery(confirmFromPage, { params: { confirmationCode } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    enabled: !import.meta.env.SSR,
  });

export default function ConfirmPage() {
  const { confirmCode = '' } = useParams();
  const { data, isSuccess, isError } = useConfirmation(confirmCode);
  const { me } = useSession();

  // The session that the registration opened has served: "Vous pouvez désormais vous connecter".
  const provisional = data !== undefined && data.email === me?.email;
  useEffect(() => {
    if (provisional) clearToken();
  }, [provisional]);

  if (isSuccess) {
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
  if (isError) {
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
