import { describe, expect, it } from 'vitest';
import {
  domainRefusal,
  isProofOld,
  isProvedBy,
  proofNameOf,
  type SuffixPlace,
  triesLeft,
} from './domains.ts';

const placeOf = (domain: string): SuffixPlace =>
  domain === 'asso.fr' || domain === 'github.io' ? 'suffix' : domain.endsWith('.nulle') ? 'unknown' : 'below';
const refusalOf = (domain: string) => domainRefusal(domain, placeOf);

describe('the name of a domain', () => {
  it.each(['verdelune.fr', 'droit.verdelune.fr', 'xn--tude-9oa.fr', 'a.co', '1and1.fr'])(
    'takes %s',
    (name) => {
      expect(refusalOf(name)).toBeNull();
    },
  );

  it.each([
    '',
    'verdelune',
    'verdelune.',
    '.fr',
    'verde_lune.fr',
    '-verdelune.fr',
    'verdelune-.fr',
    'Verdelune.fr',
    'étude.fr',
    'verde lune.fr',
    'nadia@verdelune.fr',
    '192.168.0.1',
    '[::1]',
    'verdelune.fr:443',
    `${'a'.repeat(64)}.fr`,
    `${'a.'.repeat(126)}fr`,
    'verdelune.nulle',
  ])('refuses « %s »', (name) => {
    expect(refusalOf(name)).toBe('INVALID_INPUT');
  });

  it.each([
    'gmail.com',
    'netcourrier.com',
    'yopmail.com',
    'mailinator.com',
    'www.guerrillamail.com',
    '10minutemail.com',
    'tempmail.com',
    'orange.fr',
    'paris.notaires.fr',
    'avocat.fr',
    'laposte.net',
    'asso.fr',
    'github.io',
  ])('leaves %s to everybody', (name) => {
    expect(refusalOf(name)).toBe('DOMAIN_PUBLIC');
  });
});

describe('the proof of a domain', () => {
  const text = `basoche-${'0'.repeat(32)}`;

  it('is a record beside others, at a name of its own', () => {
    expect(proofNameOf('verdelune.fr')).toBe('_basoche.verdelune.fr');
    expect(isProvedBy(['v=spf1 -all', ` ${text} `], text)).toBe(true);
    expect(isProvedBy([], text)).toBe(false);
    expect(isProvedBy([`${text}0`, text.toUpperCase()], text)).toBe(false);
  });

  it('is old after ninety days, if it came by the DNS', () => {
    const checkedAt = new Date('2026-01-01T10:00:00Z');
    const at = (day: string) => new Date(`${day}T10:00:00Z`);
    expect(isProofOld({ way: 'dns', checkedAt }, at('2026-03-31'))).toBe(false);
    expect(isProofOld({ way: 'dns', checkedAt }, at('2026-04-01'))).toBe(true);
    expect(isProofOld({ way: 'mailbox', checkedAt }, at('2029-01-01'))).toBe(false);
  });

  it('by a code allows five tries until the code lapses', () => {
    const expiresAt = new Date('2026-01-01T10:30:00Z');
    const before = new Date(expiresAt.getTime() - 1);
    expect(triesLeft({ tries: 0, expiresAt }, before)).toBe(5);
    expect(triesLeft({ tries: 6, expiresAt }, before)).toBe(0);
    expect(triesLeft({ tries: 0, expiresAt }, expiresAt)).toBe(0);
  });
});
