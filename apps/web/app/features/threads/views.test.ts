import type { Discussion } from '@basoche/contract/inbox';
import { expect, test } from 'vitest';
import { subjectOf } from './components/subject.ts';
import { offerThread, thread } from './fixtures.ts';
import { discussionPath, inboxPaths, inboxViewOf } from './views.ts';

const line = (changes: Partial<Discussion>): Discussion => ({
  postulationID: null,
  missionID: null,
  jobID: null,
  title: 'Titre',
  isCreator: true,
  other: null,
  state: null,
  lastMessage: null,
  unread: 0,
  updatedAt: '2026-11-20T09:00:00Z',
  applications: [],
  applicationCount: 1,
  ...changes,
});

test('a line leads a creator to the candidates, and a candidate to the thread', () => {
  expect(discussionPath(line({ missionID: 'm' }))).toBe('/manage/missions/m');
  expect(discussionPath(line({ jobID: 'j' }))).toBe('/manage/emplois/j');
  const applied = { isCreator: false, postulationID: 'p' };
  expect(discussionPath(line({ ...applied, missionID: 'm' }))).toBe('/messages/p');
  expect(discussionPath(line({ ...applied, jobID: 'j' }))).toBe('/messages/p');
});

test('the inbox shows missions, unless its address asks for offers', () => {
  const viewAt = (path: string) => inboxViewOf(new URL(path, 'http://localhost').searchParams);
  expect([viewAt(inboxPaths.MISSION), viewAt(inboxPaths.JOB)]).toEqual(['MISSION', 'JOB']);
  expect(viewAt('/messages?vue=autre')).toBe('MISSION');
});

test('from a thread one goes back to where its list is, and to what it is about', () => {
  expect(subjectOf(thread())).toMatchObject({
    path: '/manage/missions/preview/mission',
    back: '/manage/missions/mission',
  });
  expect(subjectOf(thread({ isCreator: false }))).toMatchObject({
    path: '/consult/missions/mission',
    back: '/messages',
  });
  expect(subjectOf(offerThread())).toEqual({
    title: 'Juriste en droit immobilier',
    path: '/consult/emplois/offer',
    back: '/manage/emplois/offer',
  });
  expect(subjectOf(offerThread({ isCreator: false })).back).toBe(inboxPaths.JOB);
});
