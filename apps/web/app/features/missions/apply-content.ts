import { portageMinimumCents } from '@basoche/domain/limits';
import { formatCents } from '@basoche/domain/payments/amounts';

/** Texts of applying to a mission; a list does not load them. */

export const apply = {
  button: 'Postuler à la mission',
  loginHelp: 'Il faut un compte vérifié pour proposer un prix.',
  applied: 'Vous avez déjà postulé à cette mission',
  own: 'Vous avez publié cette mission',
  edit: 'Modifier la mission',
  archivedHelp: 'La mission a été archivée.',
  refused: 'Vous ne pouvez pas postuler à cette mission',
  help: 'Vous proposez un prix\u202f; la personne qui publie la mission l\u2019accepte ou le refuse.',
} as const;

export const offer = {
  title: 'Proposer un prix',
  price: 'Votre prix (HT)',
  range: (range: string) => `Prix indiqué\u202f: ${range}\u00a0HT.`,
  portage: `Le portage salarial demande un prix d\u2019au moins ${formatCents(portageMinimumCents)}.`,
  placeholder: 'Par exemple 850',
  vat: 'TVA applicable',
  vatHelp: 'Cochez si vous facturez la TVA (20\u00a0%).',
  total: 'Montant TTC',
  withVat: 'TVA de 20\u00a0% comprise',
  noVat: 'TVA non applicable',
  slider: 'Montant, au curseur',
  delay: 'Votre délai',
  delayHelp: (asked: string) => `Facultatif. Délai souhaité\u202f: ${asked}.`,
  days: 'jours',
  presentation: 'Votre présentation',
  presentationHelp:
    'Facultative, mais lue en premier\u202f: votre expérience, votre approche. Mails, téléphones et liens y sont masqués tant que l’accord de confidentialité n’est pas accepté des deux côtés.',
  consentHelp: 'Facultatif. Vous pourrez vous écrire dès que le client l\u2019aura accepté à son tour.',
  estimateHint: 'Indiquez un prix\u202f: ce qu\u2019il vous laisserait, frais déduits, paraît ici.',
  send: 'Envoyer ma proposition',
} as const;
