import { createHash, randomUUID } from 'node:crypto';
import type { Attachment } from '@basoche/contract/threads/attachments';
import type { Message } from '@basoche/contract/threads/messages';
import { attachmentsAMessage } from '@basoche/domain/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aPicture } from '../../../../test/documents.ts';
import type { TestMember } from '../../../../test/factories.ts';
import { anAttachment, aPdf } from '../../../../test/files.ts';
import { aWorld, type World } from '../../../../test/world.ts';
import { messageBodyOf } from '../record/service.ts';

let test: TestApp;
let world: World;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
beforeEach(async () => {
  world = await aWorld(test, 'talking');
});
afterAll(() => test.close());

const send = (
  { token }: TestMember,
  attachments: readonly string[],
  { content = '', clientId = `message-${randomUUID()}` } = {},
) =>
  test.call('POST', `/messagerie/${world.applicationId}`, {
    token,
    body: { content, clientId, attachments },
  });
const bring = (file?: File, party = world.candidate) => anAttachment(test, world.applicationId, party, file);
const get = (id: string, { token }: Pick<TestMember, 'token'>, thread = world.applicationId) =>
  test.call('GET', `/messagerie/${thread}/attachments/${id}`, { token });
const read = async ({ token }: TestMember) =>
  (await test.call('GET', `/messagerie/${world.applicationId}`, { token })).json();
const idsOf = ({ attachments }: Pick<Message, 'attachments'>) => attachments.map(({ id }: Attachment) => id);

