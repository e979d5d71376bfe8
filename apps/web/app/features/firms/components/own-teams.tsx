import { seatRoleWords } from '@basoche/domain/firms/role-names';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { Link } from 'react-router';
import { useSwitchAccount } from '../../../layouts/accounts.ts';
import { isAbsent } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/dates.ts';
import { useMe } from '../../../lib/session.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/page.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { receivedQuery } from '../api.ts';
import { ownTeams as content, creating, invitations } from '../content.ts';
import { atDomainQuery } from '../domains-api.ts';
import { FirmAtDomainPanel } from '../shared/firm-at-domain.tsx';
import classes from './team.module.css';

/** Firms for which the person may act, each with a button that switches this tab. */
const Firms = () => {
  const { firms } = useMe();
  const switchTo = useSwitchAccount();
  return (
    <ul className="bare sheet pad-4" aria-label={content.list}>
      {firms.map(({ firmID, name, role }) => (
        <li key={firmID} className={classes.line}>
          <div className="lean">
            <span className="strong breaks block">{name}</span>
            <span className="soft small">{seatRoleWords[role].name}</span>
          </div>
          <Button
            variant="default"
            aria-label={content.actForOf(name)}
            onClick={() => switchTo({ firm: firmID, role })}
          >
            {content.actFor}
          </Button>
        </li>
      ))}
    </ul>
  );
};

const CreateFirmDialog = lazy(() => import('./create-firm-dialog.tsx'));

const Create = () =>
  useMe().mayCreateFirm && (
    <div className="top-6">
      <DialogButton variant="default" dialog={(opened) => <CreateFirmDialog {...opened} />}>
        {creating.open}
      </DialogButton>
    </div>
  );

/**
 * Screen for a person who acts for themselves: their firms, the firm that they may ask to join, and the
 * invitations sent to their address.
 */
export const OwnTeams = () => {
  const { firms } = useMe();
  const received = useQuery(receivedQuery());
  const atDomain = useQuery(atDomainQuery());
  const waitingInvitations = received.data ?? [];
  const failed = [received, atDomain].find(({ error }) => error !== null && !isAbsent(error));
  if (firms.length === 0 && (received.isPending || atDomain.isPending)) return <CardListSkeleton cards={2} />;
  return (
    <>
      {firms.length > 0 && <Firms />}
      {atDomain.data && (
        <div className={firms.length > 0 ? 'top-6' : ''}>
          <FirmAtDomainPanel of={atDomain.data} />
        </div>
      )}
      {failed?.error && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {waitingInvitations.length > 0 && (
        <Section title={content.received}>
          <ul className="bare sheet pad-4">
            {waitingInvitations.map(({ id, firm, role, expiresAt }) => (
              <li key={id} className={classes.line}>
                <div className="lean">
                  <span className="strong breaks block">{firm.name}</span>
                  <span className="soft small">
                    {seatRoleWords[role].name} · {invitations.until(formatDay(new Date(expiresAt)))}
                  </span>
                </div>
                <Button
                  component={Link}
                  to={`/equipe/invitations/${id}`}
                  variant="default"
                  aria-label={content.seeOf(firm.name)}
                >
                  {content.see}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {firms.length === 0 && waitingInvitations.length === 0 && !failed && !atDomain.data && (
        <EmptyState drawing="network" title={content.empty.title}>
          {content.empty.text}
        </EmptyState>
      )}
      <Create />
    </>
  );
};
