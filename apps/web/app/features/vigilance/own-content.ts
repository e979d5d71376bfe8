import { foreignWorkersDeclaration, vigilanceReason } from '@basoche/domain/vigilance/content';
import { fileMonths } from '@basoche/domain/vigilance/documents';

/** French words of the page on which a prestataire submits documents. */

export const own = {
  title: 'Dossier de vigilance',
  reason: vigilanceReason,
  once: 'Vous le déposez une fois\u202f: il sert à tous vos clients.',
  readBy:
    'Un client le lit quand la loi le lui demande, à partir de votre accord sur la mission qui atteint cette somme.',
  completeUntil: (day: string) => `Complet jusqu’au ${day}`,
  nothing: {
    title: 'Rien n’est encore demandé.',
    text: 'Déposé une fois, le dossier sert à tous vos clients.',
  },
  either: 'Un seul de ces documents suffit.',
  documents: 'Documents du dossier',
  until: (day: string) => `Jusqu’au ${day}`,
  ended: (day: string) => `Depuis le ${day}`,
  reminder: (day: string) => `Prochain rappel le ${day}`,
  submit: 'Déposer',
  replace: 'Remplacer',
  submitNamed: (title: string) => `Déposer\u202f: ${title}`,
  replaceNamed: (title: string) => `Remplacer\u202f: ${title}`,
  why: 'Pourquoi ce document',
  seats: 'Dans cette équipe, un propriétaire ou un gérant dépose les documents.',
  proof: {
    text: 'Votre compte est vérifié avant le premier dépôt.',
    link: 'Faire vérifier mon compte',
  },
} as const;

export const submittedDocument = {
  list: (title: string) => `Déposé\u202f: ${title}`,
  dated: (day: string) => `Daté du ${day}`,
  cover: (from: string, until: string) => `Du ${from} au ${until}`,
  lastDay: (day: string) => `Valable jusqu’au ${day}`,
  declared: (day: string) => `Déclaration du ${day}`,
  code: (code: string) => `Code de sécurité\u00a0${code}`,
  number: (number: string) => `N°\u00a0${number}`,
  contract: (insurer: string, number: string) => `${insurer}, contrat ${number}`,
  ceilings: (claim: string, year: string) => `${claim} par sinistre, ${year} par année`,
  download: (name: string) => `Télécharger ${name}`,
  noFile: 'Fichier supprimé, les dates restent.',
  withdraw: 'Retirer',
  withdrawNamed: (what: string) => `Retirer\u202f: ${what}`,
  withdrawn: 'Retiré par l’équipe Basoche',
  confirm: {
    title: 'Retirer ce document\u202f?',
    text: 'Il ne comptera plus dans votre dossier. Les clients qui l’ont déjà téléchargé le gardent.',
    act: 'Retirer',
    done: 'Le document est retiré.',
  },
} as const;

export const dialog = {
  files: 'Fichiers',
  filesHelp: 'PDF, JPEG ou PNG, 5\u00a0Mo au plus, trois fichiers au plus.',
  addFiles: 'Joindre un fichier',
  dropFiles: 'Déposez vos fichiers ici',
  mendFiles: 'Réessayez ou retirez le fichier en erreur.',
  issuedOn: 'Date inscrite sur le document',
  validUntil: (day: string) => `Valable jusqu’au ${day}.`,
  counts: `Un document compte pendant ${fileMonths} mois.`,
  securityCode: 'Code de sécurité',
  securityCodeHelp: 'Inscrit sur l’attestation. Votre client s’en sert pour en vérifier l’authenticité.',
  businessNumber: 'SIREN ou SIRET inscrit sur l’attestation',
  workers: 'Salariés étrangers',
  none: 'Je n’en emploie aucun',
  noneHelp: 'Une déclaration suffit.',
  some: 'Je dépose leur liste',
  someHelp: 'Avec date d’embauche, nationalité, type et numéro du titre de travail.',
  declaration: foreignWorkersDeclaration.text,
  declarationMissing: 'Cochez la déclaration pour la déposer.',
  submit: 'Déposer',
  done: 'Le document est déposé.',
} as const;

export const insurance = {
  title: 'Assurance professionnelle',
  text: 'Déposée, elle entre dans votre dossier et peut figurer sur votre profil\u202f: assureur, dernier jour et plafonds, jamais le numéro du contrat ni le fichier.',
  show: 'Montrer sur mon profil',
  showText: 'Tant qu’elle est en cours.',
  insurer: 'Assureur',
  contractNumber: 'Numéro du contrat',
  from: 'Premier jour de la garantie',
  until: 'Dernier jour de la garantie',
  claimCeiling: 'Plafond par sinistre, en euros',
  yearCeiling: 'Plafond par année, en euros',
} as const;
