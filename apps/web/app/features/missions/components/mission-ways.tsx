import type { Mission } from '@basoche/contract/missions';
import { Button, type ButtonProps } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import { copyAddress } from '../copies.ts';
import { manage } from '../creator-content.ts';
import type { Publishing } from './use-publishing.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

export const DuplicateButton = ({ missionID }: { missionID: string }) => (
  <Button component={Link} to={copyAddress(missionID)} variant="default" leftSection={<IconCopy {...icon} />}>
    {manage.duplicate}
  </Button>
);

interface RelaunchButtonProps {
  mission: Pick<Mission, 'id' | 'title' | 'permitted'>;
  publishing: Publishing;
  variant?: NonNullable<ButtonProps['variant']>;
  /** Where several stand in one page. */
  isNamed?: boolean;
}

/** For a mission whose deadline is past; nothing for the others. */
export const RelaunchButton = ({
  mission,
  publishing,
  variant = 'filled',
  isNamed = false,
}: RelaunchButtonProps) =>
  mission.permitted.includes('relaunch') && (
    <Button
      variant={variant}
      leftSection={<IconRefresh {...icon} />}
      aria-haspopup="dialog"
      aria-label={isNamed ? manage.relaunchOf(mission.title) : undefined}
      onClick={() => publishing.relaunch(mission)}
    >
      {manage.relaunch}
    </Button>
  );
