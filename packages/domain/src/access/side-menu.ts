import type { Completeness } from '../members/completeness.ts';
import { profileLink } from '../members/identity.ts';
import type { UserType } from '../members/kinds.ts';
import { isMember } from './viewer.ts';

export interface MenuUser {
  readonly id: string;
  readonly userType: UserType;
  readonly isVerified: boolean;
  readonly isComplete: boolean;
  readonly completeness?: Pick<Completeness, 'percentage' | 'missing'>;
  readonly hasNotif: boolean;
  readonly owesRenewal?: boolean;
  readonly owesTerms?: boolean;
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
  readonly key: 'terms' | 'subscription' | 'verify' | 'complete';
  readonly title: string;
  readonly text: string;
}

/** The specified sentence, then how far the profile is from it and what comes next. */
const whatIsMissing = (completeness: MenuUser['completeness']): string => {
  const asked = 'Complétez votre profil à 100\u202f%.';
  const [first] = completeness?.missing ?? [];
  if (completeness === undefined || first === undefined) return asked;
  return `${asked} ${completeness.percentage}\u202f% aujourd'hui\u202f; prochaine étape\u202f: ${first.label.toLowerCase()}.`;
};

const termsBanner: MenuBanner = {
  key: 'terms',
  title: 'Nos conditions ont changé',
  text: 'Lisez-les et acceptez-les. Vos échanges restent ouverts.',
};

/**
 * The banners above the menu: texts to accept, asked of every member; then a renewal that failed (rules §4) and those that are
 * specified (first document, §2), which customers have no use for.
 */
export const sideMenuBanners = (user: MenuUser): MenuBanner[] => {
  if (!isMember(user.userType)) return [];
  const terms = user.owesTerms ? [termsBanner] : [];
  if (user.userType === 'CUSTOMER') return terms;
  return [
    ...terms,
    ...(user.owesRenewal
      ? [
          {
            key: 'subscription' as const,
            title: 'Votre carte a été refusée',
            text: 'Mettez-la à jour pour garder votre abonnement.',
          },
        ]
      : []),
    ...(user.isVerified
      ? []
      : [
          {
            key: 'verify' as const,
            title: 'Vérifier votre profil',
            text: 'Obtenez un badge de vérification\u202f: il ouvre les candidatures et la publication.',
          },
        ]),
    ...(user.isComplete
      ? []
      : [
          {
            key: 'complete' as const,
            title: 'Compléter votre profil',
            text: whatIsMissing(user.completeness),
          },
        ]),
  ];
};
