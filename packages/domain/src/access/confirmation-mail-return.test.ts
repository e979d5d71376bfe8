import { describe, expect, it } from 'vitest';
import { mailedReturn } from './confirmation-mail-return.ts';

const mission = '/consult/missions/0198c0de-1111-7000-8000-0123456789ab';

describe('the way back in the mail of the confirmation', () => {
  it('is a screen and its id, without filters', () => {
    expect(mailedReturn(mission)).toBe(mission);
    expect(mailedReturn('/manage/missions/create?copie=1#bas')).toBe('/manage/missions/create');
    const invitation = '/equipe/invitations/0198c0de-1111-7000-8000-0123456789ab';
    expect([invitation, '/equipe/rejoindre'].map(mailedReturn)).toEqual([invitation, '/equipe/rejoindre']);
  });

  it.each([
    null,
    '',
    '/',
    '//evil.test',
    '/\\evil.test',
    'https://evil.test/',
    '/consult/missions/appelez le 0612345678',
    '/consult/missions/0612345678',
    '/a.b',
    `/${'a'.repeat(41)}`,
    '/a/b/c/d',
    'consult',
    '?copie=1',
    `${mission}\n`,
  ])('%j is not carried', (way) => {
    expect(mailedReturn(way)).toBeNull();
  });
});
