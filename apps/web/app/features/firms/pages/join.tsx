import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { ProblemError } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { linkQuery, useJoinByLink } from '../api.ts';
import { End } from '../components/join-end.tsx';
import { Offer, type OfferedSeat, useJoined } from '../components/offer.tsx';
import { WithAccount } from '../components/with-account.tsx';
import { joining as content } from '../join-content.ts';
import { takeLinkToken } from '../link-token.ts';

export const meta = () => privateMeta(content.meta);

const path = '/equipe/rejoindre';

/** Token of the link, taken out of the address; null if there is none, undefined before hydration. */
const useLinkToken = (): string | null | undefined => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    setToken((known) => takeLinkToken(hash) ?? known ?? null);
    if (hash !== '') void navigate({ hash: '' }, { replace: true });
  }, [hash, navigate]);
  return token;
};

const Gone = ({ title, text }: { title: string; text: string }) => (
  <End drawing="lost" title={title} text={text}>
    <Button component={Link} to="/" variant="default">
      {content.home}
    </Button>
  </End>
);

const Offered = ({ token, offered }: { token: string; offered: OfferedSeat }) => {
  const joining = useJoinByLink(useJoined(offered));
  return (
    <Offer
      offered={offered}
      path={path}
      pending={joining.isPending}
      error={joining.error}
      onJoin={() => joining.mutate({ body: { token } })}
    />
  );
};

const Linked = ({ token }: { token: string }) => {
  const { data, error, refetch } = useQuery(linkQuery(token));
  if (error instanceof ProblemError && error.problem.status < 500) {
    const isCut = error.problem.status === 400;
    return isCut ? (
      <Gone title={content.gone.incomplete} text={content.gone.incompleteText} />
    ) : (
      <Gone title={content.gone.link} text={content.gone.linkText} />
    );
  }
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <WithAccount path={path} text={content.visitor.link}>
      <Offered token={token} offered={data} />
    </WithAccount>
  );
};

/** Page of a link by which several people may join a team; its token is in the fragment of the address. */
export default function JoinPage() {
  const token = useLinkToken();
  if (token === undefined) return <PageSkeleton />;
  if (token === null) return <Gone title={content.gone.again} text={content.gone.againText} />;
  return <Linked token={token} />;
}
