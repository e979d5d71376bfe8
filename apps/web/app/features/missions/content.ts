import { count } from '../../lib/counts.ts';

/** Texts of missions. Sentences quoted by the specification are here to the letter. */

export const common = {
  fromCustomer: 'Client externe',
  openPrice: 'Prix à proposer',
  distance: 'À distance',
  excludingTax: 'HT',
  includingTax: 'TTC',
  see: 'Voir la mission',
  /** In a list, for a member whose profession the rules exclude. */
  closedToViewer: 'Non ouverte à votre profession',
} as const;

/** The two lists of missions to apply to. */
export const lists = {
  members: {
    meta: 'Missions juridiques',
    metaText:
      'Les missions juridiques ouvertes aux avocats, juristes, notaires, commissaires de justice et étudiants en droit, partout en France.',
    title: 'Missions',
    lead: 'Des missions confiées par des entreprises et des confrères, ouvertes aux professionnels du droit vérifiés.',
    other: 'Missions de clients externes',
    empty: {
      title: 'Aucune mission ouverte pour le moment',
      text: 'Les nouvelles missions paraissent ici dès leur publication. Vous pouvez aussi confier la vôtre.',
      action: 'Publier une mission',
      to: '/manage/missions/create',
    },
  },
  customers: {
    meta: 'Missions de clients externes',
    metaText:
      'Les missions que des particuliers et des organisations confient aux professionnels du droit, partout en France.',
    title: 'Missions de clients externes',
    lead: 'Des missions confiées par des particuliers et des organisations qui ne sont pas juristes, ouvertes aux professionnels du droit vérifiés.',
    other: 'Voir les missions des professionnels',
    empty: {
      title: 'Aucune mission de client externe pour le moment',
      text: 'Elles paraissent ici dès leur publication. En attendant, celles des professionnels vous sont ouvertes.',
      action: 'Voir les missions des professionnels',
      to: '/consult/missions',
    },
  },
} as const;

export const consult = {
  tabs: 'Missions à afficher',
  found: (number: number) => (number === 0 ? 'Aucune mission' : count(number, 'mission', 'missions')),
  search: 'Rechercher une mission',
  searchPlaceholder: 'Bail, RGPD, Lyon…',
  more: 'Voir plus de missions',
  endOfList: {
    title: 'Il n\u2019y a plus de mission au-delà',
    text: 'La liste a pu changer depuis que cette adresse a été gardée.',
    action: 'Revenir au début de la liste',
  },
  emptyFiltered: {
    title: 'Aucune mission ne correspond à ces filtres',
    text: 'Élargissez la recherche\u202f: un autre domaine, un département voisin, d\u2019autres mots ou les missions à distance.',
    action: 'Effacer les filtres',
  },
  emptyApplied: {
    title: 'Vous n’avez encore postulé à aucune mission',
    text: 'Vos candidatures se suivent ici\u202f: leur état, le prix proposé et la conversation.',
    action: 'Voir toutes les missions',
  },
  offer: (price: string) => `Votre prix\u202f: ${price}`,
  toConfirm: ', à confirmer',
} as const;

export const single = {
  back: 'Retour aux missions',
  notFound: 'Mission introuvable',
  kind: 'Mission',
  metaText: 'Une mission juridique à pourvoir sur Basoche, le 1ᵉʳ réseau juridique interprofessionnel.',
  description: 'La mission',
  delivery: 'Délai de livraison',
  profiles: 'Profils recherchés',
  creator: 'Qui publie cette mission',
  anonymous:
    'La personne qui publie cette mission a choisi de rester anonyme. Son identité est communiquée au candidat dont elle accepte le prix.',
  noPresentation: 'Aucune présentation pour le moment.',
  facts: 'L’essentiel',
  place: 'Lieu',
  price: 'Prix',
  preferred: 'Préférence du client',
  others: 'Autres missions',
} as const;
