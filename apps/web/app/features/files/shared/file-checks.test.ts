import { attachmentBytes } from '@basoche/domain/limits';
import { expect, test } from 'vitest';
import { checkFile } from './file-checks.ts';

const given = (name: string, type = '', size = 1_000) => ({ name, type, size });

test('a file of a known name or kind may leave, even where the system knows no type of it', () => {
  for (const one of [
    given('Bail.PDF', 'application/pdf'),
    given('Projet.docx'),
    given('photo.JPG', 'image/jpeg'),
    given('scan.png'),
    given('image', 'image/png'),
  ]) {
    expect(checkFile(one), one.name).toBeNull();
  }
});

test('any other is told what would do, before it leaves', () => {
  expect(checkFile(given('plan.svg', 'image/svg+xml'))).toContain('PDF, DOCX, JPEG ou PNG');
  expect(checkFile(given('IMG_1.HEIC'))).toContain('JPEG');
  expect(checkFile(given('bail.docm', 'application/vnd.ms-word.document.macroenabled.12'))).toContain('DOCX');
  expect(checkFile(given('bail.pdf', '', attachmentBytes + 1))).toBe('Ce fichier dépasse 10\u00a0Mo.');
  expect(checkFile(given('bail.pdf', '', attachmentBytes))).toBeNull();
  expect(checkFile(given('bail.pdf', '', 0))).toBe('Ce fichier est vide.');
});
