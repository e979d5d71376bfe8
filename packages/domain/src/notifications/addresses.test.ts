import { expect, it } from 'vitest';
import { mailStopAddress, pathOfNotification } from './addresses.ts';

const nothing = {
  applicationId: null,
  missionId: null,
  isHearing: false,
  reportId: null,
  about: null,
  firmId: null,
};

it.each([
  [{ ...nothing, applicationId: 'a' }, '/messages/a'],
  [{ ...nothing, missionId: 'm' }, '/consult/missions/m'],
  [{ ...nothing, missionId: 'm', isHearing: true, firmId: 'f' }, '/audiences/m?pour=f'],
  [{ ...nothing, reportId: 'r', applicationId: 'a' }, '/signalements/r'],
  [{ ...nothing, about: 'VERIFICATION' as const }, '/verify'],
  [{ ...nothing, about: 'MISSIONS' as const }, '/manage/missions'],
  [{ ...nothing, about: 'OFFERS' as const }, '/manage/emplois'],
  [{ ...nothing, about: 'TEAM' as const }, '/accueil'],
  [{ ...nothing, about: 'TEAM' as const, firmId: 'f' }, '/equipe?pour=f'],
  [{ ...nothing, about: 'DEPOSITS' as const, firmId: 'f' }, '/paiements/depots?pour=f'],
  [{ ...nothing, about: 'VIGILANCE' as const }, '/parametres/vigilance'],
  [{ ...nothing, about: 'CANDIDATES' as const, firmId: 'f' }, '/prestataires?pour=f'],
  [{ ...nothing, applicationId: 'a', firmId: 'f' }, '/messages/a?pour=f'],
  [nothing, '/notifications'],
])('a notification leads to what it is about: %o', (about, address) => {
  expect(pathOfNotification(about)).toBe(address);
});

it('the link of a mail leads to its own screen, whatever it carries', () => {
  expect(mailStopAddress('a/b')).toBe('/mails/arret/a%2Fb');
  expect(mailStopAddress('a', 'done')).toBe('/mails/arret/a?etat=arretee');
});
