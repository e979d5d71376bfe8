import { describe, expect, it } from 'vitest';
import { audienceOfScreen, isWorthReturning, mailedReturn } from './way-in.ts';

const mission = '/consult/missions/0198c0de-1111-7000-8000-0123456789ab';

describe('the registration', () => {
  it('is for the audience of the screen that one comes from', () => {
    expect(
      ['/formations', '/users', '/clients', '/salaries', '/entreprises', mission].map(audienceOfScreen),
    ).toEqual(['etudiant', 'etudiant', 'client', 'professionnel', 'professionnel', 'professionnel']);
    expect(['/', '/blog', '/members', '/entreprises/42'].map(audienceOfScreen)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('leads back to a mission, an offer or a profile, not to a page that invites to register', () => {
    expect([mission, '/users/42', '/m/claire', '/blog/article/bail'].every(isWorthReturning)).toBe(true);
    expect(['/', '/formations', '/users', '/members', '/connexion'].some(isWorthReturning)).toBe(false);
  });
});

describe('the way back in the mail of the confirmation', () => {
  it('is a screen and its id, without filters', () => {
    expect(mailedReturn(mission)).toBe(mission);
    expect(mailedReturn('/manage/missions/create?copie=1#bas')).toBe('/manage/missions/create');
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
    `${mission}\n`,
  ])('%j is not carried', (way) => {
    expect(mailedReturn(way)).toBeNull();
  });
});
