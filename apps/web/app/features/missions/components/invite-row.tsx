import type { InvitableMission } from '@basoche/contract/invitations';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useLayoutEffect, useRef } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { typeset } from '../../../lib/typography.ts';
import { Note } from '../../../ui/note.tsx';
import { lastDayOf } from '../../listings/facts.ts';
import { type Invitee, useInvite } from '../api/invitations.ts';
import { invitations } from '../invitation-content.ts';
import classes from './invite-dialog.module.css';

interface InviteRowProps {
  invitee: Invitee;
  invitable: InvitableMission;
}

/** Stands where the button was, and takes the focus over from it. */
const Sent = ({ takesFocus }: { takesFocus: boolean }) => {
  const element = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) element.current?.focus();
  }, [takesFocus]);
  return (
    <p ref={element} className={classes.standing} data-standing="invited" role="status" tabIndex={-1}>
      <IconCheck size={20} stroke={1.5} aria-hidden />
      {invitations.invited}
    </p>
  );
};

/** One of the reader's missions: the button that invites to it, or what stands in its place. */
export const InviteRow = ({ invitee, invitable }: InviteRowProps) => {
  const { mission, standing, refusal } = invitable;
  const invite = useInvite(invitee.memberID, invitable);
  const isInvited = invite.isSuccess || standing === 'invited';
  const facts = [
    invitations.until(formatDay(lastDayOf(mission))),
    ...(mission.isAnonym ? [invitations.anonymous] : []),
  ];
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.title}>{typeset(mission.title)}</h3>
        <p className={classes.facts}>{facts.join(' · ')}</p>
      </div>
      {isInvited && <Sent takesFocus={invite.isSuccess} />}
      {!isInvited && standing === 'open' && (
        <Button
          variant="default"
          loading={invite.isPending}
          aria-label={invitations.inviteTo(invitee.name, mission.title)}
          onClick={() => invite.mutate()}
        >
          {invitations.invite}
        </Button>
      )}
      {!isInvited && standing === 'applied' && <p className={classes.standing}>{invitations.applied}</p>}
      {!isInvited && refusal && <p className={classes.reason}>{typeset(refusal.title)}</p>}
      {invite.error && standing === 'open' && (
        <div className={classes.failure}>
          <Note tone="danger">{failureSentence(invite.error)}</Note>
        </div>
      )}
    </li>
  );
};
