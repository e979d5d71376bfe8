import { describe, expect, it } from 'vitest';
import { contractOf } from './facts.ts';

describe('the facts of an offer', () => {
  it('tell the contract with its working time, in one line', () => {
    expect(contractOf({ contractType: 'CDI', timing: 'full' })).toBe('CDI, temps plein');
    expect(contractOf({ contractType: 'collaboration', timing: 'part' })).toBe(
      'Collaboration libérale, temps partiel',
    );
  });
});
