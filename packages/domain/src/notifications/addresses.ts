import { candidatesPath, hearingPath, ownPaths, vigilancePath } from '../access/own-paths.ts';
import { pathFor } from '../firms/account-address.ts';
import { stopAddressAt } from '../searches/alert-stop-address.ts';

/** The screen on which a member chooses their notifications and channels. */
export const notificationSettings = '/parametres/notifications';

/**
 * The screen of a mail's link that turns off its kind of mails; with an outcome, the screen that shows it.
 */
export const mailStopAddress = stopAddressAt('/mails/arret');

/** Screens about the account itself. */
const ownScreens = {
  VERIFICATION: '/verify',
  MISSIONS: '/manage/missions',
  OFFERS: '/manage/emplois',
  TEAM: '/equipe',
  DEPOSITS: '/paiements/depots',
  HEARINGS: '/parametres/audiences',
  VIGILANCE: vigilancePath,
  CANDIDATES: candidatesPath,
} as const;

const isSubject = (code: string): code is AccountSubject => Object.hasOwn(ownScreens, code);

/** Subject of a notification about no thread, mission or report. */
export type AccountSubject = keyof typeof ownScreens;

/** The subject with this code; null for a code of a newer version of the program. */
export const knownSubject = (about: string | null): AccountSubject | null =>
  about !== null && isSubject(about) ? about : null;

/** The subject of a notification: a thread, a mission, a decision about a report, or an account. */
interface NotificationSubject {
  readonly applicationId: string | null;
  readonly missionId: string | null;
  /** True if that mission belongs to a hearing. */
  readonly isHearing: boolean;
  readonly reportId: string | null;
  readonly about: AccountSubject | null;
  /** The firm on whose behalf the reader is notified; null for themselves. */
  readonly firmId: string | null;
}

const screenOf = ({
  applicationId,
  missionId,
  isHearing,
  reportId,
  about,
  firmId,
}: NotificationSubject): string => {
  if (reportId !== null) return `/signalements/${reportId}`;
  // Without a firm, the reader has left the team, whose screen is closed to them.
  if (about === 'TEAM' && firmId === null) return ownPaths.home;
  if (about !== null) return ownScreens[about];
  if (missionId !== null) return isHearing ? hearingPath(missionId) : `/consult/missions/${missionId}`;
  return applicationId === null ? '/notifications' : `/messages/${applicationId}`;
};

/** The screen to which a notification links, with the account that it opens for. */
export const pathOfNotification = (about: NotificationSubject): string =>
  pathFor(screenOf(about), about.firmId);

/**
 * Title of a notification, preceded by the firm that it is for: « Verdelune Industries · Nouveau message. »
 */
export const titleFor = (title: string, firm: string | null): string =>
  firm === null ? title : `${firm} · ${title}`;
