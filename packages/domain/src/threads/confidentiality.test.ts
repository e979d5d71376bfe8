import { describe, expect, it } from 'vitest';
import { confidentialityAgreement, confidentialityText, currentConfidentiality } from './confidentiality.ts';

/** FNV-1a, 64 bits, over UTF-16 units: enough to notice a change of a published text. */
const fingerprint = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index += 1) {
    hash = ((hash ^ BigInt(text.charCodeAt(index))) * 0x100000001b3n) & 0xffffffffffffffffn;
  }
  return hash.toString(16);
};

describe('the confidentiality agreement', () => {
  it('is complete: title, preamble, eight to twelve clauses with a title and a text', () => {
    const { clauses, title, preamble } = currentConfidentiality;
    expect(title).not.toBe('');
    expect(preamble).not.toBe('');
    expect(clauses.length).toBeGreaterThanOrEqual(8);
    expect(clauses.length).toBeLessThanOrEqual(12);
    for (const clause of clauses) expect(clause.text.length).toBeGreaterThan(100);
  });

  it('numbers its clauses in its canonical text and names its version', () => {
    const text = confidentialityText('2026-11-21');
    expect(text).toContain('Version du 2026-11-21');
    expect(text).toContain('\n\n1. Objet\n');
    expect(text).toContain('\n\n12. ');
  });

  it('never changes once a version is published: consents hold for its very words', () => {
    expect(fingerprint(confidentialityText('2026-11-21'))).toBe('655da7179950c82d');
  });

  it('refuses a version that never was', () => {
    expect(() => confidentialityAgreement('1999-01-01')).toThrow('version "1999-01-01"');
  });
});
