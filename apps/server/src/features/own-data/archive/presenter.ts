import { byteOrderMark, csvRow } from '@basoche/domain/csv';
import { instalmentName, quantityText } from '@basoche/domain/pricing/content';
import { maskContacts } from '@basoche/domain/threads/contacts';
import { frenchInstant } from '@basoche/domain/time/french-dates';
import type { SheetLineRow } from './store.ts';

/** Description of each file of the archive, for its readme. */

const files: readonly (readonly [string, string])[] = [
  ['compte.json', 'votre compte\u202f: adresse, nom, téléphone, dates, second facteur (sans son secret)'],
  ['sessions.json', 'vos sessions ouvertes, sans ce qui les ouvre'],
  [
    'textes-acceptes.json',
    'les textes et les accords de confidentialité que vous avez acceptés, vos déclarations d’indépendance',
  ],
  ['profil.json', 'votre profil\u202f: compétences, expériences, formations, disponibilité'],
  ['profil-affiche.json', 'votre profil tel que vous le lisez, avec les avis reçus qui sont ouverts'],
  ['verification.json', 'vos demandes de vérification et leur décision'],
  [
    'registres.json',
    'ce que les registres publics disent de vous\u202f: la ligne, son jour, ce qui en a été décidé et par qui (programme ou équipe)',
  ],
  ['missions.json', 'les missions que vous avez publiées'],
  ['offres.json', 'vos offres d’emploi et vos brouillons'],
  ['candidatures.json', 'vos CV, vos lettres, vos présentations, et les notes prises sur des candidats'],
  ['invitations.json', 'les invitations envoyées et reçues'],
  ['echanges/', 'un fichier par échange, messages et étapes compris, tel que vous le lisez dans le service'],
  [
    'audiences.json',
    'vos audiences, demandées et prises, vos comptes rendus, les avis reçus, votre barreau et vos disponibilités',
  ],
  [
    'dossier-vigilance.json',
    'les documents de votre dossier de vigilance, leurs rappels et qui les a réunis\u202f; ceux que vous avez réunis',
  ],
  ['avis.json', 'les avis que vous avez écrits'],
  ['signalements.json', 'vos signalements et leur suite'],
  ['notifications.json', 'vos notifications'],
  ['recherches.json', 'vos recherches enregistrées et ce que leurs alertes vous ont envoyé'],
  ['favoris.json', 'vos favoris et vos notes'],
  ['equipe.json', 'vos équipes, votre rôle et vos actes\u202f; d’une structure, son équipe et son journal'],
  [
    'paiements.json',
    'facturation, coordonnées bancaires (masquées), abonnement, versements, prix, tranches et mois de vos missions',
  ],
  [
    'comptes-rendus.csv',
    'les comptes rendus de vos mois, brouillons compris, et ceux que vos prestataires vous ont envoyés',
  ],
  ['factures/', 'vos factures et avoirs, en PDF'],
  ['archives.json', 'les archives que vous avez demandées'],
  [
    'fichiers/',
    'vos CV, photos et justificatifs, les fichiers de votre dossier de vigilance, et les pièces jointes de vos échanges',
  ],
];

/** Line of the readme about the conflict check, for members who use it. */
export const conflictsFile = [
  'vigilance.json',
  'vos vérifications, le nombre des noms de votre liste des conflits et des parties que vous avez nommées\u202f; les noms ' +
    'restent chiffrés et se lisent dans le service, où la liste s’exporte',
] as const;

export const readme = (account: string, at: Date, others: readonly (readonly [string, string])[]): string =>
  `${[
    'BASOCHE\u202f: VOS DONNÉES',
    '',
    `Archive du compte ${account}, établie le ${frenchInstant(at)} (articles 15 et 20 du RGPD).`,
    'Elle contient des données personnelles\u202f: gardez-la en lieu sûr.',
    '',
    'Les fichiers .json se lisent avec un éditeur de texte ou un navigateur.',
    'Les noms de leurs champs sont ceux de notre base\u202f; les montants finissant par _cents sont en centimes.',
    '',
    ...[...files, ...others].map(([name, what]) => `  ${name.padEnd(22)} ${what}`),
    '',
    'N’y figurent pas\u202f: ce qui ouvre votre compte (mot de passe, secrets, jetons), le RIB en clair,',
    'l’identité du client d’une mission anonyme tant qu’il ne vous l’a pas révélée,',
    'et les CV que des candidats vous ont envoyés\u202f: ce sont leurs données.',
    '',
    'Un fichier absent de cette archive a été supprimé depuis, ou ne vous concerne pas.',
  ].join('\r\n')}\r\n`;

export const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const sheetHeader = [
  'Échange',
  'Mission',
  'Mois',
  'Du',
  'Au',
  'Auteur',
  'Envoyé le',
  'Rendu le',
  'Jour',
  'Quantité',
  'Travail',
];

/**
 * Time in words. Empty for a draft whose number is not whole and positive, and for a retainer, which has no
 * quantity.
 */
const quantityOf = ({ kind, units }: SheetLineRow): string =>
  (kind === 'day' || kind === 'hour') && Number.isInteger(units) && units > 0
    ? quantityText(kind, units)
    : '';

/** Entries of sheets as a CSV file. Contact details are masked as in the thread. */
export const sheetsOf = (rows: readonly SheetLineRow[]): string =>
  [
    byteOrderMark,
    csvRow(sheetHeader),
    ...rows.map((row) =>
      csvRow([
        row.application_id,
        row.title,
        instalmentName({ position: row.position, count: null }),
        row.from_day,
        row.until_day,
        row.is_own ? 'Vous' : 'Votre prestataire',
        row.sent_at === null ? 'Brouillon' : frenchInstant(row.sent_at),
        row.returned_at === null ? '' : frenchInstant(row.returned_at),
        row.day,
        quantityOf(row),
        row.is_own || row.is_agreed ? row.text : maskContacts(row.text),
      ]),
    ),
  ].join('');
