import { actingForHeader } from '@basoche/contract/acting-for';
import type { EvidenceEntry, EvidenceHead } from '@basoche/domain/evidence/evidence-file';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSilence, plant } from '../../../test/anonymous-canary.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aJsonFile } from '../../../test/files.ts';
import { aFirm, aSeat } from '../../../test/firms.ts';
import { aMission, anApplication, proceed } from '../../../test/missions.ts';
import { blocksOf } from './evidence/presenter.ts';
import { relayMessages } from './message-batches/service.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const consents = 'mission/ndaConsent';

/** A thread about a mission of a firm with both consents, in which Claire Delmas wrote for the firm. */
const aThread = async (owner: TestMember, missionId: string) => {
  const firm = await aFirm(test, { of: owner });
  const claire = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  await aSeat(test, firm, claire);
  const candidate = await aMember(test, { firstName: 'Zoé', lastName: 'Hardy' });
  const id = await anApplication(test, missionId, candidate);
  const acts = async (path: string, body = {}) => {
    const headers = { [actingForHeader]: firm.id };
    const answer = await test.call('POST', `/messagerie/${path}/${id}`.replace('//', '/'), {
      token: claire.token,
      headers,
      body,
    });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer.json();
  };
  await acts(consents);
  await proceed(test, id, [candidate, consents]);
  const message = (clientId: string) => ({ content: 'Bonjour', clientId });
  const sent = await acts('', message('de-claire-1'));
  await test.call('POST', `/messagerie/${id}`, { token: candidate.token, body: message('de-zoe-12') });
  await test.call('POST', `/messagerie/${id}`, { token: owner.token, body: message('de-la-firme') });
  const read = ({ token }: TestMember) =>
    test.call('GET', `/messagerie/${id}`, {
      token,
      headers: token === claire.token ? { [actingForHeader]: firm.id } : {},
    });
  const people = async (reader: TestMember) =>
    (await read(reader))
      .json()
      .actions.map(({ type, by }: { type: string; by: string | null }) => `${type} ${by}`);
  const authors = async (reader: TestMember): Promise<(string | null)[]> =>
    (await read(reader)).json().messages.map(({ author }: { author: string | null }) => author);
  return { id, firm, claire, candidate, owner, acts, sent, read, authors, people };
};

const named = async () => {
  const owner = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  return aThread(owner, await aMission(test, owner));
};

describe('a message written for a firm', () => {
  it('names its author to both parties, and reveals the authors of other threads to nobody', async () => {
    const { sent, claire, candidate, authors } = await named();
    expect(sent.author).toBe('Claire Delmas');
    for (const reader of [claire, candidate])
      expect(await authors(reader)).toEqual(['Claire Delmas', null, null]);
  });

  it('stands beside actions that name the person who answered, or who asks', async () => {
    const { acts, people, candidate, id } = await named();
    await acts('action/price/accept');
    expect(await people(candidate)).toEqual([
      'PRICE Claire Delmas',
      'NDA null',
      'CONTRACT_CHOICE Claire Delmas',
    ]);
    await acts('action/choose/direct');
    await proceed(test, id, [candidate, 'action/direct/accept']);
    expect(await people(candidate)).toContain('DIRECT null');
  });

  it('reveals nothing of an anonymous firm’s people to the candidate until the price is accepted', async () => {
    const canary = await plant(test, 'COMPANY', 'auteur');
    const thread = await aThread(canary.creator, canary.missionId);
    const people = { ...canary, words: [...canary.words, 'claire', 'delmas', thread.claire.id] };
    expect(await thread.authors(thread.candidate)).toEqual([null, null, null]);
    expect(await thread.authors(thread.claire)).toEqual(['Claire Delmas', null, null]);
    await thread.acts('action/price/refuse');
    expect(await thread.people(thread.candidate)).toEqual(['PRICE null', 'NDA null']);
    expect(await thread.people(thread.claire)).toEqual(['PRICE Claire Delmas', 'NDA null']);
    const heard: string[] = [];
    const { realtime, ...platform } = test.platform;
    const overheard = {
      ...platform,
      realtime: {
        ...realtime,
        isEmpty: () => false,
        emitHere: (member: string, _name: string, event: () => unknown) => {
          if (member === thread.candidate.id) heard.push(JSON.stringify(event()));
        },
      },
    } as typeof test.platform;
    const at = [[thread.id, thread.sent.position]];
    await relayMessages(overheard, JSON.stringify({ from: 'another process', at }));
    expect(heard).toHaveLength(1);
    expectSilence(people, [...heard, (await thread.read(thread.candidate)).body]);
    await proceed(test, thread.id, [thread.candidate, 'action/price/new', { offer: 600 }]);
    await thread.acts('action/price/accept');
    expect(await thread.authors(thread.candidate)).toEqual(['Claire Delmas', null, null]);
    expect(await thread.people(thread.candidate)).toContain('PRICE Claire Delmas');
  });
});

describe('the record of a thread', () => {
  const evidenceOf = async (id: string, { token }: TestMember) =>
    test.call('GET', `/messagerie/evidence/${id}`, { token, headers: { accept: 'application/json' } });

  it('names the people of this thread and, in each entry of theirs, the person and the firm', async () => {
    const { id, claire, candidate } = await named();
    const { firm: elsewhere } = await named();
    const file: EvidenceHead & { entries: EvidenceEntry[] } = (await evidenceOf(id, candidate)).json();
    expect(file.thread.people).toEqual({ [claire.id]: 'Claire Delmas' });
    expect(JSON.stringify(file)).not.toContain(elsewhere.id);
    const titles = file.entries.flatMap((entry, index) =>
      blocksOf(file, entry, index + 1).flatMap((block) => (block.as === 'entry' ? block.text : [])),
    );
    expect(titles.map((title) => title.split(' — ')[1])).toEqual([
      'Zoé Hardy',
      'Claire Delmas, pour Verdelune Industries',
      'Zoé Hardy',
      'Claire Delmas, pour Verdelune Industries',
      'Zoé Hardy',
      'Verdelune Industries',
    ]);
  });

  it('is whole when it is verified, and not after a person’s name is changed', async () => {
    const { id, claire, candidate } = await named();
    const { body } = await evidenceOf(id, candidate);
    const verify = async (text: string) =>
      (await test.call('POST', '/evidence/verify', { body: { file: aJsonFile(JSON.parse(text)) } })).json();
    expect(await verify(body)).toMatchObject({ result: 'whole' });
    const entry = `\\"personId\\":\\"${claire.id}\\"`;
    const forged = body.replace(entry, entry.replace(claire.id, candidate.id));
    expect(forged).not.toBe(body);
    expect(await verify(forged)).toMatchObject({ result: 'altered', first: { place: 2 } });
    const renamed = body.replace('"Claire Delmas"', '"Nadia Roux"');
    expect(await verify(renamed)).toMatchObject({ result: 'altered' });
  });

  it('has no people if nobody acted for a firm', async () => {
    const owner = await aMember(test, { kind: 'COMPANY' });
    const id = await anApplication(test, await aMission(test, owner), await aMember(test));
    const file = (await evidenceOf(id, owner)).json();
    expect(file.thread).not.toHaveProperty('people');
    expect(JSON.stringify(file)).not.toContain('personId');
  });
});
