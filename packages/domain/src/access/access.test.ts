import { describe, expect, it } from 'vitest';
import {
  afterSignIn,
  guardPaths,
  jobGuard,
  jobScreens,
  loginGuard,
  missionGuard,
  missionScreens,
  officeGuard,
  privateGuard,
  secondFactorGuard,
} from './screen-guards.ts';
import { bottomBar, type MenuUser, sideMenu, sideMenuBanners } from './side-menu.ts';
import type { Viewer } from './viewer.ts';

const viewers = {
  visitor: { isLoggedIn: false },
  unverified: { isLoggedIn: true, userType: 'EMPLOYEE', isVerified: false },
  verified: { isLoggedIn: true, userType: 'COMPANY', isVerified: true },
  customer: { isLoggedIn: true, userType: 'CUSTOMER', isVerified: false },
  staff: { isLoggedIn: true, userType: 'STAFF', isVerified: false, hasPassedSecondFactor: true },
  partner: { isLoggedIn: true, userType: 'PARTNER', isVerified: false, hasPassedSecondFactor: true },
} satisfies Record<string, Viewer>;

const names = ['visitor', 'unverified', 'verified', 'customer', 'staff', 'partner'] as const;

describe('a member whose second factor is asked for', () => {
  const asked: Viewer = {
    isLoggedIn: true,
    userType: 'EMPLOYEE',
    isVerified: true,
    isAwaitingSecondFactor: true,
  };

  it('opens what visitors open, and is led to the code from everything else', () => {
    const ways = [
      ...missionScreens.map((screen) => (viewer: Viewer) => missionGuard(viewer, screen)),
      ...jobScreens.map((screen) => (viewer: Viewer) => jobGuard(viewer, screen)),
      privateGuard,
      officeGuard('STAFF'),
      officeGuard('PARTNER'),
    ];
    for (const guard of ways) {
      expect(guard(asked)).toBe(guard(viewers.visitor) === 'ok' ? 'ok' : 'second-factor');
    }
    expect([loginGuard(asked), secondFactorGuard(asked)]).toEqual(['second-factor', 'ok']);
  });
});

describe('the guards of the screens', () => {
  it('of missions send each viewer where the specification says', () => {
    const rows = missionScreens.map((screen) =>
      [screen, ...names.map((name) => missionGuard(viewers[name], screen))].join(' '),
    );
    expect(rows).toEqual([
      'index ok ok ok missions-home ok ok',
      'customers-index ok ok ok missions-home ok ok',
      'single ok ok ok missions-home ok ok',
      'home login verify ok ok staff-home partner-home',
      'create login verify ok ok staff-home partner-home',
      'applicants login verify ok ok staff-home partner-home',
      'preview login verify ok ok staff-home partner-home',
      'update login verify ok ok staff-home partner-home',
      'searches login ok ok missions-home staff-home partner-home',
    ]);
  });

  it('of jobs send customers to the missions home', () => {
    const rows = jobScreens.map((screen) =>
      [screen, ...names.map((name) => jobGuard(viewers[name], screen))].join(' '),
    );
    expect(rows).toEqual([
      'index ok ok ok missions-home ok ok',
      'single ok ok ok missions-home ok ok',
      'home login verify ok missions-home staff-home partner-home',
      'create login verify ok missions-home staff-home partner-home',
      'applicants login verify ok missions-home staff-home partner-home',
      'update login verify ok missions-home staff-home partner-home',
    ]);
  });

  it('of the login screen send whoever is logged in to the missions', () => {
    expect(loginGuard(viewers.visitor)).toBe('ok');
    expect(names.slice(1).map((name) => loginGuard(viewers[name]))).toEqual([
      'missions-index',
      'missions-index',
      'missions-index',
      'staff-home',
      'partner-home',
    ]);
    expect(guardPaths['missions-index']).toBe('/consult/missions');
  });

  it('show members what waits for them once they have signed in', () => {
    expect((['STUDENT', 'CUSTOMER', 'STAFF', 'PARTNER'] as const).map(afterSignIn)).toEqual([
      'home',
      'home',
      'staff-home',
      'partner-home',
    ]);
    expect(guardPaths.home).toBe('/accueil');
  });

  it('of private screens ask visitors to log in', () => {
    expect(privateGuard(viewers.visitor)).toBe('login');
    expect(privateGuard(viewers.unverified)).toBe('ok');
    expect(privateGuard(viewers.staff)).toBe('staff-home');
  });

  it('of staff and of the partner open to each alone, after its second factor', () => {
    const guards = [officeGuard('STAFF'), officeGuard('PARTNER'), secondFactorGuard];
    const rows = names.map((name) => [name, ...guards.map((guard) => guard(viewers[name]))].join(' '));
    expect(rows).toEqual([
      'visitor login login login',
      'unverified missions-index missions-index home',
      'verified missions-index missions-index home',
      'customer missions-index missions-index home',
      'staff ok staff-home staff-home',
      'partner partner-home ok partner-home',
    ]);
    const bare = { ...viewers.staff, hasPassedSecondFactor: false };
    expect(guards.map((guard) => guard(bare))).toEqual(['second-factor', 'second-factor', 'ok']);
  });
});

