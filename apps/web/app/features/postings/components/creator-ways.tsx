import { Button, type ButtonProps } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { Link } from 'react-router';
import { ownCard } from '../creator-content.ts';
import type { Publishing } from './use-publishing.tsx';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

export const DuplicateButton = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="default" leftSection={<IconCopy {...icon} />}>
    {ownCard.duplicate}
  </Button>
);

interface RelaunchButtonProps {
  of: { readonly id: string; readonly title: string; readonly permitted: readonly string[] };
  publishing: Publishing;
  label: string;
  variant?: NonNullable<ButtonProps['variant']>;
  /** Its whole name, where several stand in one page. */
  name?: string | undefined;
}

/** For what is past its deadline; nothing for the rest. */
export const RelaunchButton = ({
  of: own,
  publishing,
  label,
  variant = 'filled',
  name,
}: RelaunchButtonProps) =>
  own.permitted.includes('relaunch') && (
    <Button
      variant={variant}
      leftSection={<IconRefresh {...icon} />}
      aria-haspopup="dialog"
      aria-label={name}
      onClick={() => publishing.relaunch(own)}
    >
      {label}
    </Button>
  );
