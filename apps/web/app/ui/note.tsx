import { Alert } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const tones = {
  danger: { color: 'red', icon: IconAlertTriangle, role: 'alert' },
  success: { color: 'green', icon: IconCircleCheck, role: 'status' },
  info: { color: 'slate', icon: IconInfoCircle, role: 'note' },
} as const;

interface NoteProps {
  tone: keyof typeof tones;
  title?: string;
  children: ReactNode;
}

/** A notice inside the page. What went wrong is said aloud at once, what went well politely. */
export const Note = ({ tone, title, children }: NoteProps) => {
  const { color, icon: Icon, role } = tones[tone];
  return (
    <Alert
      color={color}
      variant="light"
      role={role}
      title={title}
      icon={<Icon size={20} stroke={1.5} aria-hidden />}
    >
      {children}
    </Alert>
  );
};
