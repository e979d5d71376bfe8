import type { UserType } from '../members/kinds.ts';
import { ownPaths } from './own-paths.ts';
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

/** Result of a guard: the screen opens, or its viewer is redirected. */
export type GuardResult =
  | 'ok'
  | 'login'
  | 'verify'
  | 'missions-home'
  | 'missions-index'
  | 'home'
  | 'staff-home'
  | 'partner-home'
  | 'second-factor';

/** The address of each redirection. */
export const guardPaths: Readonly<Record<Exclude<GuardResult, 'ok'>, string>> = {
  login: '/connexion',
  verify: '/verify',
  'missions-home': '/manage/missions',
  'missions-index': '/consult/missions',
  home: ownPaths.home,
  'staff-home': '/admin',
  'partner-home': '/partner',
  'second-factor': '/connexion/code',
};

/** Staff and partners use no screens of members: they are redirected to their own (rules §1). */
const officeHome = (userType: UserType): 'staff-home' | 'partner-home' =>
  userType === 'PARTNER' ? 'partner-home' : 'staff-home';

/**
 * Screens open to visitors (rules §2, "Visitors"), and therefore to unverified members.
 */
const publicMissionScreens: readonly MissionScreen[] = ['index', 'customers-index', 'single'];
/** Private screens in the lists of missions, for members of the trade, verified or not. */
const tradeMissionScreens: readonly MissionScreen[] = ['searches'];
const publicJobScreens: readonly JobScreen[] = ['index', 'single'];

/**
 * Guard of the mission screens (rules §2 opens the lists and a single mission to
 * visitors). Customers may open creation, applicants, preview, update and home, verified or not.
 */
export const missionGuard = (viewer: Viewer, screen: MissionScreen): GuardResult => {
  const isPublic = publicMissionScreens.includes(screen);
  if (!viewer.isLoggedIn) return isPublic ? 'ok' : 'login';
  if (viewer.isAwaitingSecondFactor) return isPublic ? 'ok' : 'second-factor';
  if (!isMember(viewer.userType)) return isPublic ? 'ok' : officeHome(viewer.userType);
  const isOfLists = isPublic || tradeMissionScreens.includes(screen);
  if (viewer.userType === 'CUSTOMER') return isOfLists ? 'missions-home' : 'ok';
  return isOfLists || viewer.isVerified ? 'ok' : 'verify';
};

/**
 * Guard of the job screens: customers may open none; visitors may read the list and a
 * single offer.
 */
export const jobGuard = (viewer: Viewer, screen: JobScreen): GuardResult => {
  const isPublic = publicJobScreens.includes(screen);
  if (!viewer.isLoggedIn) return isPublic ? 'ok' : 'login';
  if (viewer.isAwaitingSecondFactor) return isPublic ? 'ok' : 'second-factor';
  if (!isMember(viewer.userType)) return isPublic ? 'ok' : officeHome(viewer.userType);
  if (viewer.userType === 'CUSTOMER') return 'missions-home';
  return isPublic || viewer.isVerified ? 'ok' : 'verify';
};

/** Guard of the login screen: a logged-in user is redirected to /consult/missions. */
export const loginGuard = (viewer: Viewer): GuardResult => {
  if (!viewer.isLoggedIn) return 'ok';
  if (viewer.isAwaitingSecondFactor) return 'second-factor';
  return isMember(viewer.userType) ? 'missions-index' : officeHome(viewer.userType);
};

/** The first screen of a session: a member's home, or the office of staff and partners. */
export const afterSignIn = (userType: UserType): GuardResult =>
  isMember(userType) ? 'home' : officeHome(userType);

/** Guard of private screens (threads, settings, notifications, help, verification): visitors must log in. */
export const privateGuard = (viewer: Viewer): GuardResult => {
  if (!viewer.isLoggedIn) return 'login';
  if (viewer.isAwaitingSecondFactor) return 'second-factor';
  return isMember(viewer.userType) ? 'ok' : officeHome(viewer.userType);
};

/**
 * Guard of the screens of staff, and of those of the partner: each their own, once the session has passed its
 * second factor.
 */
export const officeGuard =
  (office: 'STAFF' | 'PARTNER') =>
  (viewer: Viewer): GuardResult => {
    if (!viewer.isLoggedIn) return 'login';
    if (viewer.isAwaitingSecondFactor) return 'second-factor';
    if (isMember(viewer.userType)) return 'missions-index';
    if (viewer.hasPassedSecondFactor !== true) return 'second-factor';
    return viewer.userType === office ? 'ok' : officeHome(viewer.userType);
  };

/**
 * Guard of the screen for the second factor, for staff, partners and members who have one; afterwards it
 * redirects.
 */
export const secondFactorGuard = (viewer: Viewer): GuardResult => {
  if (!viewer.isLoggedIn) return 'login';
  if (viewer.isAwaitingSecondFactor) return 'ok';
  return isMember(viewer.userType) || viewer.hasPassedSecondFactor === true
    ? afterSignIn(viewer.userType)
    : 'ok';
};
