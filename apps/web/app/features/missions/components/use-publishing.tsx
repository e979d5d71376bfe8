import type { Mission, OwnMission } from '@basoche/contract/missions';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { notifySuccess } from '../../../lib/notify.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { manage } from '../creator-content.ts';

const RelaunchDialog = lazy(() => import('./relaunch-dialog.tsx'));

type Relaunched = Pick<OwnMission | Mission, 'id' | 'title'>;

export interface Publishing {
  /** Opens the dialog that relaunches a mission whose deadline is past. */
  readonly relaunch: (mission: Relaunched) => void;
  /** Says what became of a mission that was published or archived; closed all the same, it offers to relaunch it. */
  readonly tell: (mission: Mission) => void;
  /** To be drawn above what may leave the screen: a list from which the mission goes. */
  readonly dialog: ReactNode;
}

export const usePublishing = (): Publishing => {
  const { opened, isWanted, open, close } = useLazyDialog();
  const [asked, setAsked] = useState<{ mission: Relaunched; wasPublished: boolean } | null>(null);

  const ask = useCallback(
    (mission: Relaunched, wasPublished: boolean) => {
      setAsked({ mission, wasPublished });
      open();
    },
    [open],
  );

  return {
    relaunch: (mission) => ask(mission, false),
    tell: (mission) => {
      if (mission.isArchived) notifySuccess(manage.nowArchived);
      else if (mission.isOpen) notifySuccess(manage.nowPublished);
      else ask(mission, true);
    },
    dialog: isWanted && asked && (
      <Suspense>
        <RelaunchDialog key={asked.mission.id} {...asked} opened={opened} onClose={close} />
      </Suspense>
    ),
  };
};
