import { expect, it } from 'vitest';
import { knownSubject } from './addresses.ts';

it('a subject that a newer program wrote is none, so that the list is still read', () => {
  expect(knownSubject('TEAM')).toBe('TEAM');
  for (const about of [null, 'LATER', 'toString']) expect(knownSubject(about)).toBeNull();
});
