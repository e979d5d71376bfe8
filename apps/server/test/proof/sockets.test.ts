import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';
import { checksum } from '../checksum.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aWorld, type World } from '../world.ts';

/**
 * Trust, "Messages" and "Who may what": two worlds over sockets. Another world's threads appear not to exist, and
 * nothing can change them.
 */

let first: TestApp;
let second: TestApp;
let mine: World;
let theirs: World;
let ports: readonly [number, number];
const open: Socket[] = [];

beforeAll(async () => {
  first = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  second = await createTestApp({ databaseUrl: first.databaseUrl, environment: { NETWORK_LIMITS: 'off' } });
  mine = await aWorld(first, 'talking');
  theirs = await aWorld(first, 'talking');
  await first.drain();
  ports = [await first.listen(), await second.listen()];
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await second.close();
  await first.close();
});

interface Ear {
  readonly socket: Socket;
  /** Every received event, in order. */
  readonly heard: [string, unknown][];
}

const connect = async (place: 0 | 1, { id, token }: TestMember): Promise<Ear> => {
  const socket = io(`http://127.0.0.1:${ports[place]}`, {
    transports: ['websocket'],
    auth: { token },
    query: { userID: id },
    forceNew: true,
  });
  open.push(socket);
  const heard: [string, unknown][] = [];
  socket.onAny((event: string, payload: unknown) => heard.push([event, payload]));
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  return { socket, heard };
};

const eventsOf = ({ heard }: Ear, name: string) => heard.filter(([event]) => event === name);

/** Sends a typing signal that the other side receives after the earlier events of the same connection. */
const typingIsHeard = async (from: Ear, to: Ear, postulationID: string, times: number) => {
  from.socket.emit('typing', { postulationID });
  await expect.poll(() => eventsOf(to, 'typing').length).toBe(times);
};

describe('over sockets', () => {
  it('a thread of others is not there, whatever is said of it, and neither of its parties hears a thing', async () => {
    const creator = await connect(0, theirs.owner);
    const candidate = await connect(1, theirs.candidate);
    const strangers = [
      mine.owner,
      mine.candidate,
      // Has applied to the same mission.
      theirs.otherCandidate,
      await aMember(first),
      await aMember(first, { kind: 'STAFF', staffRole: 'admin' }),
    ];
    const ids = [
      theirs.applicationId,
      theirs.jobApplicationId,
      theirs.missionId,
      theirs.jobId,
      theirs.owner.id,
      randomUUID(),
    ];
    const before = await checksum(first);
    const ears: Ear[] = [];
    for (const [index, member] of strangers.entries()) {
      const ear = await connect(index % 2 === 0 ? 0 : 1, member);
      ears.push(ear);
      for (const [number, postulationID] of ids.entries()) {
        for (const type of ['MISSION', 'JOB']) {
          const event = { postulationID, type, content: 'Intrus', clientId: `intruder-${index}-${number}` };
          const answer = await ear.socket.timeout(10_000).emitWithAck('message', event);
          const expected = member.kind === 'STAFF' ? 'FORBIDDEN' : 'NOT_FOUND';
          expect([postulationID, answer.ok, answer.problem?.code]).toEqual([postulationID, false, expected]);
          expect(JSON.stringify(answer)).not.toContain(theirs.owner.id);
        }
        ear.socket.emit('typing', { postulationID });
        ear.socket.emit('read', { postulationID, position: 2 });
      }
      // Acknowledged after them, on the same connection.
      await ear.socket.timeout(10_000).emitWithAck('message', {});
    }
    await typingIsHeard(creator, candidate, theirs.applicationId, 1);
    await typingIsHeard(candidate, creator, theirs.applicationId, 1);
    // The typing signal may be sent more than once until it is received; nothing else may arrive.
    for (const { heard } of [creator, candidate]) {
      expect(heard).toEqual(heard.map(() => ['typing', { postulationID: theirs.applicationId }]));
    }
    for (const { heard } of ears) expect(heard).toEqual([]);
    expect(await checksum(first)).toBe(before);
  });

  it('who writes and what was read go to the other party alone, with nothing but the thread and the place', async () => {
    const { applicationId: postulationID } = mine;
    const creator = await connect(0, mine.owner);
    const candidate = await connect(1, mine.candidate);
    const rival = await connect(0, mine.otherCandidate);
    const event = { postulationID, type: 'MISSION', content: 'Bonjour', clientId: 'two-worlds-1' };
    const { message } = await creator.socket.emitWithAck('message', event);
    candidate.socket.emit('typing', { postulationID });
    candidate.socket.emit('read', { postulationID, position: message.position });
    // The two events take separate ways between processes: their order is not guaranteed.
    await expect
      .poll(() =>
        creator.heard
          .filter(([name]) => name === 'typing' || name === 'threadRead')
          .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
      )
      .toEqual([
        ['threadRead', { postulationID, position: message.position }],
        ['typing', { postulationID }],
      ]);
    expect(eventsOf(candidate, 'threadRead')).toEqual([]);
    expect(rival.heard).toEqual([]);
  });

  it('what is read beyond the end of a thread is read to its end, and what was read stays so', async () => {
    const { applicationId: postulationID, owner, candidate } = mine;
    const reader = await connect(0, candidate);
    const readTo = async () => {
      const { rows } = await first.platform.database.pool.query(
        'select candidate_read_position as read, position from application where id = $1',
        [postulationID],
      );
      return rows[0];
    };
    reader.socket.emit('read', { postulationID, position: 2_147_483_647 });
    await expect.poll(async () => (await readTo()).read).toBe((await readTo()).position);
    const { position } = await readTo();
    reader.socket.emit('read', { postulationID, position: 1 });
    await reader.socket.timeout(10_000).emitWithAck('message', {});
    const writer = await connect(1, owner);
    await typingIsHeard(writer, reader, postulationID, 1);
    expect((await readTo()).read).toBe(position);
  });

  it('nonsense as a signal is ignored, and a flood of signals is slowed', async () => {
    const { applicationId: postulationID, owner, candidate } = theirs;
    const writer = await connect(0, candidate);
    const reader = await connect(1, owner);
    for (const nonsense of [
      null,
      1,
      'texte',
      [],
      {},
      { postulationID: 'x' },
      { postulationID, position: -1 },
    ]) {
      writer.socket.emit('read', nonsense);
      if (typeof nonsense !== 'object' || nonsense === null || !('position' in nonsense))
        writer.socket.emit('typing', nonsense);
    }
    for (let number = 0; number < 200; number += 1) writer.socket.emit('typing', { postulationID });
    const answer = await writer.socket.timeout(10_000).emitWithAck('message', {});
    expect(answer).toMatchObject({ ok: false, problem: { code: 'TOO_MANY_REQUESTS' } });
    await expect.poll(() => eventsOf(reader, 'typing').length).toBeGreaterThan(0);
    // A burst, plus the rate of a few seconds.
    expect(eventsOf(reader, 'typing').length).toBeLessThan(150);
    expect(writer.socket.connected).toBe(true);
  });
});
