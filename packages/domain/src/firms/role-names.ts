import { mayAct, type SeatAct, type SeatRole } from './roles.ts';

/** French names of roles, each with the acts that it allows, in one line. */
export const seatRoleWords: Readonly<Record<SeatRole, { readonly name: string; readonly may: string }>> = {
  owner: { name: 'Propriétaire', may: 'tout, y compris l’équipe, les comptes et la structure' },
  manager: { name: 'Responsable', may: 'publie, échange, paie, facture et gère l’équipe' },
  publisher: { name: 'Publication', may: 'publie, échange et paie les dépôts' },
  finance: {
    name: 'Finance',
    may: 'paie et approuve les dépôts, facture, gère le compte bancaire\u202f; ne lit pas les échanges',
  },
  reader: { name: 'Lecture', may: 'lit les annonces et les échanges, n’écrit pas' },
};

/** « Lecture », in French quotation marks. */
export const quotedRole = (role: SeatRole): string => `«\u00a0${seatRoleWords[role].name}\u00a0»`;

interface ActInWords {
  readonly act: SeatAct;
  readonly words: string;
}

const allActs: readonly ActInWords[] = [
  { act: 'look', words: 'Voir les annonces et les relevés de l’équipe' },
  { act: 'readThreads', words: 'Lire les échanges, les candidatures et leurs pièces' },
  { act: 'negotiate', words: 'Publier, postuler, écrire, convenir d’un prix, livrer, donner un avis' },
  { act: 'pay', words: 'Payer un dépôt' },
  { act: 'bank', words: 'Approuver un dépôt qu’une autre personne demande' },
  { act: 'invoice', words: 'Lire les paiements, émettre et annuler une facture' },
  { act: 'collectVigilance', words: 'Réunir les documents que la loi demande au client d’un prestataire' },
  { act: 'bank', words: 'Changer le compte bancaire et l’abonnement' },
  { act: 'represent', words: 'Modifier la page, envoyer les justificatifs, contester une décision' },
  { act: 'keepRegister', words: 'Lire et changer la liste des conflits' },
  { act: 'team', words: 'Inviter, changer un rôle, retirer une personne' },
  {
    act: 'own',
    words:
      'Accepter les textes, demander les données, fixer la limite des dépôts, vérifier un domaine, supprimer la structure',
  },
];

interface OpenFeatures {
  /** True while the conflict check is open, with its register. */
  readonly conflicts: boolean;
}

/** Acts in French for members, each with the kind of act that permits it. */
export const actsInWords = ({ conflicts }: OpenFeatures): readonly ActInWords[] =>
  conflicts ? allActs : allActs.filter(({ act }) => act !== 'keepRegister');

/** All acts that a role allows, in French for members. */
export const actsOf = (role: SeatRole, open: OpenFeatures): string[] =>
  actsInWords(open)
    .filter(({ act }) => mayAct(role, act))
    .map(({ words }) => words);
