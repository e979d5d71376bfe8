import type { Notification } from '@basoche/contract/notifications/notifications';
import { parisDay } from '@basoche/domain/time/paris';

export interface DayOfNotifications {
  readonly day: string;
  readonly notifications: readonly Notification[];
}

/** Notifications, newest first, by day in Europe/Paris. */
export const byDay = (notifications: readonly Notification[]): DayOfNotifications[] => {
  const days: { day: string; notifications: Notification[] }[] = [];
  for (const notification of notifications) {
    const day = parisDay(new Date(notification.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, notifications: [notification] });
  }
  return days;
};
