import { jobStages } from '@basoche/domain/options/job-stages';
import { addMonths } from '@basoche/domain/time/months';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { refusalOfFile } from '@basoche/domain/vigilance/gate';
import { expect } from 'vitest';
import { submitDocument } from '../vigilance.ts';
import { type BookedDocument, noteRead, type Person, type Publication } from './audit/event-book.ts';
import type { Followed, Stage } from './followed.ts';
import { fileStateIn, isHeldIn } from './model-files.ts';
import { carryOut } from './model-money.ts';
import { lastEvent } from './model-threads.ts';

/** Calls that are not commands of a thread: reading, marking, archiving, favourites, sorting candidates. */

export interface Scene extends Stage {
  /** A member who has applied to nothing and has favourites. */
  readonly onlooker: Person;
}

const oneOf = <One>(all: readonly One[], pick: number): One => {
  const found = all[pick % all.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Makes a member's call and expects this status. */
const call = async (
  { test }: Stage,
  { token }: Person,
  method: Method,
  path: string,
  { body, status = 200 }: { body?: object; status?: number } = {},
): Promise<string> => {
  const answer = await test.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  expect([path, answer.statusCode, answer.body]).toEqual([path, status, answer.body]);
  return answer.body;
};

const read = async (scene: Scene, pick: number): Promise<void> => {
  const thread = oneOf(scene.threads, pick >> 1);
  const reader = pick % 2 === 0 ? thread.about.creator : thread.candidate;
  await call(scene, reader, 'GET', `/messagerie/${thread.id}`);
  noteRead(scene.book, thread.id, reader.id, (await lastEvent(scene, thread.id)).position);
};

const readersOf = ({ book }: Scene) => book.people;

/** Marks one of the unread notifications as read, by its index in the list. */
const markOne = async (scene: Scene, pick: number): Promise<void> => {
  const { notices } = scene.book;
  const reader = oneOf(readersOf(scene), pick);
  const waiting = notices.filter(({ memberId, isRead }) => memberId === reader.id && !isRead).toReversed();
  const list = JSON.parse(await call(scene, reader, 'GET', '/notifications/new')) as { id: string }[];
  const place = (pick >> 4) % Math.max(waiting.length, 1);
  const [notice, shown] = [waiting[place], list[place]];
  if (notice === undefined || shown === undefined) return;
  await call(scene, reader, 'POST', `/notifications/${shown.id}`, { status: 204, body: {} });
  notice.isRead = true;
};

const markAll = async (scene: Scene, pick: number): Promise<void> => {
  const reader = oneOf(readersOf(scene), pick);
  await call(scene, reader, 'POST', '/notifications/all', { status: 204, body: {} });
  for (const notice of scene.book.notices) if (notice.memberId === reader.id) notice.isRead = true;
};

const publish = async (scene: Scene, about: Publication, toPublish: boolean): Promise<void> => {
  const isMission = about.type === 'MISSION';
  const path = isMission ? `/missions/publish/${about.id}` : `/jobs/update/${about.id}`;
  const body = isMission ? { toPublish } : { isArchived: !toPublish };
  await call(scene, about.creator, 'POST', path, { body });
  about.isArchived = !toPublish;
  if (toPublish) about.isFilled = false;
};

/** Relaunches a publication; refused before its deadline. */
const relaunch = async (scene: Scene, pick: number): Promise<void> => {
  const about = oneOf(scene.book.publications, pick);
  const today = parisDay(scene.test.clock.now());
  const body = { endDate: addDays(today, 20) };
  const path = `/${about.type === 'MISSION' ? 'missions' : 'jobs'}/relaunch/${about.id}`;
  if (about.endDate >= today) {
    await call(scene, about.creator, 'POST', path, { body, status: 409 });
    return;
  }
  const answer = JSON.parse(await call(scene, about.creator, 'POST', path, { body })) as Publication;
  expect(answer.publishedAt > about.publishedAt).toBe(true);
  Object.assign(about, {
    publishedAt: answer.publishedAt,
    endDate: body.endDate,
    isArchived: false,
    isFilled: false,
  });
};

const fill = async (scene: Scene, pick: number): Promise<void> => {
  const about = oneOf(
    scene.book.publications.filter(({ type }) => type === 'JOB'),
    pick,
  );
  const path = `/jobs/fill/${about.id}`;
  await call(scene, about.creator, 'POST', path, { body: {}, status: about.isFilled ? 409 : 200 });
  about.isArchived = true;
  about.isFilled = true;
};

/** An archived publication is readable only by its creator and its candidates. */
const isReadable = ({ threads }: Scene, member: Person, about: Publication): boolean =>
  !about.isArchived ||
  about.creator.id === member.id ||
  threads.some((thread) => thread.about === about && thread.candidate.id === member.id);

const favourite = async (scene: Scene, pick: number, isKept: boolean): Promise<void> => {
  const { favourites, publications } = scene.book;
  const about = oneOf(publications, pick);
  const candidates = scene.threads.map(({ candidate }) => candidate);
  const member = oneOf([scene.onlooker, ...candidates], pick >> 2);
  const place = favourites.findIndex((one) => one.memberId === member.id && one.about === about);
  const isFound = isReadable(scene, member, about) || (place >= 0 && !isKept);
  const path = `/${about.type === 'MISSION' ? 'missions' : 'jobs'}/favourites/${about.id}`;
  await call(scene, member, isKept ? 'PUT' : 'DELETE', path, { status: isFound ? 204 : 404 });
  if (isFound && isKept && place < 0) favourites.push({ memberId: member.id, about });
  if (isFound && !isKept && place >= 0) favourites.splice(place, 1);
};

const moveCandidate = async (scene: Scene, pick: number): Promise<void> => {
  const thread = oneOf(
    scene.threads.filter(({ about }) => about.type === 'JOB'),
    pick,
  );
  const { value: stage } = oneOf(jobStages, pick >> 2);
  const isClosed = thread.application.state === 'REFUSED';
  const path = `/jobs/postulants/stage/${thread.id}`;
  await call(scene, thread.about.creator, 'POST', path, { body: { stage }, status: isClosed ? 409 : 200 });
  if (!isClosed) scene.book.stages.set(thread.id, stage);
};

/** Sets whether a member gets notifications of this topic on the screen. */
export const wish = async (
  scene: Scene,
  member: Person,
  topic: 'messages' | 'prices',
  wanted: boolean,
): Promise<void> => {
  await call(scene, member, 'PUT', '/notifications/wishes', { body: { topic, channel: 'screen', wanted } });
  const before = scene.book.wishes.get(member.id) ?? {};
  scene.book.wishes.set(member.id, { ...before, [topic]: { screen: wanted } });
};

const pay = async (scene: Scene, pick: number): Promise<void> => {
  await carryOut(scene.test, scene.book, oneOf(scene.threads, pick).id);
};

const kinds = ['contributions', 'registration', 'foreignWorkers'] as const;

const submit = async (
  { test, book }: Stage,
  owner: Person,
  kind: BookedDocument['kind'] & (typeof kinds)[number],
  age = 0,
): Promise<void> => {
  // A declaration has the date of its submission.
  const from = addMonths(parisDay(test.clock.now()), kind === 'foreignWorkers' ? 0 : -age);
  const answer = await submitDocument(test, owner, kind, { issuedOn: from });
  expect([kind, answer.statusCode, answer.body]).toEqual([kind, 201, answer.body]);
  const { id } = answer.json().documents[0];
  book.documents.push({ id, memberId: owner.id, kind, from, isWithdrawn: false });
};

/** Submits every document that a candidate of the model needs. */
export const completeFile = async (stage: Stage, owner: Person): Promise<void> => {
  for (const kind of kinds) await submit(stage, owner, kind);
};

const withdraw = async (scene: Scene, pick: number): Promise<void> => {
  const live = scene.book.documents.filter(({ isWithdrawn }) => !isWithdrawn);
  if (live.length === 0) return;
  const document = oneOf(live, pick);
  const owner = oneOf(
    scene.book.people.filter(({ id }) => id === document.memberId),
    0,
  );
  await call(scene, owner, 'POST', `/vigilance/documents/${document.id}/withdraw`, { body: {} });
  document.isWithdrawn = true;
};

/**
 * The creator of a thread downloads the file of its candidate, if they must hold one. Returns the outcome.
 */
export const collect = async (stage: Stage, thread: Followed): Promise<string> => {
  const { id, about, candidate } = thread;
  const on = parisDay(stage.test.clock.now());
  const answer = await stage.test.call('POST', `/messagerie/vigilance/collect/${id}`, {
    token: about.creator.token,
  });
  const code = answer.statusCode === 200 ? 'collected' : answer.json<{ code: string }>().code;
  const refusal = refusalOfFile[fileStateIn(stage, thread, on)];
  expect(['collect', code]).toEqual([
    'collect',
    // The thread of an offer has no file, regardless of other agreements of its parties.
    about.type === 'MISSION' && isHeldIn(stage, thread, on) ? (refusal ?? 'collected') : 'NOT_FOUND',
  ]);
  if (code === 'collected')
    stage.book.collections.push({ creatorId: about.creator.id, candidateId: candidate.id, on });
  return code;
};

type Aside = (scene: Scene, pick: number) => Promise<void>;

const setPublished =
  (toPublish: boolean): Aside =>
  (scene, pick) =>
    publish(scene, oneOf(scene.book.publications, pick), toPublish);

export const asides: Readonly<Record<string, Aside>> = {
  'somebody reads': read,
  'somebody marks a notification': markOne,
  'somebody marks all notifications': markAll,
  'somebody wants news otherwise': (scene, pick) =>
    wish(scene, oneOf(readersOf(scene), pick), pick % 3 === 0 ? 'prices' : 'messages', (pick >> 4) % 2 === 0),
  'a publication is archived': setPublished(false),
  'a publication is published again': setPublished(true),
  'a publication is relaunched': relaunch,
  'an offer is filled': fill,
  'somebody keeps a publication': (scene, pick) => favourite(scene, pick, true),
  'somebody drops a favourite': (scene, pick) => favourite(scene, pick, false),
  'a candidate is moved': moveCandidate,
  'payments are carried out': pay,
  'a prestataire submits a document': (scene, pick) =>
    submit(scene, oneOf(scene.threads, pick).candidate, oneOf(kinds, pick >> 3), (pick >> 5) % 6),
  'a prestataire withdraws a document': withdraw,
  'a client collects a file': async (scene, pick) => {
    await collect(scene, oneOf(scene.threads, pick));
  },
};
