import type { ReceivedInvitation } from '@basoche/contract/firms/invitations';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { isProblem } from '../../../lib/api.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { useMe } from '../../../lib/session.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageSkeleton } from '../../../ui/skeletons.tsx';
import { invitationQuery, useAcceptInvitation, useRefuseInvitation } from '../api.ts';
import { End } from '../components/join-end.tsx';
import { Offer, OtherAccount, useJoined } from '../components/offer.tsx';
import { WithAccount } from '../components/with-account.tsx';
import { joining as content } from '../join-content.ts';

export const meta = () => privateMeta(content.meta);

const pathOf = (id: string) => `/equipe/invitations/${id}`;

const Home = () => (
  <Button component={Link} to="/" variant="default">
    {content.home}
  </Button>
);

const Waiting = ({ invitation }: { invitation: ReceivedInvitation }) => {
  const { id, madeBy } = invitation;
  const acceptance = useAcceptInvitation(useJoined(invitation));
  const [isRefused, setRefused] = useState(false);
  const refusal = useRefuseInvitation(() => setRefused(true));
  const params = { params: { id } };
  if (isRefused) {
    return (
      <End drawing="letter" title={content.refused} text={content.refusedText}>
        <Home />
      </End>
    );
  }
  return (
    <Offer
      offered={invitation}
      {...(madeBy !== null && { lead: content.invitedBy(madeBy) })}
      path={pathOf(id)}
      pending={acceptance.isPending}
      error={acceptance.error ?? refusal.error}
      onJoin={() => acceptance.mutate(params)}
    >
      <Button
        variant="default"
        loading={refusal.isPending}
        disabled={acceptance.isPending}
        onClick={() => refusal.mutate(params)}
      >
        {content.refuse}
      </Button>
    </Offer>
  );
};

const Received = ({ id }: { id: string }) => {
  const { email, firms } = useMe();
  const { data, error, refetch } = useQuery(invitationQuery(id));
  if (isProblem(error, 'NOT_FOUND')) {
    return (
      <End drawing="letter" title={content.elsewhere.title} text={content.elsewhere.text(email)}>
        <OtherAccount path={pathOf(id)} isMain />
        <Home />
      </End>
    );
  }
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const isSeated = firms.some(({ firmID }) => firmID === data.firm.id);
  if (data.state === 'waiting' || isSeated) return <Waiting invitation={data} />;
  const isAnswered = data.state === 'accepted' || data.state === 'refused';
  return (
    <End
      drawing="letter"
      title={isAnswered ? content.gone.answered : content.gone.title}
      text={isAnswered ? content.gone.answeredText : content.gone.text}
    >
      <Home />
    </End>
  );
};

/** Address that the mail was sent to, from the fragment of its link; empty if the link was cut. */
const mailedTo = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/** Page of the mail that invites an address into a team. */
export default function InvitationPage() {
  const { invitationID = '' } = useParams();
  const { hash } = useLocation();
  return (
    <WithAccount path={pathOf(invitationID)} text={content.visitor.text} email={mailedTo(hash)}>
      <Received id={invitationID} />
    </WithAccount>
  );
}