describe('a message with files', () => {
  it('needs no text, and shows both parties its files in the order of the sender', async () => {
    const [first, second] = [await bring(aPdf('Bail.pdf')), await bring(await aPicture('png', 'Plan.png'))];
    const answer = await send(world.candidate, [second, first]);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      content: '',
      attachments: [
        { id: second, name: 'Plan.png', kind: 'png' },
        { id: first, name: 'Bail.pdf', kind: 'pdf', bytes: aPdf('Bail.pdf').size },
      ],
    });
    for (const party of [world.owner, world.candidate]) {
      expect(idsOf((await read(party)).messages.at(-1))).toEqual([second, first]);
      expect((await get(first, party)).statusCode).toBe(200);
    }
    for (const other of [
      world.otherCandidate,
      world.guest,
      { token: (await world.tokenOf('admin')) ?? '' },
    ]) {
      expect([403, 404]).toContain((await get(first, other)).statusCode);
    }
    expect((await get(first, world.owner, world.jobApplicationId)).statusCode).toBe(404);
  });

  it('is one line of the inbox that names its files', async () => {
    await send(world.candidate, [await bring(aPdf('Bail.pdf'))]);
    const lines = async () =>
      (await test.call('GET', '/missions/discussions', { token: world.owner.token })).json();
    expect((await lines())[0].lastMessage).toBe('Pièce jointe\u202f: Bail.pdf');
    await send(world.candidate, [await bring(), await bring()]);
    expect((await lines())[0].lastMessage).toBe('2 pièces jointes');
    await send(world.candidate, [await bring()], { content: 'Voici.' });
    expect((await lines())[0].lastMessage).toBe('Voici.');
  });

  it('puts the digest of each file as downloaded into the record', async () => {
    const id = await bring(await aPicture('jpeg'));
    const answer = await send(world.candidate, [id], { content: 'Une photo' });
    const given = createHash('sha256')
      .update((await get(id, world.owner)).rawPayload)
      .digest('hex');
    const { db } = test.platform.database;
    const row = await db
      .selectFrom('message')
      .selectAll()
      .where('id', '=', answer.json().id)
      .executeTakeFirstOrThrow();
    expect(row.attachments?.map(({ sha256 }) => sha256)).toEqual([given]);
    const by = { role: 'candidate', memberId: world.candidate.id } as const;
    const body = messageBodyOf({
      position: row.position,
      at: row.sent_at,
      by,
      content: row.content,
      files: [given],
    });
    const { rows } = await test.platform.database.pool.query<{ before: Buffer }>(
      'select hash as before from message where application_id = $1 and position < $2 union all select hash from thread_entry where application_id = $1 and position < $2 order by 1',
      [world.applicationId, row.position],
    );
    const after = (before: Buffer) =>
      createHash('sha256')
        .update(`${before.toString('hex')}\n${body}`)
        .digest('hex');
    expect(rows.map(({ before }) => after(before))).toContain(row.hash?.toString('hex'));
  });

  it('takes an upload along once: of twenty messages at once one has it, and the others are refused', async () => {
    const id = await bring();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(world.candidate, [id])));
    const codes = answers.map((answer) => (answer.statusCode === 201 ? 'sent' : answer.json().code));
    expect(codes.filter((code) => code === 'sent')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['sent', 'ATTACHMENT_GONE']));
    expect((await read(world.owner)).messages).toHaveLength(1);
  });

  it('sent again under its clientId is stored once, with its files', async () => {
    const id = await bring();
    const tries = Array.from({ length: 10 }, () =>
      send(world.candidate, [id], { clientId: 'le-meme-fichier' }),
    );
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const [first] = answers;
    expect(first && idsOf(first.json())).toEqual([id]);
  });

  it('either keeps an upload that is deleted at the same time, or is refused', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const id = await bring();
      const path = `/messagerie/${world.applicationId}/attachments/${id}`;
      const [message, taken] = await Promise.all([
        send(world.candidate, [id]),
        test.call('DELETE', path, { token: world.candidate.token }),
      ]);
      expect([message.statusCode, taken.statusCode]).toSatisfy(
        ([one, other]) => (one === 201 && other === 404) || (one === 409 && other === 204),
      );
      expect((await get(id, world.owner)).statusCode).toBe(message.statusCode === 201 ? 200 : 404);
    }
  });

  it('refuses uploads of the other party or of another thread, unknown ones, duplicates, and too many', async () => {
    const theirs = await bring(aPdf(), world.owner);
    const elsewhere = await aWorld(test, 'talking');
    const there = await anAttachment(test, elsewhere.applicationId, elsewhere.candidate);
    for (const id of [theirs, there, world.missionId]) {
      const answer = await send(world.candidate, [id], { content: 'Avec un fichier' });
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'ATTACHMENT_GONE']);
    }
    const own = await bring();
    for (const attachments of [[own, own], Array(attachmentsAMessage + 1).fill(own), ['x'], 'x']) {
      const answer = await send(world.candidate, attachments as string[]);
      expect([answer.statusCode, answer.json().errors[0].path.split('.')[0]]).toEqual([400, 'attachments']);
    }
    const empty = await send(world.candidate, []);
    expect([empty.statusCode, empty.json().errors[0].path]).toEqual([400, 'content']);
    expect((await read(world.owner)).messages).toEqual([]);
    const invisible = await send(world.candidate, [own], { content: ' \u200b ' });
    expect([invisible.statusCode, invisible.json().content]).toEqual([201, '']);
  });

  it('keeps its files: they cannot be deleted, are not swept, and no longer count as waiting', async () => {
    const id = await bring();
    await send(world.candidate, [id]);
    const path = `/messagerie/${world.applicationId}/attachments/${id}`;
    expect((await test.call('DELETE', path, { token: world.candidate.token })).statusCode).toBe(404);
    const again = await send(world.candidate, [id]);
    expect(again.json().code).toBe('ATTACHMENT_GONE');
  });

  it('stays readable for both once the thread is closed', async () => {
    const id = await bring();
    await send(world.candidate, [id]);
    const path = `/messagerie/action/withdraw/${world.applicationId}`;
    expect((await test.call('POST', path, { token: world.candidate.token, body: {} })).statusCode).toBe(200);
    for (const party of [world.owner, world.candidate]) expect((await get(id, party)).statusCode).toBe(200);
  });

  it('keeps its files for the other party when the sender’s account is deleted; unsent uploads are deleted', async () => {
    const id = await bring();
    const waiting = await bring();
    await send(world.candidate, [id]);
    const left = await test.call('DELETE', '/users/me', { token: world.candidate.token });
    expect(left.statusCode, left.body).toBe(204);
    await test.drain();
    expect((await get(id, world.owner)).statusCode).toBe(200);
    const rows = await test.platform.database.db
      .selectFrom('attachment')
      .select('id')
      .where('id', '=', waiting)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('the files of an anonymous creator', () => {
  it('reveal nothing of the creator to the candidate', async () => {
    world = await aWorld(test, 'talking', {
      owner: { companyName: 'Étude Introuvable' },
      mission: { isAnonym: true },
    });
    const id = await bring(aPdf('Note.pdf'), world.owner);
    await send(world.owner, [id]);
    const [message] = (await read(world.candidate)).messages;
    expect(message).toMatchObject({ sentBy: null, attachments: [{ id, name: 'Note.pdf' }] });
    const answer = await get(id, world.candidate);
    const told = `${JSON.stringify(message)}${JSON.stringify(answer.headers)}`;
    for (const secret of [world.owner.id, 'Introuvable', world.owner.email])
      expect(told).not.toContain(secret);
  });
});
