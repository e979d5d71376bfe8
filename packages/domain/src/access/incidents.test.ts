import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailError, maskedAddress, shownError } from './incidents.ts';

describe('what is shown of an error', () => {
  it.each([
    ['connect ECONNREFUSED 127.0.0.1:25', 'connect ECONNREFUSED 127.0.0.1:25'],
    ['550 <lea.martin@exemple.fr>: no such mailbox', '550 <l…@exemple.fr>: no such mailbox'],
    ['Key (email)=(lea@exemple.fr) exists', 'Key (email)=(…) exists'],
    ['Bearer 0123456789abcdefghijklmnop refused', 'Bearer … refused'],
    ['first line\n  at secret.ts:12', 'first line'],
    ['invalid input: "une phrase que personne ne doit lire"', 'invalid input: «\u00a0…\u00a0»'],
  ])('%s becomes %s', (error, shown) => {
    expect(shownError(error)).toBe(shown);
  });

  it('never is a whole address, nor a long token, nor long', () => {
    const text = fc.array(fc.oneof(fc.emailAddress(), fc.string(), fc.stringMatching(/^[a-z0-9]{20,60}$/)));
    fc.assert(
      fc.property(text, (words) => {
        const shown = shownError(words.join(' '));
        expect(shown.length).toBeLessThanOrEqual(300);
        expect(shown).not.toMatch(/[A-Za-z0-9_+/=-]{20,}/);
      }),
    );
  });

  it('of a mail says to whom, by a letter and a domain', () => {
    expect(mailError('lea.martin@exemple.fr', '550 no')).toBe('Mail to l…@exemple.fr: 550 no');
    expect([maskedAddress('@x'), maskedAddress('nobody')]).toEqual(['…', '…']);
    expect(maskedAddress('a@x.fr')).toBe('a…@x.fr');
  });

  it('is its first line that says something, and no more than 300 signs of it', () => {
    expect(shownError('\n\n 550 no \n at x')).toBe('550 no ');
    expect(shownError('')).toBe('');
    expect(shownError('non '.repeat(100))).toBe('non '.repeat(75));
  });
});
