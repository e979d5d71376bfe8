import { inflateRawSync } from 'node:zlib';
import { actingForHeader } from '@basoche/contract/acting-for';
import type { ContractChoice } from '@basoche/contract/threads/contracts';
import { DOMParser } from '@xmldom/xmldom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aFirm } from '../../../../test/firms.ts';
import { aJobApplication, aJobOffer } from '../../../../test/jobs.ts';
import { proceed } from '../../../../test/missions.ts';
import { aWorld } from '../../../../test/world.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

/** The files of an archive by name, read from its central directory. */
const unzip = (archive: Buffer): Map<string, string> => {
  const files = new Map<string, string>();
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [packed, nameLength, extra, comment] = [20, 28, 30, 32].map((field, index) =>
      index === 0 ? archive.readUInt32LE(at + field) : archive.readUInt16LE(at + field),
    );
    const start = archive.readUInt32LE(at + 42);
    const name = archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const bytes = archive.subarray(from, from + (packed ?? 0));
    files.set(name, (archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
};

/** Text of a document, and its parts as XML; checks that each part is well-formed. */
const textOf = (archive: Buffer): { text: string; xml: string } => {
  const files = unzip(archive);
  for (const [name, content] of files) {
    if (!/\.(?:xml|rels)$/.test(name)) continue;
    const problems: string[] = [];
    const onError = (_level: string, message: string) => void problems.push(message);
    expect(
      new DOMParser({ onError }).parseFromString(content, 'text/xml').documentElement,
      name,
    ).toBeTruthy();
    expect(problems, name).toEqual([]);
  }
  const xml = files.get('word/document.xml') ?? '';
  const texts = [...xml.matchAll(/<w:t[^>]*>([^<]*)<\/w:t>|<\/w:p>/g)].map(([, text]) => text ?? '\n');
  return { text: texts.join('').replaceAll('&apos;', "'").replaceAll('&amp;', '&'), xml };
};

const draft = (member: TestMember, id: string, type = '', headers = {}) =>
  test.call('GET', `/messagerie/contract/${id}${type === '' ? '' : `?type=${type}`}`, {
    token: member.token,
    headers,
  });

const aThread = async (
  offer: Parameters<typeof aJobOffer>[2] = {},
  who: Parameters<typeof aMember>[1] = {},
) => {
  const creator = await aMember(test, { kind: 'COMPANY', companyName: 'Étude & Associés <Paris>' });
  const candidate = await aMember(test, {
    firstName: 'Zoé',
    lastName: 'L’Hôte-Ñandú',
    jobName: 'Juriste',
    ...who,
  });
  const jobId = await aJobOffer(test, creator, offer);
  return { creator, candidate, id: await aJobApplication(test, jobId, candidate, { letter: 'Bonjour.' }) };
};

describe('a draft of a contract', () => {
  it('is signed for a firm by the person who downloads it', async () => {
    const { creator, id } = await aThread();
    const { text: own } = textOf((await draft(creator, id, 'cdi')).rawPayload);
    expect(own).toContain('représentée par [à compléter\u202f: nom et qualité du signataire]');
    const person = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
    const firm = await aFirm(test, { of: creator, owner: person });
    const answer = await draft(person, id, 'cdi', { [actingForHeader]: firm.id });
    expect(textOf(answer.rawPayload).text).toContain(
      'représentée par Claire Delmas, [à compléter\u202f: qualité du signataire]',
    );
  });

  it.each(['cdi', 'cdd', 'collaboration'])(
    'as %s opens, names both, and marks what is missing',
    async (type) => {
      const { creator, id } = await aThread({
        title: 'Juriste & co <senior>',
        description: 'Rédiger.\n\nRelire 👍.',
      });
      const answer = await draft(creator, id, type);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.headers['content-type']).toContain('wordprocessingml.document');
      const { text, xml } = textOf(answer.rawPayload);
      expect(text).toContain('Projet à relire');
      expect(text).toContain('Zoé L’Hôte-Ñandú');
      expect(text).toContain('Relire 👍.');
      expect(text).not.toMatch(/undefined|null|NaN/);
      const marks = xml.match(/<w:highlight w:val="yellow"\/>/g) ?? [];
      expect(marks.length).toBe(text.match(/\[à compléter/g)?.length);
      expect(marks.length).toBeGreaterThan(10);
    },
  );

  it('lists on its first page exactly the pieces that are marked as missing', async () => {
    const { creator, id } = await aThread();
    const { text } = textOf((await draft(creator, id, 'cdd')).rawPayload);
    const marked = new Set([...text.matchAll(/\[à compléter\u202f: ([^\]]+)\]/g)].map(([, what]) => what));
    const [, list = ''] = /À compléter \(\d+\)\n([\s\S]*?)\nContrat à durée/.exec(text) ?? [];
    const listed = list.split('\n').filter(Boolean);
    expect(new Set(listed.map((one) => one.toLowerCase()))).toEqual(
      new Set([...marked].map((one) => (one ?? '').toLowerCase())),
    );
  });

  it('as a CDD requires its reason, and as a collaboration reminds both to check their professions', async () => {
    const { creator, id } = await aThread();
    expect(textOf((await draft(creator, id, 'cdd')).rawPayload).text).toContain(
      'motif précis du recours au CDD',
    );
    const { text } = textOf((await draft(creator, id, 'collaboration')).rawPayload);
    expect(text).toContain('Vérifiez que vos deux professions l’admettent');
    expect(text).toContain('clientèle personnelle');
  });

  it('follows from the offer by default, and has a clean file name', async () => {
    const { creator, id } = await aThread(
      { contract_type: 'CDD' },
      { firstName: '../Zoé\u202e', lastName: 'A/B "C"' },
    );
    const answer = await draft(creator, id);
    expect(textOf(answer.rawPayload).text).toContain('Contrat à durée déterminée');
    const name = decodeURIComponent(
      /filename\*=UTF-8''(.+)$/.exec(String(answer.headers['content-disposition']))?.[1] ?? '',
    );
    expect(name).toMatch(/\.docx$/);
    expect(name).not.toMatch(/[/\\"\u202e]/);
  });

  it('is only for the creator of an offer, and only for a candidate who is not refused', async () => {
    const { creator, candidate, id } = await aThread();
    expect((await draft(candidate, id, 'cdi')).json().code).toBe('FORBIDDEN');
    expect((await draft(await aMember(test), id, 'cdi')).json().code).toBe('NOT_FOUND');
    const unknown = await draft(creator, id, 'stage');
    expect(unknown.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'type' }] });
    const { owner, applicationId } = await aWorld(test, 'new');
    expect((await draft(owner, applicationId, 'cdi')).json().code).toBe('NOT_FOUND');
    await proceed(test, id, [creator, 'action/refuseCandidate']);
    expect((await draft(creator, id, 'cdi')).json().code).toBe('STATE_CHANGED');
  });

  it('that does not suit the parties is refused with the reason that its choice shows', async () => {
    const creator = await aMember(test, { kind: 'COMPANY' });
    const student = await aMember(test, { kind: 'STUDENT' });
    const jobId = await aJobOffer(test, creator, { contract_type: 'collaboration' });
    const id = await aJobApplication(test, jobId, student, { letter: 'Bonjour.' });
    const path = `/messagerie/contract/${id}/choices`;
    const choices: ContractChoice[] = (await test.call('GET', path, { token: creator.token })).json();
    const closed = choices.find(({ type }) => type === 'collaboration');
    expect(closed).toMatchObject({ isDefault: false });
    const refused = (await draft(creator, id, 'collaboration')).json();
    expect(refused).toMatchObject({ code: 'CONTRACT_NOT_SUITABLE', title: closed?.hindrance });
  });
});
