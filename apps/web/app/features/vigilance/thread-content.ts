import type { ThreadVigilance } from '@basoche/contract/vigilance/threads';
import { fileStateNames } from '@basoche/domain/vigilance/content';
import { sumSpan } from '@basoche/domain/vigilance/notice-content';

/** French words about the file of vigilance in a thread. */

type Duty = NonNullable<ThreadVigilance['collection']>;

const sumWith = (sum: string, other: string) => `${sum}\u00a0${sumSpan} avec ${other}`;

export const threadVigilance = {
  title: 'Dossier de vigilance',
  /** Reason why it is required, for the client and for the prestataire. */
  why: {
    creator: (sum: string, other: string) => `${sumWith(sum, other)}\u202f: son dossier est à réunir.`,
    candidate: (sum: string, other: string) =>
      `${sumWith(sum, other)}\u202f: votre dossier lui est à remettre.`,
  },
  state: (state: NonNullable<ThreadVigilance['state']>, lastDay: string | null) =>
    lastDay === null ? fileStateNames[state] : `Complet jusqu’au ${lastDay}`,
  documents: 'Documents demandés',
  until: (day: string) => `jusqu’au ${day}`,
  complete: 'Compléter mon dossier',
  renew: 'Renouveler mes documents',
  open: 'Voir mon dossier',
  /** Duty of the client. */
  collection: {
    none: () => 'Vous pourrez le télécharger dès que le mode sera accepté.',
    awaited: () => 'Vous pourrez le télécharger dès qu’il sera complet.',
    due: () => 'À télécharger maintenant, et à conserver.',
    done: (day) => `Déjà téléchargé. Prochaine fois le ${day}.`,
  } satisfies Readonly<Record<Duty['state'], (day: string) => string>>,
} as const;
