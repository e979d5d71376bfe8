import { describe, expect, it } from 'vitest';
import { closingReason } from './closing-reason.ts';
import { contactMask } from './contacts.ts';
import { after, consent, type Step, stages } from './fixtures.ts';
import { excerpt, readableWords, trimmedOrNull } from './party-texts.ts';

const words = 'Appelez-moi au 06 12 34 56 78.';
const masked = `Appelez-moi au ${contactMask}.`;
const toCreator = { author: 'candidate', reader: 'creator' } as const;
const creatorConsents: Step = ['creator', consent];
const candidateConsents: Step = ['candidate', consent];

describe('words about the offer', () => {
  it('are read whole by who wrote them, and by the other once both accepted the agreement', () => {
    const { created } = stages;
    expect(readableWords(created, words, toCreator)).toBe(masked);
    expect(readableWords(created, words, { author: 'creator', reader: 'candidate' })).toBe(masked);
    expect(readableWords(created, words, { author: 'candidate', reader: 'candidate' })).toBe(words);
    expect(readableWords(after(created, creatorConsents), words, toCreator)).toBe(masked);
    expect(readableWords(after(created, candidateConsents), words, toCreator)).toBe(masked);
    expect(readableWords(after(created, creatorConsents, candidateConsents), words, toCreator)).toBe(words);
    expect(readableWords(created, null, toCreator)).toBeNull();
  });

  it('are kept without the blanks around them, and blanks alone are none', () => {
    expect([
      trimmedOrNull(' Merci. \n'),
      trimmedOrNull(' \n'),
      trimmedOrNull(null),
      trimmedOrNull(undefined),
    ]).toEqual(['Merci.', null, null, null]);
  });

  it('are kept with the actions that a command closes', () => {
    expect(closingReason({ type: 'price/refuse', text: ' Trop cher. ', suggestionCents: 110_000 })).toEqual({
      reason: 'Trop cher.',
      suggestionCents: 110_000,
    });
    expect(closingReason({ type: 'price/refuse' })).toEqual({ reason: null, suggestionCents: null });
    expect(closingReason({ type: 'contest', reason: 'Incomplet.' }).reason).toBe('Incomplet.');
    expect(closingReason({ type: 'cancelDeposit' }).reason).toBeNull();
    expect(closingReason({ type: 'refuseCandidate', text: 'Non.' }).reason).toBeNull();
  });

  it('fit on one short line where there is little room', () => {
    expect(excerpt('Deux\n lignes ')).toBe('Deux lignes');
    expect(excerpt('a'.repeat(140))).toBe('a'.repeat(140));
    expect(excerpt('a'.repeat(141))).toBe(`${'a'.repeat(139)}…`);
  });
});
