import { expect, test } from 'vitest';
import { subjectOf } from './components/subject.ts';
import { jobThread, thread } from './fixtures.ts';
import {
  applicantsPath,
  inboxPath,
  inboxPaths,
  inboxViewOf,
  listBehind,
  threadPath,
} from './shared/views.ts';

const viewAt = (path: string) => inboxViewOf(new URL(path, 'http://localhost').searchParams);

test('the inbox shows missions, unless its address asks for offers', () => {
  expect([viewAt(inboxPaths.MISSION).type, viewAt(inboxPaths.JOB).type]).toEqual(['MISSION', 'JOB']);
  expect(viewAt('/messages?vue=autre&tour=autre')).toEqual({ type: 'MISSION', turn: null, q: '' });
});

test('an address of the inbox is read as it was written', () => {
  for (const turn of [null, 'MINE', 'OTHERS', 'OVER'] as const) {
    const view = { type: 'JOB', turn, q: 'bail & loyer' } as const;
    expect(viewAt(inboxPath(view))).toEqual(view);
    expect(viewAt(threadPath('p', view))).toEqual(view);
  }
  expect(threadPath('p', { type: 'MISSION', turn: null, q: '' })).toBe('/messages/p');
  const own = { type: 'MISSION', turn: 'MINE', q: '', isAssigned: true } as const;
  expect(viewAt(inboxPath(own))).toEqual(own);
});

test('a thread knows the list that it was chosen from', () => {
  const behind = (path: string) => listBehind(new URL(path, 'http://localhost').searchParams);
  expect(behind('/messages/p?vue=emplois&tour=moi')).toBe('/messages?vue=emplois&tour=moi');
  expect(behind('/messages/p?q=bail')).toBe('/messages?q=bail');
  expect(behind('/messages/p')).toBeNull();
});

test('from what they published a creator goes to its applicants', () => {
  expect(applicantsPath({ missionID: 'm', jobID: null })).toBe('/manage/missions/m');
  expect(applicantsPath({ missionID: null, jobID: 'j' })).toBe('/manage/emplois/j');
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
  expect(subjectOf(jobThread())).toEqual({
    title: 'Juriste en droit immobilier',
    path: '/consult/emplois/offer',
    back: '/manage/emplois/offer',
  });
  expect(subjectOf(jobThread({ isCreator: false })).back).toBe(inboxPaths.JOB);
});
