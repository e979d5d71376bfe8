import type { Mission } from '@basoche/contract/missions';
import type { ButtonProps } from '@mantine/core';
import * as shared from '../../postings/components/creator-ways.tsx';
import type { Publishing } from '../../postings/components/use-publishing.tsx';
import { copyAddress } from '../copies.ts';
import { manage } from '../creator-content.ts';

export const DuplicateButton = ({ missionID }: { missionID: string }) => (
  <shared.DuplicateButton to={copyAddress(missionID)} />
);

interface RelaunchButtonProps {
  mission: Pick<Mission, 'id' | 'title' | 'permitted'>;
  publishing: Publishing;
  variant?: NonNullable<ButtonProps['variant']>;
  /** Where several stand in one page. */
  isNamed?: boolean;
}

export const RelaunchButton = ({ mission, isNamed = false, ...button }: RelaunchButtonProps) => (
  <shared.RelaunchButton
    of={mission}
    label={manage.relaunch}
    name={isNamed ? manage.relaunchOf(mission.title) : undefined}
    {...button}
  />
);
