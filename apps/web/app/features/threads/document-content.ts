import { evidenceBytes } from '@basoche/domain/limits';
import { formatBytes } from '@basoche/domain/typography';

/** Texts of a thread's documents, and of the two public pages about them. */

const narrow = '\u202f';

export const documents = {
  title: 'Documents',
  agreement: 'Accord de confidentialité',
  accepted: (who: string, day: string, hour: string) => `${who}, le ${day} à ${hour}`,
  waits: (who: string) => `${who}${narrow}\u202f: pas encore accepté`,
  you: 'Vous',
  version: (day: string) => `Version du ${day}`,
  signed: 'Accord signé (PDF)',
  signedLater: 'La copie signée sera disponible quand les deux parties auront accepté.',
  record: 'Dossier de l’échange',
  recordText:
    'Toutes les actions et tous les messages, chacun avec une empreinte qui dépend du précédent. N’importe qui peut vérifier le dossier.',
  download: 'Télécharger le dossier',
  downloadJson: 'Le même, pour un logiciel (JSON)',
  check: 'Vérifier un dossier',
  anonymous:
    'Ces documents nomment le client, encore anonyme. Ils vous seront ouverts quand il aura accepté un prix.',
  contract: 'Contrat',
  contractText: 'Un projet rempli avec l’offre et les deux profils, à relire et à compléter.',
  draft: 'Rédiger le contrat',
} as const;

export const contractDialog = {
  title: 'Rédiger le contrat',
  lead: 'Le projet reprend l’offre et les deux profils, et rien d’autre. Ce qui manque y est surligné, et listé sur sa première page.',
  type: 'Type de contrat',
  announced: 'Annoncé par l’offre',
  closed: (reason: string) => `Impossible ici${narrow}: ${reason}`,
  look: 'À vérifier avant de signer',
  close: 'Fermer',
  make: 'Télécharger le projet (DOCX)',
  made: (name: string) => `Projet téléchargé${narrow}\u202f: ${name}. Relisez-le avant de l’envoyer.`,
} as const;

export const agreementPage = {
  meta: 'L’accord que chaque partie d’un échange accepte avant d’écrire, en entier et dans sa version en vigueur.',
  lead: 'Le texte que chaque partie accepte avant d’écrire à l’autre, au sujet d’une mission ou d’une offre.',
  pdf: 'Télécharger en PDF',
  print: 'Imprimer',
  versionOf: (day: string) => `Version du ${day}, en vigueur`,
  digest:
    'Chaque acceptation enregistre la version du texte, son empreinte (SHA-256), la personne et l’heure.',
} as const;

export const verifyPage = {
  title: 'Vérifier un dossier',
  meta: 'Comparez le dossier d’un échange, en PDF ou en JSON, à l’enregistrement tenu par Basoche.',
  lead: 'Un dossier téléchargé depuis un échange porte l’empreinte de chaque action et de chaque message. Cette page le compare à l’enregistrement et nomme la première entrée qui ne correspond pas.',
  drop: 'Déposez le dossier ici, ou',
  choose: 'Choisir un fichier',
  limits: `PDF ou JSON, ${formatBytes(evidenceBytes)} au plus. Le fichier est comparé, puis oublié. Rien n’est publié.`,
  checking: (name: string) => `Vérification de ${name}…`,
  another: 'Vérifier un autre dossier',
  file: 'Fichier',
  made: 'Établi le',
  until: 'Dernière entrée le',
  entries: 'Nombre d’entrées',
  titles: {
    whole: 'Dossier conforme',
    altered: 'Dossier modifié',
    unknown: 'Échange inconnu',
    unreadable: 'Fichier illisible',
  },
  how: {
    title: 'Ce que la vérification établit',
    points: [
      'Chaque entrée du dossier est celle qui a été enregistrée, à sa place, à sa date.',
      'Le texte des messages et les fichiers joints sont ceux dont l’empreinte a été enregistrée.',
      'Les noms, l’objet et la fin du dossier sont ceux du jour où il a été établi. L’échange a pu continuer depuis.',
    ],
    not: 'Elle ne dit rien de l’échange qui ne soit déjà dans le fichier.',
  },
  noScript:
    'Cette page a besoin de JavaScript pour envoyer le fichier. Il n’a pas encore démarré, ou il est désactivé.',
} as const;
