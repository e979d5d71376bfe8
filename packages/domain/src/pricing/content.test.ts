import { describe, expect, it } from 'vitest';
import { dayText } from '../time/french-dates.ts';
import {
  independenceNotice,
  instalmentName,
  instalmentSentence,
  kindsText,
  priceKindContent,
  priceLine,
  quantityText,
  resultNotice,
} from './content.ts';
import { byDay, byHour, inInstalments, retainer } from './fixtures.ts';
import { instalmentStates } from './instalments.ts';
import { priceKinds } from './kinds.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a quantity of time', () => {
  it.each([
    ['day', 1, 'une demi-journée'],
    ['day', 2, '1 jour'],
    ['day', 3, '1 jour et demi'],
    ['day', 4, '2 jours'],
    ['day', 7, '3 jours et demi'],
    ['hour', 1, '15 min'],
    ['hour', 3, '45 min'],
    ['hour', 4, '1 h'],
    ['hour', 9, '2 h 15'],
  ] as const)('%s, %i units: %s', (kind, units, words) => {
    expect(plain(quantityText(kind, units))).toBe(words);
  });
});

describe('a price in one line', () => {
  it('says the most that the client pays', () => {
    expect([byDay, byHour, inInstalments, retainer].map((price) => plain(priceLine(price, false)))).toEqual([
      '600 € HT par jour, 10 jours par mois, 25 jours au plus : 15 000 € HT au plus',
      '150 € HT par heure, 10 h par mois, 20 h au plus : 3 000 € HT au plus',
      '3 tranches : 6 000 € HT en tout',
      '400 € HT par mois, 6 mois, du 31 janvier 2037 au 30 juillet 2037 : 2 400 € HT en tout',
    ]);
    const days = (today: string) => plain(priceLine(retainer, false, today));
    expect(days('2037-01-31')).toBe(plain(priceLine(retainer, false)));
    expect(days('2037-02-01')).toBe(
      '400 € HT par mois, 6 mois à partir du jour de l’accord : 2 400 € HT en tout',
    );
    expect(plain(priceLine({ kind: 'flat', cents: 50_000 }, true))).toBe('500 € HT (600 € TTC)');
    expect(plain(priceLine(byHour, true))).toContain('3 000 € HT (3 600 € TTC) au plus');
  });
});

describe('kinds that a client prefers', () => {
  it('are named in one line', () => {
    expect(kindsText(['flat'])).toBe('Prix forfaitaire');
    expect(kindsText(['day', 'hour', 'retainer'])).toBe('Prix par jour, prix à l’heure ou forfait mensuel');
  });
});

describe('words of instalments', () => {
  it('name them by their place, and months of time without a number in all', () => {
    expect(plain(instalmentName({ position: 1, count: 3 }))).toBe('Tranche 2 sur 3');
    expect(plain(instalmentName({ position: 1, count: null }))).toBe('Mois 2');
  });

  it('tell the prestataire that an instalment without a deposit is not covered', () => {
    expect(instalmentSentence('awaited', 'candidate', 'funds')).toContain('Rien ne garantit le travail');
    expect(instalmentSentence('awaited', 'creator', 'funds')).toContain('Dépôt attendu');
    expect(plain(instalmentSentence('delivered', 'creator', 'portage'))).toContain('14 jours');
    expect(instalmentSentence('underWay', 'candidate', 'funds')).toContain('réservé pour vous');
    expect(instalmentSentence('underWay', 'candidate', 'direct')).toBe('Travail en cours.');
    expect(instalmentSentence('refunded', 'candidate', 'funds')).toBe('Dépôt rendu au client.');
  });

  it('are whole sentences in French typography, for each state and party', () => {
    const words = [
      ...instalmentStates.flatMap((state) =>
        (['creator', 'candidate'] as const).map((party) => instalmentSentence(state, party, 'funds')),
      ),
      ...priceKinds.map((kind) => priceKindContent[kind].help),
      independenceNotice,
      resultNotice,
    ];
    for (const text of words) {
      expect(text).toMatch(/^[A-ZÀ].*\.$/);
      expect(text).not.toMatch(/['"]| [:;!?]/);
    }
  });

  it('say nothing of hours of presence', () => {
    const words = priceKinds.map((kind) => priceKindContent[kind].help).join(' ');
    expect(words).not.toMatch(/pointage|planning|heures de présence|horaires? de travail/i);
    expect(dayText('2037-02-01')).toBe('1ᵉʳ\u00a0février\u00a02037');
  });
});
