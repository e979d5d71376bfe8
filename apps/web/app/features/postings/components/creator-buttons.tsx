import { Button, type ButtonProps } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useMay } from '../../../lib/session.tsx';
import { Allowed } from '../../firms/shared/allowed.tsx';
import { copyAddress } from '../copies.ts';
import { ownCard } from '../creator-content.ts';
import type { OwnKind, OwnPosting } from '../own-kind.ts';
import type { Publishing } from './use-publishing.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

export const DuplicateButton = ({ kind, id }: { kind: Pick<OwnKind, 'home'>; id: string }) => (
  <Allowed act="negotiate">
    <Button
      component={Link}
      to={copyAddress(kind.home, id)}
      variant="default"
      leftSection={<IconCopy {...icon} />}
    >
      {ownCard.duplicate}
    </Button>
  </Allowed>
);

interface RelaunchButtonProps {
  kind: Pick<OwnKind, 'content'>;
  posting: Pick<OwnPosting, 'id' | 'title' | 'permitted'>;
  publishing: Publishing;
  variant?: NonNullable<ButtonProps['variant']>;
  /** True where a page has several: the button then names its posting. */
  isNamed?: boolean;
}

/** Relaunch button for a posting past its deadline; nothing for others. */
export const RelaunchButton = ({
  kind: { content },
  posting,
  publishing,
  variant = 'filled',
  isNamed = false,
}: RelaunchButtonProps) =>
  useMay()('negotiate') &&
  posting.permitted.includes('relaunch') && (
    <Button
      variant={variant}
      leftSection={<IconRefresh {...icon} />}
      aria-haspopup="dialog"
      aria-label={isNamed ? content.manage.relaunchOf(posting.title) : undefined}
      onClick={() => publishing.relaunch(posting)}
    >
      {content.manage.relaunch}
    </Button>
  );
