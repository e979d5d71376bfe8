import { describe, expect, it } from 'vitest';
import type { SeatRole } from '../firms/roles.ts';
import { homePath } from './home-path.ts';
import { bottomBar, type MenuUser, sideMenu, sideMenuBanners } from './side-menu.ts';

const user = (changes: Partial<MenuUser> = {}): MenuUser => ({
  id: '7',
  userType: 'COMPANY',
  isVerified: true,
  isComplete: true,
  hasNotif: false,
  ...changes,
});
const links = (of: MenuUser) =>
  sideMenu(of).flatMap(({ entries }) => entries.map(({ label, path }) => `${label} ${path}`));
const keys = (of: MenuUser) => bottomBar(of).map(({ key }) => key);

describe('the entries of the menu', () => {
  it('are named in French, and lead where they say', () => {
    expect(links(user())).toEqual([
      'À faire /accueil',
      'Toutes les missions /consult/missions',
      'Toutes les offres d’emploi /consult/emplois',
      'Communauté /members',
      'Actus /blog',
      'Favoris /favoris',
      'Mes missions /manage/missions',
      'Mes offres d’emploi /manage/emplois',
      'Messagerie /messages',
      'Mes candidatures /candidatures',
      'Ma page membre /entreprises/7',
      'Paiements /paiements',
      'Notifications /notifications',
      'Paramètres /parametres',
      'Aide /aide',
    ]);
  });

  it('lead staff and the partner each to their own screens', () => {
    expect(links(user({ userType: 'STAFF' }))).toEqual(['Espace équipe /admin']);
    expect(links(user({ userType: 'PARTNER' }))).toEqual(['Espace partenaire /partner']);
  });

  it('are five on a phone', () => {
    expect(keys(user())).toEqual(['home', 'missions', 'messages', 'community', 'profile']);
    expect(keys(user({ userType: 'CUSTOMER' }))).toEqual([
      'home',
      'own-missions',
      'messages',
      'payments',
      'profile',
    ]);
  });
});

describe('the entries for a person who acts for a firm', () => {
  const acting = (role: SeatRole, userType: MenuUser['userType'] = 'COMPANY') =>
    user({ userType, acting: { role } });
  const paths = (of: MenuUser) => sideMenu(of).flatMap(({ entries }) => entries.map(({ key }) => key));

  /** Entries of a member, with the deposits of a firm after the payments. */
  const ofFirm = paths(user()).flatMap((key) => (key === 'payments' ? [key, 'deposits'] : [key]));

  it('are all of them for owners and managers, and the deposits', () => {
    for (const role of ['owner', 'manager'] as const) {
      expect(paths(acting(role))).toEqual(ofFirm);
      expect(keys(acting(role))).toEqual(keys(user()));
    }
  });

  it('have no payments for publishers and readers, and no deposits for readers', () => {
    expect(paths(acting('publisher'))).toEqual(ofFirm.filter((key) => key !== 'payments'));
    expect(paths(acting('reader'))).toEqual(ofFirm.filter((key) => key !== 'payments' && key !== 'deposits'));
    for (const role of ['publisher', 'reader'] as const) {
      expect(keys(acting(role, 'CUSTOMER'))).toEqual(['home', 'own-missions', 'messages', 'profile']);
    }
  });

  it('have nothing of threads for finance, whose home is the deposits', () => {
    const ofThreads = ['home', 'favourites', 'messages', 'applications'];
    expect(paths(acting('finance'))).toEqual(ofFirm.filter((key) => !ofThreads.includes(key)));
    expect(keys(acting('finance'))).toEqual(['missions', 'community', 'payments', 'deposits', 'profile']);
    expect(homePath('finance')).toBe('/paiements/depots');
    expect([null, 'owner' as const, 'reader' as const].map(homePath)).toEqual(Array(3).fill('/accueil'));
  });
});

describe('the entry of the team', () => {
  const hasTeam = (changes: Partial<MenuUser>) => links(user(changes)).includes('Équipe /equipe');

  it('is for a legal person that may open its team, and for the people of a firm in each role', () => {
    expect(hasTeam({})).toBe(false);
    expect(hasTeam({ mayOpenTeam: true })).toBe(true);
    expect(hasTeam({ userType: 'CUSTOMER', mayOpenTeam: true })).toBe(true);
    expect(hasTeam({ firms: [] })).toBe(false);
    for (const role of ['owner', 'finance', 'reader'] as const)
      expect(hasTeam({ firms: ['Verdelune'], acting: { role } })).toBe(true);
    expect(hasTeam({ userType: 'EMPLOYEE', firms: ['Verdelune'], acting: null })).toBe(true);
  });
});

describe('the entry of the register', () => {
  it('is for who keeps one', () => {
    const has = (changes: Partial<MenuUser>) => links(user(changes)).includes('Conflits /conflits');
    expect([has({}), has({ keepsRegister: true })]).toEqual([false, true]);
  });
});

it('the entry of the hearings is for avocats while they are open', () => {
  const has = (changes: Partial<MenuUser>) => links(user(changes)).includes('Audiences /audiences');
  expect([has({}), has({ readsHearings: true })]).toEqual([false, true]);
});

it('the entry of the prestataires is for clients who have to hold documents', () => {
  const has = (changes: Partial<MenuUser>) => links(user(changes)).includes('Mes prestataires /prestataires');
  expect([has({}), has({ holdsFiles: true })]).toEqual([false, true]);
});

describe('the banners above the menu', () => {
  const said = (changes: Partial<MenuUser>) =>
    sideMenuBanners(user(changes)).map(({ title, text }) =>
      `${title} | ${text}`.replaceAll(/[\u00a0\u202f]/g, ' '),
    );

  it.each<[Partial<MenuUser>, string]>([
    [
      { owesTerms: true },
      'Nos conditions ont changé | Lisez-les et acceptez-les. Vos échanges restent ouverts.',
    ],
    [{ owesRenewal: true }, 'Votre carte a été refusée | Mettez-la à jour pour garder votre abonnement.'],
    [
      { isVerified: false },
      'Vérifier votre profil | Obtenez un badge de vérification : il ouvre les candidatures et la publication.',
    ],
    [{ isComplete: false }, 'Compléter votre profil | Complétez votre profil à 100 %.'],
    [
      { isComplete: false, completeness: { percentage: 100, missing: [] } },
      'Compléter votre profil | Complétez votre profil à 100 %.',
    ],
  ])('of %j: %s', (changes, sentence) => {
    expect(said(changes)).toEqual([sentence]);
  });
});
