import { vigilanceReason } from '@basoche/domain/vigilance/content';
import { sumSpan } from '@basoche/domain/vigilance/notice-content';

/** French words of a client's screens about the files of prestataires. */
export const heldFiles = {
  title: 'Mes prestataires',
  lead: vigilanceReason,
  sum: sumSpan,
  thread: 'Voir l’échange',
  completeUntil: (day: string) => `Dossier complet jusqu’au ${day}.`,
  complete: 'Dossier complet.',
  awaited: 'Le prestataire complète son dossier.',
  outOfDate: 'Des documents sont périmés\u202f: le prestataire les renouvelle.',
  documents: 'Documents du dossier',
  until: (day: string) => `jusqu’au ${day}`,
  collected: (day: string) => `Téléchargé le ${day}.`,
  withdrawn: (day: string) => `Un document téléchargé a été retiré le ${day}.`,
  download: 'Télécharger le dossier (ZIP)',
  downloadNamed: (name: string) => `Télécharger le dossier (ZIP)\u202f: ${name}`,
  certificate: 'Attestation de l’Urssaf',
  code: 'Code de sécurité',
  number: 'SIREN ou SIRET',
  verifyText: 'La loi vous demande de vérifier ce code auprès de l’Urssaf.',
  verify: 'Vérifier le code',
  verified: 'J’ai vérifié',
  verifiedNamed: (name: string) => `J’ai vérifié\u202f: ${name}`,
  verifiedOn: (day: string) => `Code vérifié le ${day}.`,
  none: {
    title: 'Aucun dossier à réunir.',
    text: 'Les prestataires dont la loi vous demande le dossier paraissent ici, le plus en retard d’abord.',
  },
} as const;

/** The check starts on this home page, since the address of its form changes. */
export const urssafAddress = 'https://www.urssaf.fr';
