import type { Hearing } from '@basoche/contract/hearings/hearings';
import { IconCircleCheck, IconCircleX, IconClock, IconHourglass } from '@tabler/icons-react';
import { states } from '../content.ts';
import classes from './hearings.module.css';

const icons = {
  open: IconHourglass,
  taken: IconCircleCheck,
  cancelled: IconCircleX,
  passed: IconClock,
} as const;

/** State of a hearing, in words and an icon. */
export const StateMark = ({ state }: Pick<Hearing, 'state'>) => {
  const Icon = icons[state];
  return (
    <p className={classes.state}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {states[state]}
    </p>
  );
};
