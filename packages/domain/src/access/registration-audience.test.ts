import { describe, expect, it } from 'vitest';
import { audienceOfScreen, isJoiningTeam, isMemberPage, shouldReturnTo } from './registration-audience.ts';

const mission = '/consult/missions/0198c0de-1111-7000-8000-0123456789ab';

describe('the registration', () => {
  it('is for the audience of the screen that one comes from', () => {
    expect(
      ['/formations', '/users', '/clients', '/salaries', '/entreprises', mission].map(audienceOfScreen),
    ).toEqual(['etudiant', 'etudiant', 'client', 'professionnel', 'professionnel', 'professionnel']);
    expect(['/entreprises/42', '/users/42'].map(audienceOfScreen)).toEqual([
      'professionnel',
      'professionnel',
    ]);
    expect(['/aide/users/42', '/x/clients'].map(audienceOfScreen)).toEqual([null, null]);
    expect(['/users/42', '/entreprises/42', '/users', '/aide/users/42'].map(isMemberPage)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(['/', '/blog', '/members'].map(audienceOfScreen)).toEqual([null, null, null]);
  });

  it('knows a person who is invited into a team, who may register as a customer', () => {
    const invited = ['/equipe/invitations/42', '/equipe/rejoindre'];
    expect(invited.map(audienceOfScreen)).toEqual(['client', 'client']);
    expect(invited.filter((path) => !isJoiningTeam(path) || !shouldReturnTo(path))).toEqual([]);
    expect([null, '/equipe', '/equipes/42', mission].filter(isJoiningTeam)).toEqual([]);
  });

  it('leads back to a mission, an offer, a profile or a screen of members, not to a page that invites to register', () => {
    const worth = [
      mission,
      '/users/42',
      '/m/claire',
      '/blog/article/bail',
      '/manage/missions/create',
      '/profil',
    ];
    expect(worth.filter((path) => !shouldReturnTo(path))).toEqual([]);
    const not = [
      '/',
      '/formations',
      '/users',
      '/members',
      '/consult/missions',
      '/connexion',
      '/mentions-legales',
    ];
    expect(not.filter(shouldReturnTo)).toEqual([]);
  });
});
