import type { FirmInvitation } from '@basoche/contract/firms/invitations';
import { UnstyledButton } from '@mantine/core';
import { IconLink, IconMail, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { invitationsQuery, useRevoke } from '../api.ts';
import { invitations as content } from '../content.ts';
import classes from './team.module.css';

const Revocation = ({ invitation: { id, email } }: { invitation: FirmInvitation }) => {
  const dialog = useLazyDialog();
  const way = email === null ? 'link' : 'address';
  const revoke = useRevoke(() =>
    notifySuccess(email === null ? content.revoked.link : content.revoked.address(email)),
  );
  return (
    <>
      <UnstyledButton
        className={row.way ?? ''}
        aria-haspopup="dialog"
        aria-label={content.revokeOf(email ?? content.link)}
        onClick={dialog.open}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
        {content.revoke}
      </UnstyledButton>
      <CommandConfirmation
        danger
        title={content.revokeTitle[way]}
        confirm={content.revoke}
        cancel={content.keep}
        dialog={dialog}
        command={revoke}
        onConfirm={() => revoke.mutate({ params: { id } })}
      >
        {email === null ? content.revokeText.link : content.revokeText.address(email)}
      </CommandConfirmation>
    </>
  );
};

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

const Line = ({ invitation }: { invitation: FirmInvitation }) => {
  const { email, role, state, expiresAt, madeBy, link, permitted } = invitation;
  const lapsed = email === null ? content.lapsedLink : content.lapsed;
  const facts = [
    content.role(role),
    state === 'lapsed' ? lapsed : content.until(formatDay(new Date(expiresAt))),
    link && content.uses(link.uses, link.usesAtMost),
    madeBy && content.by(madeBy),
  ].filter((fact) => fact !== null);
  return (
    <li className={classes.line}>
      <div className="row gap-3 lean">
        {email === null ? <IconLink {...icon} /> : <IconMail {...icon} />}
        <div className="lean">
          <span className="strong breaks block">{email ?? content.link}</span>
          <span className="soft small">{facts.join(' · ')}</span>
        </div>
      </div>
      {permitted.revoke && <Revocation invitation={invitation} />}
    </li>
  );
};

/** Part of the team screen: open invitations and links. */
export default function Invitations() {
  const { data, error, refetch } = useQuery(invitationsQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardListSkeleton cards={2} />;
  return (
    <FocusKeeper>
      {data.length === 0 ? (
        <EmptyState drawing="letter" title={content.empty.title}>
          {content.empty.text}
        </EmptyState>
      ) : (
        <ul className="bare sheet pad-4" aria-label={content.list}>
          {data.map((invitation) => (
            <Line key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
    </FocusKeeper>
  );
}