describe('the side menu', () => {
  const user = (changes: Partial<MenuUser>): MenuUser => ({
    id: '7',
    userType: 'COMPANY',
    isVerified: false,
    isComplete: false,
    hasNotif: false,
    ...changes,
  });
  const read = (of: MenuUser) =>
    sideMenu(of).map(({ title, entries }) => `${title ?? '–'}: ${entries.map(({ key }) => key).join(', ')}`);

  it('leads staff and the partner back to their own screens, and nowhere else', () => {
    expect(read(user({ userType: 'STAFF' }))).toEqual(['Gérer: office']);
    expect(sideMenuBanners(user({ userType: 'PARTNER' }))).toEqual([]);
  });

  it('has four groups below what waits', () => {
    expect(read(user({}))).toEqual([
      '–: home',
      'Consulter: missions, jobs, community, news, favourites',
      'Poster: own-missions, own-jobs',
      'Échanger: messages, applications, profile',
      'Gérer: payments, notifications, settings, help',
    ]);
  });

  it('hides from customers consulting, jobs and the profile', () => {
    expect(read(user({ userType: 'CUSTOMER' }))).toEqual([
      '–: home',
      'Poster: own-missions',
      'Échanger: messages',
      'Gérer: payments, notifications, settings, help',
    ]);
  });

  it('says «\u00a0Mon profil\u00a0» to students and «\u00a0Ma page membre\u00a0» to others', () => {
    const profile = (of: MenuUser) =>
      sideMenu(of)
        .flatMap(({ entries }) => entries)
        .find(({ key }) => key === 'profile');
    expect(profile(user({ userType: 'STUDENT' }))).toMatchObject({ label: 'Mon profil', path: '/users/7' });
    expect(profile(user({}))).toMatchObject({ label: 'Ma page membre', path: '/entreprises/7' });
  });

  it('asks to complete the profile to 100 %, says how far it is and what comes next', () => {
    const missing = [
      { key: 'picture', label: 'Une photo' },
      { key: 'role', label: 'Votre fonction' },
    ];
    const banners = sideMenuBanners(user({ isVerified: true, completeness: { percentage: 75, missing } }));
    expect(banners.map(({ title, text }) => `${title} | ${text}`)).toEqual([
      'Compléter votre profil | Complétez votre profil à 100\u202f%. 75\u202f% aujourd’hui\u202f; prochaine étape\u202f: une photo.',
    ]);
  });

  it('says first that the card of a subscription was refused', () => {
    const keys = (of: MenuUser) => sideMenuBanners(of).map(({ key }) => key);
    expect(keys(user({ owesRenewal: true }))).toEqual(['subscription', 'verify', 'complete']);
    expect(keys(user({ isVerified: true, isComplete: true, owesRenewal: false }))).toEqual([]);
  });

  it('asks every member for new terms, customers too, before anything else', () => {
    const keys = (of: MenuUser) => sideMenuBanners(of).map(({ key }) => key);
    expect(keys(user({ owesTerms: true, owesRenewal: true }))).toEqual([
      'terms',
      'subscription',
      'verify',
      'complete',
    ]);
    expect(keys(user({ userType: 'CUSTOMER', owesTerms: true }))).toEqual(['terms']);
    expect(keys(user({ userType: 'STAFF', owesTerms: true }))).toEqual([]);
  });

  it('has a dot at the notifications when there is a new one', () => {
    const dots = (of: MenuUser) =>
      sideMenu(of).flatMap(({ entries }) => entries.filter(({ hasDot }) => hasDot).map(({ key }) => key));
    expect(dots(user({}))).toEqual([]);
    expect(dots(user({ hasNotif: true }))).toEqual(['notifications']);
  });

  it('has five entries on a phone, with the numbers of what waits', () => {
    const bar = (of: MenuUser) =>
      bottomBar(of, { mine: 2, unread: 3 }).map(({ label, path, count }) => `${label} ${path} ${count}`);
    expect(bar(user({}))).toEqual([
      'À faire /accueil 2',
      'Missions /consult/missions 0',
      'Messagerie /messages 3',
      'Communauté /members 0',
      'Moi /entreprises/7 0',
    ]);
    expect(bar(user({ userType: 'CUSTOMER' }))).toEqual([
      'À faire /accueil 2',
      'Missions /manage/missions 0',
      'Messagerie /messages 3',
      'Paiements /paiements 0',
      'Moi /parametres 0',
    ]);
    expect(bar(user({ userType: 'STAFF' }))).toEqual([]);
  });

  it('asks to verify and to complete, except from customers', () => {
    const banners = (of: MenuUser) => sideMenuBanners(of).map(({ title }) => title);
    expect(banners(user({}))).toEqual(['Vérifier votre profil', 'Compléter votre profil']);
    expect(banners(user({ isVerified: true }))).toEqual(['Compléter votre profil']);
    expect(banners(user({ isVerified: true, isComplete: true }))).toEqual([]);
    expect(banners(user({ userType: 'CUSTOMER' }))).toEqual([]);
  });
});
