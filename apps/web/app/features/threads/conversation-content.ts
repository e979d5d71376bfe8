import { attachmentBytes, attachmentsAMessage } from '@basoche/domain/limits';
import { formatBytes } from '@basoche/domain/typography';

/** Texts of files and of read marks in a conversation. Its lines are in `event-line-content.ts` and `action-line-content.ts`. */

export const files = {
  add: 'Joindre un fichier',
  limits: `PDF, DOCX, JPEG ou PNG, ${formatBytes(attachmentBytes)} au plus, ${attachmentsAMessage} par message`,
  drop: 'Déposez vos fichiers ici',
  tooMany: `Un message porte au plus ${attachmentsAMessage} fichiers. Envoyez-le en deux fois.`,
  stillSending: 'Vos fichiers sont en cours d’envoi.',
  mend: 'Réessayez ou retirez les fichiers en erreur avant d’envoyer.',
  anonymous:
    'Vous êtes anonyme\u202f: vérifiez que vos fichiers, leurs noms et leurs propriétés ne disent pas qui vous êtes.',
  list: 'Pièces jointes',
  download: 'Télécharger',
  picture: (name: string) => `Aperçu de ${name}`,
  noPreview: 'Aperçu indisponible',
} as const;

export const reading = {
  read: 'Lu',
  unread: 'Non lus',
  typing: (other: string) => `${other} écrit…`,
} as const;
