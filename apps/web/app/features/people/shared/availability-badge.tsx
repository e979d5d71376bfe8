import { parisDay } from '@basoche/domain/time/paris';
import { IconCalendarCheck, IconCalendarEvent, IconCalendarOff } from '@tabler/icons-react';
import classes from './availability-badge.module.css';
import { availabilityLabel } from './content.ts';

const icons = {
  AVAILABLE: IconCalendarCheck,
  SOON: IconCalendarEvent,
  BUSY: IconCalendarOff,
} as const;

interface BadgeProps {
  /** Availability to show; null if none. */
  availability: Parameters<typeof availabilityLabel>[0] | null;
}

/** Availability of a member, as a word and an icon. */
export const AvailabilityBadge = ({ availability }: BadgeProps) => {
  if (availability === null) return null;
  const Icon = icons[availability.status];
  return (
    <span className={classes.badge} data-status={availability.status}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {availabilityLabel(availability, parisDay(new Date()))}
    </span>
  );
};
