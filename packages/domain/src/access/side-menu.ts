import { mayAct, type SeatAct, type SeatRole } from '../firms/roles.ts';
import type { Completeness } from '../members/completeness.ts';
import type { UserType } from '../members/kinds.ts';
import { profileLink } from '../members/name-and-page.ts';
import { candidatesPath, hearingsPath, ownPaths, registerPath, teamPath } from './own-paths.ts';
import { isMember, isOfTrade } from './viewer.ts';

export interface MenuUser {
  readonly id: string;
  readonly userType: UserType;
  readonly isVerified: boolean;
  readonly isComplete: boolean;
  readonly completeness?: Pick<Completeness, 'percentage' | 'missing'>;
  readonly hasNotif: boolean;
  readonly owesRenewal?: boolean;
  readonly owesTerms?: boolean;
  /** Role by which they act for a firm; null for themselves. */
  readonly acting?: { readonly role: SeatRole } | null;
  /** Firms that the person may act for. */
  readonly firms?: readonly unknown[];
  readonly mayOpenTeam?: boolean | undefined;
  readonly keepsRegister?: boolean | undefined;
  readonly readsHearings?: boolean | undefined;
  readonly holdsFiles?: boolean | undefined;
}

export interface MenuEntry {
  readonly key:
    | 'home'
    | 'missions'
    | 'jobs'
    | 'hearings'
    | 'community'
    | 'news'
    | 'favourites'
    | 'own-missions'
    | 'own-jobs'
    | 'messages'
    | 'applications'
    | 'profile'
    | 'payments'
    | 'deposits'
    | 'candidates'
    | 'team'
    | 'register'
    | 'notifications'
    | 'settings'
    | 'help'
    | 'office';
  readonly label: string;
  readonly path: string;
  /** True if something new waits there. */
  readonly hasDot: boolean;
  /** Number of waiting items; 0 is not shown. */
  readonly count: number;
}

export interface MenuGroup {
  /** Null for the entry above all groups. */
  readonly title: 'Consulter' | 'Poster' | 'Échanger' | 'Gérer' | null;
  readonly entries: readonly MenuEntry[];
}

/** Numbers beside the entries: applications in which it is the member's turn, and unread conversations. */
export interface MenuCounts {
  readonly mine: number;
  readonly unread: number;
}

/**
 * True if the person may do this for the account they act for; for their own account they may do everything.
 */
const may = ({ acting }: MenuUser, act: SeatAct): boolean => !acting || mayAct(acting.role, act);

const nothing: MenuCounts = { mine: 0, unread: 0 };

const entry = (
  key: MenuEntry['key'],
  label: string,
  path: string,
  { hasDot = false, count = 0 }: Partial<Pick<MenuEntry, 'hasDot' | 'count'>> = {},
): MenuEntry => ({ key, label, path, hasDot, count });

const homeEntry = ({ mine }: MenuCounts) => entry('home', 'À faire', ownPaths.home, { count: mine });
const messagesEntry = ({ unread }: MenuCounts) =>
  entry('messages', 'Messagerie', '/messages', { count: unread });
const paymentsEntry = entry('payments', 'Paiements', ownPaths.payments);
const depositsEntry = entry('deposits', 'Dépôts', ownPaths.deposits);
const communityEntry = entry('community', 'Communauté', '/members');

/** Menu of staff and partners on public screens: the way back to their own screens. */
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

/**
 * Groups of the side menu of the logged-in area, with the private screens. Leaves out entries that the role
 * of a person who acts for a firm does not allow, and empty groups.
 */
