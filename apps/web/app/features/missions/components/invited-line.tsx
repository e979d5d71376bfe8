import type { Mission } from '@basoche/contract/missions/missions';
import { IconMailOpened } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { refreshNotifications } from '../../notifications/shared/api.ts';
import { invitations } from '../invitation-content.ts';
import classes from './invitations.module.css';

/** Tells an invited member who may still apply that the creator invites them. */
export default function InvitedLine({ mission }: { mission: Mission }) {
  const { me } = useSession();
  const client = useQueryClient();
  const isLit = mission.isInvited && me?.hasNotif === true;
  // Reading the mission has marked its notification as read.
  useEffect(() => {
    if (isLit) void refreshNotifications(client);
  }, [isLit, client]);
  if (!mission.isInvited || !mission.permitted.includes('apply')) return null;
  return (
    <p className={classes.line}>
      <IconMailOpened size={20} stroke={1.5} aria-hidden />
      {invitations.line}
    </p>
  );
}
