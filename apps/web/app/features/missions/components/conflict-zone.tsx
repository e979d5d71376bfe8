import type { Mission } from '@basoche/contract/missions/missions';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { ConflictCheck } from '../../conflicts/shared/conflict-check.tsx';
import { check } from '../../conflicts/shared/content.ts';
import { Allowed } from '../../firms/shared/allowed.tsx';
import type { ApplyState } from '../../postings/apply-state.ts';
import { partiesPath } from '../parties-path.ts';

interface ConflictZoneProps {
  mission: Mission;
  state: ApplyState;
  /** The zone of a mission that asks for nothing. */
  children: ReactNode;
}

/** The viewer's actions on a mission that asks for a conflict check. Loaded on demand: not for visitors. */
export default function ConflictZone({ mission, state, children }: ConflictZoneProps) {
  const parties = mission.conflicts?.parties;
  if (state === 'own') {
    return (
      <>
        {parties === 'awaited' && <Note tone="info">{check.ownAwaited}</Note>}
        {children}
        <Allowed act="negotiate">
          <Button component={Link} to={partiesPath(mission.id)} fullWidth variant="default">
            {check.own}
          </Button>
        </Allowed>
      </>
    );
  }
  if (mission.applyRefusal?.code === 'PARTIES_AWAITED') {
    return (
      <Note tone="info" title={check.awaited}>
        {mission.applyRefusal.title}
      </Note>
    );
  }
  if (state === 'applied' && parties === 'named') {
    return (
      <>
        {children}
        <ConflictCheck missionID={mission.id} />
      </>
    );
  }
  if (state !== 'open') return children;
  if (parties === 'named') return <ConflictCheck missionID={mission.id}>{children}</ConflictCheck>;
  return (
    <>
      <p className="flat soft small">{check.none}</p>
      {children}
    </>
  );
}
