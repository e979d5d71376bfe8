import type { StaffActName, SubjectKind } from './staff-acts.ts';

/** French words of the staff journal: a new act or kind of subject must be added here. */

interface ActWords {
  /** Title in a list of choices: « Portage salarial validé ». */
  readonly title: string;
  /** Words after the name of the author: « a validé le portage salarial ». */
  readonly done: string;
}

export const actWords: Readonly<Record<StaffActName, ActWords>> = {
  'portage/validate': { title: 'Portage salarial validé', done: 'a validé le portage salarial' },
  'portage/reject': { title: 'Portage salarial refusé', done: 'a refusé le portage salarial' },
  'itg/validate': {
    title: 'Portage salarial accepté par ITG',
    done: 'a accepté le portage salarial pour ITG',
  },
  'itg/reject': { title: 'Portage salarial refusé par ITG', done: 'a refusé le portage salarial pour ITG' },
  settle: { title: 'Contestation tranchée', done: 'a tranché la contestation' },
  cancelDeposit: { title: 'Dépôt annulé', done: 'a demandé l’annulation du dépôt' },
  'report/settle': { title: 'Signalement traité', done: 'a traité le signalement' },
  'report/appeal': { title: 'Recours tranché', done: 'a tranché le recours' },
  'reading/open': { title: 'Échange ouvert', done: 'a ouvert l’échange' },
  'reading/page': { title: 'Échange lu', done: 'a lu une page de l’échange' },
  'reading/file': { title: 'Pièce jointe lue', done: 'a lu une pièce jointe de l’échange' },
  'reading/close': { title: 'Échange refermé', done: 'a refermé l’échange' },
  'incident/retry': { title: 'Tâche relancée', done: 'a relancé la tâche' },
  'incident/giveUp': { title: 'Tâche abandonnée', done: 'a abandonné la tâche' },
  'verification/accept': { title: 'Vérification acceptée', done: 'a accepté la vérification' },
  'verification/refuse': { title: 'Vérification refusée', done: 'a refusé la vérification' },
  'verification/askAgain': { title: 'Justificatif redemandé', done: 'a redemandé un justificatif' },
  'member/suspend': { title: 'Compte suspendu', done: 'a suspendu le compte' },
  'member/restore': { title: 'Compte rétabli', done: 'a rétabli le compte' },
  'member/endSessions': { title: 'Sessions fermées', done: 'a fermé les sessions du compte' },
  'member/erase': { title: 'Compte supprimé', done: 'a supprimé le compte' },
  'member/appeal': {
    title: 'Recours contre une suspension',
    done: 'a tranché le recours contre la suspension du compte',
  },
  'firm/nameOwner': { title: 'Propriétaire nommé', done: 'a nommé un propriétaire de la structure' },
  'firm/endSeat': { title: 'Accès fermé', done: 'a fermé l’accès d’une personne de la structure' },
  'bar/confirm': { title: 'Barreau confirmé', done: 'a confirmé le barreau' },
  'bar/refuse': { title: 'Barreau refusé', done: 'a refusé le barreau' },
  'register/accept': { title: 'Registre mis en vigueur', done: 'a mis en vigueur une édition du registre' },
  'register/refuse': { title: 'Registre refusé', done: 'a refusé une édition du registre' },
  'register/confirmLine': { title: 'Inscription confirmée', done: 'a confirmé l’inscription' },
  'register/refuseLines': { title: 'Inscription non trouvée', done: 'n’a reconnu aucune inscription' },
  'office/create': { title: 'Compte d’équipe créé', done: 'a créé le compte d’équipe' },
  'office/role': { title: 'Rôle d’équipe changé', done: 'a changé le rôle du compte d’équipe' },
  'office/suspend': { title: 'Compte d’équipe suspendu', done: 'a suspendu le compte d’équipe' },
  'office/restore': { title: 'Compte d’équipe rétabli', done: 'a rétabli le compte d’équipe' },
  'office/resetFactor': {
    title: 'Second facteur oublié',
    done: 'a fait oublier le second facteur du compte d’équipe',
  },
  'office/receivePortages': {
    title: 'Portages versés à un autre compte',
    done: 'a désigné le compte qui reçoit les fonds des portages',
  },
  'publication/hide': { title: 'Publication masquée', done: 'a masqué la publication' },
  'publication/restore': { title: 'Publication rétablie', done: 'a rétabli la publication' },
  'publication/uphold': { title: 'Masquage maintenu', done: 'a maintenu le masquage de la publication' },
  'rules/eligibility': {
    title: 'Règle de candidature modifiée',
    done: 'a modifié les règles «\u00a0Puis-je postuler\u202f?\u00a0»',
  },
  'rules/portage': {
    title: 'Natures exclues du portage modifiées',
    done: 'a modifié les natures exclues du portage',
  },
  'rules/conflicts': {
    title: 'Vérification des conflits modifiée',
    done: 'a modifié ce qu’une nature demande contre les conflits d’intérêts',
  },
  'rules/hearings': {
    title: 'Règle des audiences modifiée',
    done: 'a modifié qui peut agir devant une juridiction',
  },
  'rules/vigilance': {
    title: 'Documents de vigilance modifiés',
    done: 'a modifié un document demandé par le dossier de vigilance',
  },
  'vigilance/examine': {
    title: 'Dossier de vigilance consulté',
    done: 'a consulté le dossier de vigilance du prestataire',
  },
  'vigilance/examineFile': {
    title: 'Document de vigilance lu',
    done: 'a lu un document de vigilance du prestataire',
  },
  'vigilance/withdraw': {
    title: 'Document de vigilance retiré',
    done: 'a retiré un document de vigilance du prestataire',
  },
  'hearing/cancel': { title: 'Audience annulée', done: 'a annulé la demande d’audience' },
  'payments/retry': { title: 'Paiement relancé', done: 'a relancé les paiements' },
  'ledger/export': { title: 'Écritures exportées', done: 'a exporté les écritures comptables' },
  'journal/export': { title: 'Journal exporté', done: 'a exporté le journal' },
  'article/publish': { title: 'Article publié', done: 'a publié l’article' },
  'article/correct': { title: 'Article corrigé', done: 'a corrigé l’article publié' },
  'article/schedule': { title: 'Article programmé', done: 'a programmé l’article' },
  'article/unschedule': { title: 'Article déprogrammé', done: 'a déprogrammé l’article' },
  'article/withdraw': { title: 'Article retiré', done: 'a retiré l’article' },
  'article/drop': { title: 'Brouillon supprimé', done: 'a supprimé le brouillon d’article' },
  'signature/add': { title: 'Signature ajoutée', done: 'a ajouté une signature' },
  'signature/change': { title: 'Signature modifiée', done: 'a modifié la signature' },
  'signature/remove': { title: 'Signature supprimée', done: 'a supprimé la signature' },
};

