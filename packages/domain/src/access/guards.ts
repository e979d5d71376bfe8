import { isMember, type Viewer } from './viewer.ts';

export const missionScreens = [
  'index',
  'customers-index',
  'single',
  'home',
  'create',
  'applicants',
  'preview',
  'update',
  'searches',
] as const;
export type MissionScreen = (typeof missionScreens)[number];

export const jobScreens = ['index', 'single', 'home', 'create', 'applicants', 'update'] as const;
export type JobScreen = (typeof jobScreens)[number];

/** Whether a screen opens, or where its viewer goes instead. */
export type GuardResult = 'ok' | 'login' | 'verify' | 'missions-home' | 'missions-index';

/** The address behind each redirection. */
export const guardPaths: Readonly<Record<Exclude<GuardResult, 'ok'>, string>> = {
  login: '/connexion',
  verify: '/verify',
  'missions-home': '/manage/missions',
  'missions-index': '/consult/missions',
};

/** What visitors may read (rules §2, last paragraph), and unverified members with them (second document, §2). */
const publicMissionScreens: readonly MissionScreen[] = ['index', 'customers-index', 'single'];
/** One's own affairs in the lists of missions: of members of the trade, verified or not. */
const tradeMissionScreens: readonly MissionScreen[] = ['searches'];
const publicJobScreens: readonly JobScreen[] = ['index', 'single'];

/**
 * Guard of the mission screens (first document, §2; rules §2 opens the lists and a single mission to visitors). Customers
 * get creation, applicants, preview, update and home; being unverified never stops them.
 */
export const missionGuard = (viewer: Viewer, screen: MissionScreen): GuardResult => {
  const isPublic = publicMissionScreens.includes(screen);
  if (!viewer.isLoggedIn || !isMember(viewer.userType)) return isPublic ? 'ok' : 'login';
  const isOfLists = isPublic || tradeMissionScreens.includes(screen);
  if (viewer.userType === 'CUSTOMER') return isOfLists ? 'missions-home' : 'ok';
  return isOfLists || viewer.isVerified ? 'ok' : 'verify';
};

/** Guard of the job screens (first document, §2): customers have none of them; visitors read the list and a single offer. */
export const jobGuard = (viewer: Viewer, screen: JobScreen): GuardResult => {
  const isPublic = publicJobScreens.includes(screen);
  if (!viewer.isLoggedIn || !isMember(viewer.userType)) return isPublic ? 'ok' : 'login';
  if (viewer.userType === 'CUSTOMER') return 'missions-home';
  return isPublic || viewer.isVerified ? 'ok' : 'verify';
};

/** A logged-in user who arrives on the login screen goes to /consult/missions (first document, §2). */
export const loginGuard = (viewer: Viewer): GuardResult => (viewer.isLoggedIn ? 'missions-index' : 'ok');

/** Screens of one's own affairs — threads, settings, notifications, help, verification — ask visitors to log in. */
export const privateGuard = (viewer: Viewer): GuardResult => (viewer.isLoggedIn ? 'ok' : 'login');
