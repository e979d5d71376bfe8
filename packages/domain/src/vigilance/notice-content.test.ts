import { describe, expect, it } from 'vitest';
import { collectionLine, fileEndsLine, renewalLine, sumLine } from './notice-content.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const lastDay = '2027-04-30';

describe('the line of a reminder', () => {
  it.each([
    ['month', 'À renouveler avant le 1ᵉʳ mai 2027'],
    ['week', 'À renouveler avant le 1ᵉʳ mai 2027'],
    ['lastDay', 'À renouveler aujourd’hui'],
    ['lapsed', 'À renouveler, périmé depuis le 1ᵉʳ mai 2027'],
  ] as const)('%s: names each document to its owner', (reminder, beginning) => {
    expect(plain(renewalLine(reminder, ['contributions', 'registration'], lastDay, 'company'))).toBe(
      `${beginning} : votre attestation de vigilance de l’Urssaf et votre extrait K bis.`,
    );
  });

  it.each([
    ['week', 'Le dossier de vigilance d’Aurélien Roy est complet jusqu’au 30 avril 2027.'],
    ['lastDay', 'Le dossier de vigilance d’Aurélien Roy est complet jusqu’à ce soir.'],
    ['lapsed', 'Le dossier de vigilance d’Aurélien Roy est périmé depuis le 1ᵉʳ mai 2027.'],
  ] as const)('%s: names no document to a client', (reminder, line) => {
    expect(plain(fileEndsLine(reminder, lastDay, 'Aurélien Roy'))).toBe(line);
  });
});

it('the sum is told with its reason', () => {
  expect(plain(sumLine(520_000, 'Camille Roy'))).toBe(
    '5 200 € HT sur 12 mois avec Camille Roy : son dossier de vigilance est à réunir.',
  );
});

it('the next collection is told before and after its day', () => {
  expect(plain(collectionLine('2027-05-29', '2026-11-29'))).toBe(
    'Dossier à réunir de nouveau le 29 mai 2027.',
  );
  expect(plain(collectionLine('2026-11-29', '2026-11-29'))).toBe(
    'Dossier à réunir depuis le 29 novembre 2026.',
  );
});
