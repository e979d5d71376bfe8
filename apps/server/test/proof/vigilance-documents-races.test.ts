import { readdir } from 'node:fs/promises';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseMember, tryErasing } from '../../src/features/own-data/erasure/service.ts';
import * as documents from '../../src/features/vigilance/documents/store.ts';
import { lockPair } from '../../src/features/vigilance/relations/service.ts';
import type { Trx } from '../../src/platform/database/database.ts';
import { receivingFolder } from '../../src/platform/files/stored-files.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { aMember, type TestMember } from '../factories.ts';
import { aPdf } from '../files.ts';
import { aHeldFile, anAgreement, aProposal } from '../held-files.ts';
import { sideBySide } from '../side-by-side.ts';
import { aDocumentBody, aVigilanceUpload } from '../vigilance.ts';
import { deadlocksOf } from './deadlocks.ts';
import { brokenRecords } from './record.ts';

/**
 * Documents that are collected, counted, withdrawn, submitted and erased at the same time, on two processes.
 * `CHAOS_RUNS` plays more rounds.
 */
const rounds = Array.from({ length: Number(process.env.CHAOS_RUNS ?? 20) });

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off', VIGILANCE: 'ask' };
  test = await createTestApp({ environment });
  const { dataDir } = test.platform.config;
  other = await createTestApp({
    environment: { ...environment, DATA_DIR: dataDir },
    databaseUrl: test.databaseUrl,
  });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const codeOf = (answer: LightMyRequestResponse): string | number =>
  answer.statusCode < 300 ? answer.statusCode : (answer.json().code as string);

/**
 * Runs `call` against an open transaction, and `meanwhile` once the call waits for it; returns the answer of
 * the call.
 */