/** Names of the kinds of subjects. */
export const subjectWords: Readonly<Record<SubjectKind, string>> = {
  thread: 'Candidature',
  report: 'Signalement',
  member: 'Membre',
  ledger: 'Comptabilité',
  job: 'Tâche',
  journal: 'Journal',
  article: 'Article',
  signature: 'Auteur ou université',
  mission: 'Mission',
  offer: 'Offre d’emploi',
  hearing: 'Audience',
  rules: 'Règles',
  register: 'Registre public',
};

/** Looks up an own key only, never one inherited from Object. */
export const ownValue = <Words>(table: Readonly<Record<string, Words>>, key: string): Words | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Words after the author's name; an act that no longer exists is shown by its code. */
export const actDone = (act: string): string =>
  ownValue<ActWords>(actWords, act)?.done ?? `a fait «\u00a0${act}\u00a0»`;

export const actTitle = (act: string): string => ownValue<ActWords>(actWords, act)?.title ?? act;

export const subjectName = (kind: string): string => ownValue<string>(subjectWords, kind) ?? kind;

/** Names of subjects identified by a code instead of an id. */
const subjectIds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  rules: {
    eligibility: '«\u00a0Puis-je postuler\u202f?\u00a0»',
    portage: 'natures exclues du portage',
    conflicts: 'conflits d’intérêts',
    hearings: 'audiences',
    vigilance: 'dossier de vigilance',
  },
  journal: { csv: 'fichier pour un tableur', jsonl: 'fichier de preuve' },
};

/** The name of a subject identified by a code; null for any other id. */
export const subjectIdText = (kind: string, id: string): string | null =>
  ownValue(ownValue(subjectIds, kind) ?? {}, id) ?? null;
