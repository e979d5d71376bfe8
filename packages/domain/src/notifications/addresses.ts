import { stopAddressAt } from '../searches/stop-address.ts';

/** Where a member says what reaches them, and by which way. */
export const notificationSettings = '/parametres/notifications';

/** The screen of a mail's link that turns mails of its kind off; with an outcome, the screen that says it. */
export const mailStopAddress = stopAddressAt('/mails/arret');

/** Screens of what is of a reader's own. */
const ownScreens = {
  VERIFICATION: '/verify',
  MISSIONS: '/manage/missions',
  OFFERS: '/manage/emplois',
} as const;

/** What a notification is about: a thread, or a mission, or a decision about a report, or something of its reader's own. */
interface About {
  readonly applicationId: string | null;
  readonly missionId: string | null;
  readonly reportId: string | null;
  readonly about: keyof typeof ownScreens | null;
}

/** The screen that a notification leads to. */
export const addressOfNews = ({ applicationId, missionId, reportId, about }: About): string => {
  if (reportId !== null) return `/signalements/${reportId}`;
  if (about !== null) return ownScreens[about];
  if (missionId !== null) return `/consult/missions/${missionId}`;
  return applicationId === null ? '/notifications' : `/messages/${applicationId}`;
};