const against = async (
  work: (trx: Trx) => Promise<unknown>,
  call: () => Promise<LightMyRequestResponse>,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<string | number> => {
  const { database } = test.platform;
  const [isDone, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.transaction(async (trx) => {
    await work(trx);
    isDone.resolve();
    await mayEnd.promise;
  });
  await Promise.race([isDone.promise, holding]);
  const answer = call();
  const waiting = async () => {
    const { rows } = await database.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  try {
    await Promise.race([expect.poll(waiting).toBe(1), answer.then(({ body }) => Promise.reject(body))]);
    await meanwhile();
  } finally {
    mayEnd.resolve();
  }
  await holding;
  return codeOf(await answer);
};

interface Parties {
  readonly client: TestMember;
  readonly candidate: TestMember;
  readonly id: string;
  /** The document that is withdrawn. */
  readonly documentId: string;
}

const parties = async (agree: typeof anAgreement): Promise<Parties> => {
  const [client, candidate] = [await aMember(test, { kind: 'COMPANY' }), await aMember(test)];
  const { registration } = await aHeldFile(test, candidate);
  return { client, candidate, id: await agree(test, client, candidate), documentId: registration };
};

const withdraw = async (app: TestApp, { candidate: { token }, documentId }: Parties) =>
  codeOf(await app.call('POST', `/vigilance/documents/${documentId}/withdraw`, { token }));
const collect = (app: TestApp, { client: { token }, id }: Parties) =>
  app.call('POST', `/messagerie/vigilance/collect/${id}`, { token });
const accept = (app: TestApp, { candidate: { token }, id }: Parties) =>
  app.call('POST', `/messagerie/action/direct/accept/${id}`, { token, body: {} });

const collectionsOf = async ({ client }: Parties): Promise<number> => {
  const { rows } = await test.platform.database.pool.query(
    'select from vigilance_collection where creator_id = $1',
    [client.id],
  );
  return rows.length;
};

describe('a file that is collected while a document of it is withdrawn', () => {
  it('is not, where the withdrawal came after the ZIP and before its collection', async () => {
    const pair = await parties(anAgreement);
    const lockClient = (trx: Trx) =>
      trx.selectFrom('member').select('id').where('id', '=', pair.client.id).forUpdate().execute();
    const answer = await against(
      lockClient,
      () => collect(other, pair),
      async () => expect(await withdraw(test, pair)).toBe(200),
    );
    expect(answer).toBe('STATE_CHANGED');
    expect(await collectionsOf(pair)).toBe(0);
    expect(await readdir(receivingFolder(test.platform.config.dataDir))).toEqual([]);
  });

  it('waits for a withdrawal under way, and is refused after it', async () => {
    const pair = await parties(anAgreement);
    const { candidate, documentId } = pair;
    const answer = await against(
      (trx) => documents.withdraw(trx, candidate.id, documentId, test.clock.now()),
      () => collect(other, pair),
    );
    expect(answer).toBe('STATE_CHANGED');
    expect(await collectionsOf(pair)).toBe(0);
  });

  it('is given and kept, or neither, however the two meet', async () => {
    const pairs = await sideBySide(rounds, () => parties(anAgreement));
    const answers = await sideBySide(pairs, async (pair) => {
      const [given, withdrawn] = await Promise.all([collect(other, pair), withdraw(test, pair)]);
      expect(withdrawn).toBe(200);
      const answer = codeOf(given);
      expect(await collectionsOf(pair)).toBe(answer === 200 ? 1 : 0);
      return answer;
    });
    for (const answer of answers) expect([200, 'STATE_CHANGED', 'VIGILANCE_INCOMPLETE']).toContain(answer);
    expect(await deadlocksOf(test)).toBe(0);
  });
});

describe('a mode that is accepted on a document while it is withdrawn', () => {
  it('is refused, where the withdrawal came while the acceptance waited', async () => {
    const pair = await parties(aProposal);
    const answer = await against(
      (trx) => lockPair(trx, { creatorId: pair.client.id, candidateId: pair.candidate.id }),
      () => accept(other, pair),
      async () => expect(await withdraw(test, pair)).toBe(200),
    );
    expect(answer).toBe('VIGILANCE_INCOMPLETE');
    expect(await brokenRecords(test.platform.database.pool, [pair.id])).toEqual([]);
  });

  it('is accepted before the withdrawal or refused after it', async () => {
    const pairs = await sideBySide(rounds, () => parties(aProposal));
    const answers = await sideBySide(pairs, async (pair) => {
      const [accepted, withdrawn] = await Promise.all([accept(other, pair), withdraw(test, pair)]);
      expect(withdrawn).toBe(200);
      return codeOf(accepted);
    });
    for (const answer of answers) expect([200, 'VIGILANCE_INCOMPLETE']).toContain(answer);
    const ids = pairs.map(({ id }) => id);
    expect(await brokenRecords(test.platform.database.pool, ids)).toEqual([]);
    expect(await deadlocksOf(test)).toBe(0);
  });
});

describe('an account that is erased while it submits', () => {
  const submission = async (owner: TestMember) => {
    const files = [await aVigilanceUpload(test, owner)];
    const body = { ...aDocumentBody(test, 'registration'), files };
    return () => other.call('POST', '/vigilance/documents', { token: owner.token, body });
  };
  const upload = (owner: TestMember) => () =>
    other.call('POST', '/vigilance/files', { token: owner.token, body: { file: aPdf('Attestation.pdf') } });

  /** Remaining rows of members, and files without a row. */
  const leftOf = async (ids: readonly string[]) => {
    await test.drain();
    const { rows } = await test.platform.database.pool.query(
      `select 'document' from vigilance_document where member_id = any($1)
       union all select 'file' from vigilance_document_file where member_id = any($1)`,
      [ids],
    );
    const named = await test.platform.database.db.selectFrom('stored_file').select('id').execute();
    const isNamed = new Set(named.map(({ id }) => id));
    const files = (await Array.fromAsync(test.platform.files.list())).filter(({ id }) => !isNamed.has(id));
    return [...rows, ...files];
  };

  it.each([
    ['a document', submission],
    ['a file', async (owner: TestMember) => upload(owner)],
  ])('leaves nothing of %s that waited for the erasure', async (_, prepare) => {
    const owner = await aMember(test);
    const send = await prepare(owner);
    const erase = (trx: Trx) => eraseMember(test.platform, trx, owner.id);
    expect(await against(erase, send)).toBe('UNAUTHENTICATED');
    expect(await leftOf([owner.id])).toEqual([]);
  });

  it('leaves nothing however the two meet', async () => {
    const owners = await sideBySide(rounds, () => aMember(test));
    const answers = await sideBySide(owners, async (owner) => {
      const [submit, bring] = [await submission(owner), upload(owner)];
      const [isErased, ...sent] = await Promise.all([tryErasing(test.platform, owner.id), submit(), bring()]);
      expect(isErased).toBe(true);
      return sent.map(codeOf);
    });
    for (const answer of answers.flat()) expect([201, 'UNAUTHENTICATED']).toContain(answer);
    expect(await leftOf(owners.map(({ id }) => id))).toEqual([]);
    expect(await deadlocksOf(test)).toBe(0);
  });
});
