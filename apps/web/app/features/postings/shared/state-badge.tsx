import type { ThreadType } from '@basoche/domain/threads/application';
import { badgeState, stateLabels } from '@basoche/domain/threads/state-labels';
import type { ApplicationState } from '@basoche/domain/threads/states';
import {
  IconCircleCheck,
  IconCircleX,
  IconFileTime,
  IconHourglass,
  IconPigMoney,
  IconPlayerPlay,
  IconSparkles,
  IconTransfer,
  type TablerIcon,
} from '@tabler/icons-react';
import classes from './state-badge.module.css';

const icons: Readonly<Record<ApplicationState, TablerIcon>> = {
  NEW: IconSparkles,
  REFUSED: IconCircleX,
  WAITING_ACCEPTATION: IconHourglass,
  WAITING_PORTAGE: IconFileTime,
  WAITING_FUNDS: IconPigMoney,
  WAITING_RULES: IconTransfer,
  ONGOING: IconPlayerPlay,
  DONE: IconCircleCheck,
};

interface StateBadgeProps {
  state: ApplicationState;
  type?: ThreadType;
  /** Words for the reader's side; the name of the state by default. */
  words?: string;
}

/** Badge for the state of an application: each state has its colour, word and icon. */
export const StateBadge = ({ state, type = 'MISSION', words }: StateBadgeProps) => {
  const shown = badgeState({ type, state });
  const Icon = icons[shown];
  return (
    <span className={classes.badge} data-state={shown}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>{words ?? stateLabels[shown]}</span>
    </span>
  );
};
