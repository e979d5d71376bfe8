import type { InvitableMission } from '@basoche/contract/missions/invitations';
import { typeset } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import { formatDay } from '../../../lib/dates.ts';
import { failureSentence } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { lastDayOf } from '../../postings/shared/facts.ts';
import { invitations } from '../invitation-content.ts';
import { type Invitee, useInvite } from '../own-api.ts';
import { InvitationSent } from './invitation-sent.tsx';
import classes from './invitations.module.css';

interface InviteRowProps {
  invitee: Invitee;
  invitable: InvitableMission;
}

/** One of the creator's missions: the invite button, or the reason why there is none. */
export const InviteRow = ({ invitee, invitable }: InviteRowProps) => {
  const { mission, standing, refusal } = invitable;
  const invite = useInvite(invitee.memberID, mission.id);
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
      {isInvited && <InvitationSent takesFocus={invite.isSuccess} />}
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
      {!isInvited && standing === 'applied' && <p className={classes.state}>{invitations.applied}</p>}
      {!isInvited && refusal && <p className={classes.reason}>{typeset(refusal.title)}</p>}
      {invite.error && standing === 'open' && (
        <div className={classes.failure}>
          <Note tone="danger">{failureSentence(invite.error)}</Note>
        </div>
      )}
    </li>
  );
};