export const sideMenu = (user: MenuUser, counts: MenuCounts = nothing): MenuGroup[] => {
  if (!isMember(user.userType)) return officeMenu(user.userType);
  const isTrade = isOfTrade(user.userType);
  const readsThreads = may(user, 'readThreads');
  const profile = profileLink(user.userType, user.id);
  const consult: MenuGroup = {
    title: 'Consulter',
    entries: [
      entry('missions', 'Toutes les missions', '/consult/missions'),
      entry('jobs', 'Toutes les offres d’emploi', '/consult/emplois'),
      ...(user.readsHearings ? [entry('hearings', 'Audiences', hearingsPath)] : []),
      communityEntry,
      entry('news', 'Actus', '/blog'),
      ...(readsThreads ? [entry('favourites', 'Favoris', ownPaths.favourites)] : []),
    ],
  };
  const post: MenuGroup = {
    title: 'Poster',
    entries: [
      entry('own-missions', 'Mes missions', '/manage/missions'),
      ...(isTrade ? [entry('own-jobs', 'Mes offres d’emploi', '/manage/emplois')] : []),
    ],
  };
  const exchange: MenuGroup = {
    title: 'Échanger',
    entries: [
      ...(readsThreads ? [messagesEntry(counts)] : []),
      ...(isTrade && readsThreads ? [entry('applications', 'Mes candidatures', ownPaths.applications)] : []),
      ...(profile === null
        ? []
        : [entry('profile', user.userType === 'STUDENT' ? 'Mon profil' : 'Ma page membre', profile)]),
    ],
  };
  const manage: MenuGroup = {
    title: 'Gérer',
    entries: [
      ...(may(user, 'invoice') ? [paymentsEntry] : []),
      ...(user.acting && may(user, 'pay') ? [depositsEntry] : []),
      ...(user.holdsFiles ? [entry('candidates', 'Mes prestataires', candidatesPath)] : []),
      ...(user.mayOpenTeam || user.firms?.length ? [entry('team', 'Équipe', teamPath)] : []),
      ...(user.keepsRegister ? [entry('register', 'Conflits', registerPath)] : []),
      entry('notifications', 'Notifications', '/notifications', { hasDot: user.hasNotif }),
      entry('settings', 'Paramètres', ownPaths.settings),
      entry('help', 'Aide', '/aide'),
    ],
  };
  const home: MenuGroup = { title: null, entries: [homeEntry(counts)] };
  const groups = [...(readsThreads ? [home] : []), ...(isTrade ? [consult] : []), post, exchange, manage];
  return groups.filter(({ entries }) => entries.length > 0);
};

/**
 * The bar at the bottom of a phone: the five screens that members open most; empty for staff and partners.
 */
export const bottomBar = (user: MenuUser, counts: MenuCounts = nothing): MenuEntry[] => {
  if (!isMember(user.userType)) return [];
  const isTrade = isOfTrade(user.userType);
  const readsThreads = may(user, 'readThreads');
  const pays = may(user, 'invoice') && (!isTrade || !readsThreads);
  return [
    ...(readsThreads ? [homeEntry(counts)] : []),
    isTrade
      ? entry('missions', 'Missions', '/consult/missions')
      : entry('own-missions', 'Missions', '/manage/missions'),
    ...(readsThreads ? [messagesEntry(counts)] : []),
    ...(isTrade ? [communityEntry] : []),
    ...(pays ? [paymentsEntry] : []),
    ...(readsThreads ? [] : [depositsEntry]),
    entry('profile', 'Moi', profileLink(user.userType, user.id) ?? ownPaths.settings),
  ];
};

export interface MenuBanner {
  readonly key: 'terms' | 'subscription' | 'verify' | 'complete';
  readonly title: string;
  readonly text: string;
}

/** The specified sentence, then the percentage of the profile and the next thing to add. */
const whatIsMissing = (completeness: MenuUser['completeness']): string => {
  const completeProfileText = 'Complétez votre profil à 100\u202f%.';
  const [first] = completeness?.missing ?? [];
  if (completeness === undefined || first === undefined) return completeProfileText;
  return `${completeProfileText} ${completeness.percentage}\u202f% aujourd’hui\u202f; prochaine étape\u202f: ${first.label.toLowerCase()}.`;
};

const termsBanner: MenuBanner = {
  key: 'terms',
  title: 'Nos conditions ont changé',
  text: 'Lisez-les et acceptez-les. Vos échanges restent ouverts.',
};

/**
 * Banners above the menu: texts to accept, for all members; then a failed renewal (rules §4) and the
 * specified ones, which are not for customers.
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
