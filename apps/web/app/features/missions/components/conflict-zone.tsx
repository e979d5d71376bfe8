import type { Mission } from '@basoche/contract/missions/missions';
import type { ReactNode } from 'react';
import { Note } from '../../../ui/note.tsx';
import { ConflictCheck } from '../../conflicts/shared/conflict-check.tsx';
import { check } from '../../conflicts/shared/content.ts';
import type { ApplyState } from '../../postings/apply-state.ts';

interface ConflictZoneProps {
  mission: Mission;
  state: ApplyState;
  /** Commands of a mission without a conflict check. */
  children: ReactNode;
}

/** The viewer's commands on a mission with a conflict check. Loaded on demand, and not for visitors. */
export default function ConflictZone({ mission, state, children }: ConflictZoneProps) {
  const isNamed = mission.conflicts?.parties === 'named';
  if (mission.applyRefusal?.code === 'PARTIES_AWAITED') {
    return (
      <Note tone="info" title={check.awaited}>
        {mission.applyRefusal.title}
      </Note>
    );
  }
  if (state === 'applied' && isNamed) {
    return (
      <>
        {children}
        <ConflictCheck missionID={mission.id} />
      </>
    );
  }
  if (state !== 'open') return children;
  return (
    <ConflictCheck missionID={mission.id} isNamed={isNamed}>
      {children}
    </ConflictCheck>
  );
}
