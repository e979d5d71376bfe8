import { describe, expect, it } from 'vitest';
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
