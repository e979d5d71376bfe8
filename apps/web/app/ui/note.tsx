import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './note.module.css';

const tones = {
  danger: { icon: IconAlertTriangle, role: 'alert' },
  success: { icon: IconCircleCheck, role: 'status' },
  info: { icon: IconInfoCircle, role: 'note' },
} as const;

interface NoteProps {
  tone: keyof typeof tones;
  title?: string;
  children: ReactNode;
}

/** A notice inside the page. Screen readers announce an error at once, a success politely. */
export const Note = ({ tone, title, children }: NoteProps) => {
  const { icon: Icon, role } = tones[tone];
  return (
    <div className={classes.note} data-tone={tone} role={role}>
      <Icon className={classes.icon} size={20} stroke={1.5} aria-hidden />
      <div className={classes.body}>
        {title && <strong className={classes.title}>{title}</strong>}
        <div>{children}</div>
      </div>
    </div>
  );
};
