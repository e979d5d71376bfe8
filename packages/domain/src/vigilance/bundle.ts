import { byteOrderMark, csvRow } from '../csv.ts';
import { labelOf } from '../options/option.ts';
import type { Day } from '../time/paris.ts';
import { type VigilanceDocument, vigilanceDocuments } from './documents.ts';

/**
 * The ZIP of documents that a client downloads: names of its files, and the index that lists each with its
 * digest.
 */

export interface BundledFile {
  readonly kind: VigilanceDocument;
  readonly from: Day;
  readonly lastDay: Day;
  /** « pdf », « jpg » or « png », from the content. */
  readonly extension: string;
  /** Hexadecimal SHA-256 of its bytes. */
  readonly sha256: string;
  /** Security code of a certificate of contributions; null for others. */
  readonly securityCode: string | null;
}

const slugs: Readonly<Record<VigilanceDocument, string>> = {
  contributions: 'attestation-de-vigilance',
  registration: 'immatriculation',
  foreignWorkers: 'salaries-etrangers',
  identification: 'identification',
  insurance: 'assurance',
};

/**
 * Names of the files in the ZIP, numbered: « 01-attestation-de-vigilance-2026-11-02.pdf ». They contain
 * nothing that a member typed.
 */
export const bundleNames = (files: readonly BundledFile[]): readonly string[] =>
  files.map(
    ({ kind, from, extension }, index) =>
      `${String(index + 1).padStart(2, '0')}-${slugs[kind]}-${from}.${extension}`,
  );

const headings = ['Fichier', 'Document', 'Daté du', 'Valable jusqu’au', 'Code de sécurité', 'SHA-256'];

/** The index as CSV, for spreadsheets. */
export const bundleIndex = (files: readonly BundledFile[]): string => {
  const names = bundleNames(files);
  const rows = files.map(({ kind, from, lastDay, securityCode, sha256 }, index) => [
    names[index] ?? '',
    labelOf(vigilanceDocuments, kind),
    from,
    lastDay,
    securityCode,
    sha256,
  ]);
  return byteOrderMark + [headings, ...rows].map(csvRow).join('');
};
