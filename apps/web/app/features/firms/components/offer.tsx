import { seatRoleWords } from '@basoche/domain/firms/role-names';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSwitchAccount } from '../../../layouts/accounts.ts';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { loginPath } from '../../../lib/login-and-registration-paths.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useMe } from '../../../lib/session.tsx';
import { useLeave } from '../../../lib/use-leave.ts';
import { Note } from '../../../ui/note.tsx';
import { Page } from '../../../ui/page.tsx';
import { joining as content } from '../join-content.ts';
import { FirmFacts } from './firm-facts.tsx';
import { End } from './join-end.tsx';
import classes from './team.module.css';

/** A seat that a person may take in a firm. */
export interface OfferedSeat {
  readonly firm: { readonly id: string; readonly name: string };
  readonly role: SeatRole;
  readonly expiresAt: string;
}

interface OfferProps {
  offered: OfferedSeat;
  /** Sentence under the title. */
  lead?: string;
  /** Path of this page, to which a login with another account returns. */
  path: string;
  pending: boolean;
  error: Error | null;
  onJoin: () => void;
  /** Buttons beside « Rejoindre ». */
  children?: ReactNode;
}

/** Ends the session, and returns to this page once another account has logged in. */
export const OtherAccount = ({ path, isMain = false }: { path: string; isMain?: boolean }) => {
  const leave = useLeave();
  return (
    <Button
      variant={isMain ? 'filled' : 'subtle'}
      onClick={() => void leave(loginPath(path), { revoke: true })}
    >
      {content.otherAccount}
    </Button>
  );
};

/** Says that a person joined the firm, for which the tab acts from then on. */
export const useJoined = ({ firm, role }: OfferedSeat): (() => void) => {
  const switchTo = useSwitchAccount();
  return () => {
    notifySuccess(content.joined(firm.name));
    switchTo({ firm: firm.id, role });
  };
};

/** Shows a person the seat that they may take: the firm, the role, and what joining means. */
export const Offer = ({ offered, lead, path, pending, error, onJoin, children }: OfferProps) => {
  const { email, firms } = useMe();
  const switchTo = useSwitchAccount();
  const { firm, role, expiresAt } = offered;
  const seat = firms.find(({ firmID }) => firmID === firm.id);
  if (seat !== undefined) {
    return (
      <End drawing="team" title={content.already} text={content.alreadyText(firm.name)}>
        <Button onClick={() => switchTo({ firm: firm.id, role: seat.role })}>
          {content.actFor(firm.name)}
        </Button>
      </End>
    );
  }
  return (
    <Page title={content.title(firm.name)} lead={lead} width="form">
      <div className="sheet pad-6">
        <FirmFacts
          facts={[
            [content.role, `${seatRoleWords[role].name}\u202f: ${seatRoleWords[role].may}`],
            [content.account, email],
            [content.until, formatDay(new Date(expiresAt))],
          ]}
        />
        <h2 className="larger flat top-6">{content.know}</h2>
        <ul className={classes.rules}>
          {content.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {error && (
          <div className="top-4">
            <Note tone="danger">{failureSentence(error)}</Note>
          </div>
        )}
        <div className="row wrap gap-3 top-6">
          <Button loading={pending} onClick={onJoin}>
            {content.accept}
          </Button>
          {children}
          <OtherAccount path={path} />
        </div>
      </div>
    </Page>
  );
};
