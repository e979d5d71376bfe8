import { describe, expect, it } from 'vitest';
import { stopAddress, stopOutcome } from './alert-stop-address.ts';

const saidBy = (address: string) => address.split('?etat=')[1] ?? null;

describe('the address of an alert’s link', () => {
  it.each(['done', 'gone'] as const)('says what became of it: %s', (outcome) => {
    expect(stopOutcome(saidBy(stopAddress('code', outcome)))).toBe(outcome);
  });

  it('says nothing while nothing has happened, or of what it does not know', () => {
    expect(stopAddress('code')).toBe('/alertes/arret/code');
    expect(stopOutcome(saidBy(stopAddress('code')))).toBeNull();
    expect(stopOutcome('autre')).toBeNull();
  });

  it('keeps a token that is none inside its own path', () => {
    expect(stopAddress('//exemple.fr', 'done')).toBe('/alertes/arret/%2F%2Fexemple.fr?etat=arretee');
  });
});
