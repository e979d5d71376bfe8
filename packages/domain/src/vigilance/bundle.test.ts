import { expect, it } from 'vitest';
import { type BundledFile, bundleIndex, bundleNames } from './bundle.ts';

const files: readonly BundledFile[] = [
  {
    kind: 'contributions',
    from: '2026-11-02',
    lastDay: '2027-05-01',
    extension: 'pdf',
    sha256: 'ab'.repeat(32),
    securityCode: 'AB12CD34',
  },
  {
    kind: 'insurance',
    from: '2026-01-01',
    lastDay: '2026-12-31',
    extension: 'jpg',
    sha256: 'cd'.repeat(32),
    securityCode: null,
  },
];

it('the files of a ZIP have names that differ and hold nothing typed', () => {
  expect(bundleNames([...files, ...files])).toEqual([
    '01-attestation-de-vigilance-2026-11-02.pdf',
    '02-assurance-2026-01-01.jpg',
    '03-attestation-de-vigilance-2026-11-02.pdf',
    '04-assurance-2026-01-01.jpg',
  ]);
});

it('the index lists each file with its days, its code and its digest', () => {
  const index = bundleIndex(files);
  expect(index.slice(1).trimEnd().split('\r\n')).toEqual([
    'Fichier;Document;Daté du;Valable jusqu’au;Code de sécurité;SHA-256',
    `01-attestation-de-vigilance-2026-11-02.pdf;Attestation de vigilance;2026-11-02;2027-05-01;AB12CD34;${'ab'.repeat(32)}`,
    `02-assurance-2026-01-01.jpg;Assurance professionnelle;2026-01-01;2026-12-31;;${'cd'.repeat(32)}`,
  ]);
});
