import { agreeAddress, readAddressLink, refuseAddress } from '@basoche/contract/auth/address';
import { Button, Group, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useParams } from 'react-router';
import { failureSentence } from '../../../lib/form.ts';
import { privateMeta } from '../../../lib/meta.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useCommand } from '../../../lib/use-command.ts';
import simple from '../../../pages/simple.module.css';
import { Drawing } from '../../../ui/drawing.tsx';
import { Note } from '../../../ui/note.tsx';
import { Loading, TextSkeleton } from '../../../ui/skeletons.tsx';
import { addressLink as content } from '../security-content.ts';

export const meta = () => privateMeta(content.meta);

type Outcome = 'agreed' | 'changed' | 'refused';

const ends = {
  agreed: { title: content.agreed, text: content.agreedText, to: '/', action: content.home },
  changed: { title: content.changed, text: content.changedText, to: '/parametres', action: content.settings },
  refused: { title: content.refused, text: content.refusedText, to: '/parametres', action: content.password },
} as const;

const Ended = ({ outcome }: { outcome: Outcome }) => {
  const { title, text, to, action } = ends[outcome];
  return (
    <div className={simple.body} role="status">
      <Drawing name="proof" />
      <Title order={1}>{title}</Title>
      <p>{text}</p>
      <Button component={Link} to={to}>
        {action}
      </Button>
    </div>
  );
};

const Gone = ({ children }: { children: ReactNode }) => (
  <div className={simple.body} role="alert">
    <Drawing name="lost" />
    <Title order={1}>{content.gone}</Title>
    <p>{children}</p>
    <Button component={Link} to="/">
      {content.home}
    </Button>
  </div>
);

/**
 * Page of the links in the mails of an address change. Opening it changes nothing; its button sends the call
 * (docs/trust.md, "Accounts").
 */
export default function AddressLinkPage() {
  const { code = '' } = useParams();
  const { data, error } = useQuery({
    ...routeQuery(readAddressLink, { params: { code } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const agreement = useCommand(agreeAddress);
  const refusal = useCommand(refuseAddress);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const failure = agreement.error ?? refusal.error;

  if (outcome !== null) return <Ended outcome={outcome} />;
  if (error) return <Gone>{failureSentence(error)}</Gone>;
  if (data === undefined) {
    return (
      <div className={simple.body}>
        <Title order={1}>{content.meta}</Title>
        <Loading>
          <TextSkeleton lines={2} />
        </Loading>
      </div>
    );
  }
  const input = { params: { code } };
  return (
    <div className={simple.body}>
      <Title order={1}>{content.title}</Title>
      <p>{data.side === 'old' ? content.old(data.email) : content.new(data.email)}</p>
      {failure && <Note tone="danger">{failureSentence(failure)}</Note>}
      <Group justify="center">
        <Button
          loading={agreement.isPending}
          disabled={refusal.isPending}
          onClick={() =>
            agreement.mutate(input, {
              onSuccess: ({ isChanged }) => setOutcome(isChanged ? 'changed' : 'agreed'),
            })
          }
        >
          {content.agree}
        </Button>
        <Button
          variant="default"
          loading={refusal.isPending}
          disabled={agreement.isPending}
          onClick={() => refusal.mutate(input, { onSuccess: () => setOutcome('refused') })}
        >
          {content.refuse}
        </Button>
      </Group>
    </div>
  );
}
