import { profileLink } from '../members/identity.ts';
import type { UserType } from '../members/kinds.ts';
import { isMember } from './viewer.ts';

export interface MenuUser {
  readonly id: string;
  readonly userType: UserType;
  readonly isVerified: boolean;
  readonly isComplete: boolean;
  readonly hasNotif: boolean;
}

export interface MenuEntry {
  readonly key:
    | 'missions'
    | 'jobs'
    | 'own-missions'
    | 'own-jobs'
    | 'messages'
    | 'profile'
    | 'notifications'
    | 'settings'
    | 'help'
    | 'office';
  readonly label: string;
  readonly path: string;
  /** Something new waits there. */
  readonly hasDot: boolean;
}

export interface MenuGroup {
  readonly title: 'Consulter' | 'Poster' | 'Échanger' | 'Gérer';
  readonly entries: readonly MenuEntry[];
}

const entry = (key: MenuEntry['key'], label: string, path: string, hasDot = false): MenuEntry => ({
  key,
  label,
  path,
  hasDot,
});

/** Staff and partners who look at what visitors see: the way back to their own screens. */
const officeMenu = (userType: UserType): MenuGroup[] => [
  {
    title: 'Gérer',
    entries: [
      userType === 'PARTNER'
        ? entry('office', 'Espace partenaire', '/partner')
        : entry('office', 'Espace équipe', '/admin'),
    ],
  },
];

/** The groups of the side menu of the logged-in area (first document, §2, "Side menu"). An empty group is left out. */
export const sideMenu = (user: MenuUser): MenuGroup[] => {
  if (!isMember(user.userType)) return officeMenu(user.userType);
  const isCustomer = user.userType === 'CUSTOMER';
  const profile = profileLink(user.userType, user.id);
  const consult: MenuGroup = {
    title: 'Consulter',
    entries: [
      entry('missions', 'Toutes les missions', '/consult/missions'),
      entry('jobs', "Toutes les offres d'emploi", '/consult/emplois'),
    ],
  };
  const post: MenuGroup = {
    title: 'Poster',
    entries: [
      entry('own-missions', 'Mes missions', '/manage/missions'),
      ...(isCustomer ? [] : [entry('own-jobs', "Mes offres d'emploi", '/manage/emplois')]),
    ],
  };
  const exchange: MenuGroup = {
    title: 'Échanger',
    entries: [
      entry('messages', 'Messagerie', '/messages'),
      ...(profile === null
        ? []
        : [entry('profile', user.userType === 'STUDENT' ? 'Mon profil' : 'Ma page membre', profile)]),
    ],
  };
  const manage: MenuGroup = {
    title: 'Gérer',
    entries: [
      entry('notifications', 'Notifications', '/notifications', user.hasNotif),
      entry('settings', 'Paramètres', '/parametres'),
      entry('help', 'Aide', '/aide'),
    ],
  };
  return [...(isCustomer ? [] : [consult]), post, exchange, manage];
};

export interface MenuBanner {
  readonly key: 'verify' | 'complete';
  readonly title: string;
  readonly text: string;
}

/** The banners above the menu (first document, §2): none for a customer. */
export const sideMenuBanners = (user: MenuUser): MenuBanner[] => {
  if (user.userType === 'CUSTOMER' || !isMember(user.userType)) return [];
  return [
    ...(user.isVerified
      ? []
      : [
          {
            key: 'verify' as const,
            title: 'Vérifier votre profil',
            text: 'Obtenez un badge de vérification.',
          },
        ]),
    ...(user.isComplete
      ? []
      : [
          {
            key: 'complete' as const,
            title: 'Compléter votre profil',
            text: 'Complétez votre profil à 100 %.',
          },
        ]),
  ];
};
