import { stopAddressAt } from '../searches/alert-stop-address.ts';

/** The screen on which a member chooses their notifications and channels. */
export const notificationSettings = '/parametres/notifications';

/**
 * The screen of a mail's link that turns off its kind of mails; with an outcome, the screen that shows it.
 */
export const mailStopAddress = stopAddressAt('/mails/arret');

/** Screens about the reader's own account. */
const ownScreens = {
  VERIFICATION: '/verify',
  MISSIONS: '/manage/missions',
  OFFERS: '/manage/emplois',
} as const;

/**
 * The subject of a notification: a thread, a mission, a decision about a report, or the reader's own account.
 */
interface About {
  readonly applicationId: string | null;
  readonly missionId: string | null;
  readonly reportId: string | null;
  readonly about: keyof typeof ownScreens | null;
}

/** The screen to which a notification links. */
export const pathOfNotification = ({ applicationId, missionId, reportId, about }: About): string => {
  if (reportId !== null) return `/signalements/${reportId}`;
  if (about !== null) return ownScreens[about];
  if (missionId !== null) return `/consult/missions/${missionId}`;
  return applicationId === null ? '/notifications' : `/messages/${applicationId}`;
};
