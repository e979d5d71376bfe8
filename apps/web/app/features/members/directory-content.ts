import { countedAtMost } from '@basoche/domain/limits';
import { ofName } from '@basoche/domain/members/elision';

/** Texts of the directory. */

const number = new Intl.NumberFormat('fr-FR');

export type DirectoryAudience = 'members' | 'students';

export const directoryPaths: Readonly<Record<DirectoryAudience, string>> = {
  members: '/members',
  students: '/users',
};

export const directories = {
  members: {
    title: 'Les membres',
    lead: 'Avocats, notaires, juristes, étudiants en droit, cabinets et entreprises\u202f: trouvez la personne qu\u2019il vous faut.',
    meta: 'Annuaire des professionnels du droit',
    metaText:
      'L\u2019annuaire du 1ᵉʳ réseau juridique interprofessionnel\u202f: avocats, notaires, juristes, étudiants en droit, cabinets et entreprises.',
    one: 'membre',
    several: 'membres',
    more: 'Voir plus de membres',
    empty: {
      title: 'Personne ne correspond à cette recherche',
      text: 'Essayez d\u2019autres mots, ou retirez un filtre\u202f: tous les membres sont à portée.',
      action: 'Voir tous les membres',
    },
    nobody: {
      title: 'L\u2019annuaire attend son premier membre',
      text: 'Les membres y entrent dès que leur adresse est confirmée.',
      action: 'S\u2019inscrire',
    },
  },
  students: {
    title: 'Les étudiants',
    lead: 'Étudiants en Master de droit\u202f: recherches, veille, relecture, formalités.',
    meta: 'Étudiants en droit disponibles pour des missions',
    metaText:
      'Les étudiants en Master de droit du 1ᵉʳ réseau juridique interprofessionnel\u202f: domaines, lieu, tarif horaire et compétences de chacun.',
    one: 'étudiant',
    several: 'étudiants',
    more: 'Voir plus d\u2019étudiants',
    empty: {
      title: 'Aucun étudiant ne correspond à cette recherche',
      text: 'Essayez d\u2019autres mots, ou retirez un filtre\u202f: tous les étudiants sont à portée.',
      action: 'Voir tous les étudiants',
    },
    nobody: {
      title: 'L\u2019annuaire attend son premier étudiant',
      text: 'Les étudiants y entrent dès que leur adresse est confirmée.',
      action: 'Voir tous les membres',
    },
  },
} as const;

export const directory = {
  search: 'Rechercher un membre',
  searchPlaceholder: 'Avocat, Rennes, bail…',
  tabs: 'Annuaire',
  all: 'Tous',
  favourites: 'Mes favoris',
  end: {
    title: 'Fin de la liste',
    text: 'Il n\u2019y a personne au-delà de cette page.',
    action: 'Revenir au début de la liste',
  },
  verified: 'Profil vérifié',
  hour: (price: string) => `${price} / heure`,
  rating: (average: string, count: number) => `${average} sur 5, ${count} avis`,
  plus: 'Plus…',
  plusOf: (count: number, name: string) =>
    count === 1 ? `Un autre domaine ${ofName(name)}` : `${count} autres domaines ${ofName(name)}`,
  see: 'Voir le profil',
} as const;

/** True if the total is exact, below the counting limit. */
export const isToldWhole = (total: number | undefined): boolean =>
  total !== undefined && total <= countedAtMost;

/** Number found: « 12 membres », « Plus de 1 000 membres »; empty where it was not counted. */
export const foundInWords = (
  audience: DirectoryAudience,
  total: number | null | undefined,
): string | undefined => {
  const { one, several } = directories[audience];
  if (total === null || total === undefined) return undefined;
  if (total > countedAtMost) return `Plus de ${number.format(countedAtMost)} ${several}`;
  return `${number.format(total)} ${total < 2 ? one : several}`;
};

/** Texts for viewers who may not see the directory. */
export const forMembers = {
  title: 'L\u2019annuaire est celui des membres du réseau',
  text: 'Pour trouver un juriste, publiez votre mission\u202f: les membres vous proposent leur prix, et vous choisissez. Depuis «\u00a0Mes missions\u00a0», vous pouvez aussi inviter ceux que nous vous suggérons.',
  action: 'Publier une mission',
} as const;
