import { labelOf } from '@basoche/domain/options/option';
import { spacedBusinessNumber } from '@basoche/domain/payments/identifiers';
import { frenchDay, frenchInstant } from '@basoche/domain/time/french-dates';
import { type Day, startOfParisDay } from '@basoche/domain/time/paris';
import { type BundledFile, bundleNames } from '@basoche/domain/vigilance/bundle';
import { foreignWorkersDeclaration } from '@basoche/domain/vigilance/content';
import { vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import type { Block, DocumentHead } from '../../../platform/documents/blocks.ts';

/** Pages of the ZIP: the index, and a declaration that replaces a file. */

export interface BundleParties {
  readonly client: string;
  readonly candidate: string;
  /** Person who downloads for a firm; null: the client. */
  readonly person: string | null;
}

export interface IndexedFile extends BundledFile {
  readonly businessNumber: string | null;
}

const inFrench = (day: Day): string => frenchDay(startOfParisDay(day));

const labelled = (label: string, text: string): Block => ({ as: 'labelled', label, text });

export const indexHead = ({ candidate }: BundleParties, at: Date): DocumentHead => ({
  title: `Dossier de vigilance\u202f: ${candidate}`,
  subject: 'Documents réunis au titre du code du travail, articles L. 8222-1 et suivants',
  at,
  foot: `Dossier de vigilance · ${frenchInstant(at)}`,
});

const blocksOf = (name: string, file: IndexedFile): Block[] => [
  { as: 'entry', text: name },
  labelled('Document', labelOf(vigilanceDocuments, file.kind)),
  labelled('Daté du', inFrench(file.from)),
  labelled('Valable jusqu’au', inFrench(file.lastDay)),
  ...(file.securityCode === null ? [] : [labelled('Code de sécurité', file.securityCode)]),
  ...(file.businessNumber === null
    ? []
    : [labelled('SIREN ou SIRET', spacedBusinessNumber(file.businessNumber))]),
  labelled('SHA-256', file.sha256),
];

export const indexBlocks = (
  { client, candidate, person }: BundleParties,
  files: readonly IndexedFile[],
  at: Date,
): Block[] => {
  const names = bundleNames(files);
  return [
    { as: 'title', text: 'Dossier de vigilance' },
    { as: 'subtitle', text: 'Code du travail, articles L. 8222-1 et suivants' },
    { as: 'separator' },
    labelled('Client', client),
    labelled('Prestataire', candidate),
    labelled('Téléchargé le', frenchInstant(at)),
    ...(person === null ? [] : [labelled('Par', person)]),
    { as: 'heading', text: 'Documents' },
    ...files.flatMap((file, index) => blocksOf(names[index] ?? '', file)),
    { as: 'separator' },
    {
      as: 'small',
      text: 'Les jours, codes et numéros sont ceux que le prestataire a recopiés de ses documents. Le client les compare aux documents, et vérifie le code de l’attestation auprès de l’Urssaf. Une empreinte SHA-256 identifie un fichier\u202f: il n’a pas changé si la sienne est la même.',
    },
  ];
};

export interface Declaration {
  readonly candidate: string;
  readonly submittedBy: string;
  readonly at: Date;
}

export const declarationHead = ({ candidate, at }: Declaration): DocumentHead => ({
  title: `Déclaration\u202f: ${candidate}`,
  subject: 'Emploi de salariés étrangers (code du travail, article D. 8254-2)',
  at,
  foot: `Déclaration déposée le ${frenchInstant(at)}`,
});

/** Null if no declaration has this version. */
export const declarationBlocks = (
  { candidate, submittedBy, at }: Declaration,
  version: string,
): Block[] | null => {
  if (version !== foreignWorkersDeclaration.version) return null;
  return [
    { as: 'title', text: 'Déclaration sur les salariés étrangers' },
    { as: 'separator' },
    labelled('Prestataire', candidate),
    labelled('Déclaré par', submittedBy),
    labelled('Le', frenchInstant(at)),
    labelled('Version du texte', version),
    { as: 'quote', text: foreignWorkersDeclaration.text },
  ];
};
