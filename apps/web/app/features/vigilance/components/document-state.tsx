import { documentStateNames } from '@basoche/domain/vigilance/content';
import type { DocumentState } from '@basoche/domain/vigilance/file';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconClock } from '@tabler/icons-react';
import classes from './vigilance.module.css';

const icons = {
  missing: IconCircleDashed,
  outOfDate: IconAlertTriangle,
  toRenew: IconClock,
  current: IconCircleCheck,
} as const;

/** State of a document, in words and an icon. */
export const DocumentStateMark = ({ state }: { state: DocumentState }) => {
  const Icon = icons[state];
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={20} stroke={1.5} aria-hidden />
      {documentStateNames[state]}
    </span>
  );
};
