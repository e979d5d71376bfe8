import { createHash } from 'node:crypto';
import type { EvidenceVerdict } from '@basoche/contract/threads/evidence';
import type { EvidenceEntry, EvidenceHead } from '@basoche/domain/evidence/evidence-file';
import { type ChainedEntry, linkedHash } from '@basoche/domain/evidence/hash-chain';
import { bodyOf } from '@basoche/domain/evidence/thread-record';
import fc from 'fast-check';
import { sql } from 'kysely';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant } from '../../../../test/anonymous-canary.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { checksum } from '../../../../test/checksum.ts';
import { aMember } from '../../../../test/factories.ts';
import { aFile, aJsonFile } from '../../../../test/files.ts';
import { anApplication, proceed } from '../../../../test/missions.ts';
import { aWorld, type World } from '../../../../test/world.ts';

let test: TestApp;
let world: World;

interface File extends EvidenceHead {
  readonly entries: EvidenceEntry[];
  readonly seal: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const say = (content: string, index: number) => {
  const { token } = index % 2 === 0 ? world.owner : world.candidate;
  const body = { content, clientId: `message-${index}-${world.applicationId.slice(-8)}` };
  return test.call('POST', `/messagerie/${world.applicationId}`, { token, body });
};

const evidence = (token: string | undefined, id: string, accept: string) =>
  test.call('GET', `/messagerie/evidence/${id}`, { token, headers: { accept } });

const asJson = async (token = world.owner.token): Promise<File> =>
  (await evidence(token, world.applicationId, 'application/json')).json();
const asPdf = async (token = world.owner.token): Promise<Buffer> =>
  (await evidence(token, world.applicationId, 'application/pdf')).rawPayload;

const verify = async (file: Blob): Promise<EvidenceVerdict> => {
  const answer = await test.call('POST', '/evidence/verify', { body: { file } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const pdfFile = (bytes: Buffer) => aFile(new Uint8Array(bytes), 'dossier.pdf');

beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  world = await aWorld(test, 'talking');
  const words = [
    'Bonjour, voici les pièces.',
    'Bien reçu 👍 — merci.',
    'À lundi\n\nC. D.',
    'עברית',
    'Parfait.',
  ];
  for (const [index, content] of words.entries()) await say(content, index);
  await proceed(test, world.applicationId, [world.owner, 'action/price/accept']);
  await sql`select open_thread_records()`.execute(test.platform.database.db);
});
afterAll(() => test.close());

describe("the file of a thread's record", () => {
  it('is the same record for both parties, as JSON and inside the PDF', async () => {
    const json = await asJson();
    expect(json).toMatchObject({ format: 'basoche-evidence/1', count: json.entries.length });
    expect(json.thread).toMatchObject({
      id: world.applicationId,
      parties: { creator: { id: world.owner.id } },
    });
    expect((await asJson(world.candidate.token)).entries).toEqual(json.entries);
    expect(json.entries.flatMap(({ texts }) => texts).map(({ text }) => text)).toContain(
      'Bien reçu 👍 — merci.',
    );
    for (const entry of json.entries) expect(Object.keys(entry)).toEqual(['body', 'hash', 'texts']);
  });

  it('is a PDF by default, under a file name that identifies nobody', async () => {
    const answer = await test.call('GET', `/messagerie/evidence/${world.applicationId}`, {
      token: world.owner.token,
    });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="dossier-basoche-[0-9a-f]{12}\.pdf"/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const pdf = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
    expect(pdf.getTitle()).toContain('Dossier de l’échange');
    expect(pdf.getPageCount()).toBeGreaterThan(1);
  });

  it('passes the verification, whichever party downloaded it, even after the thread went on', async () => {
    const json = await asJson();
    const pdf = await asPdf(world.candidate.token);
    await say('Encore un mot.', 50);
    const verdict = await verify(aJsonFile(json));
    expect(verdict).toMatchObject({
      result: 'whole',
      first: null,
      file: { kind: 'json', entries: json.count },
    });
    expect(await verify(pdfFile(pdf))).toMatchObject({ result: 'whole', first: null, file: { kind: 'pdf' } });
    expect(verdict.sentence).toContain('conforme à l’enregistrement');
  });

  it('changes no row when it is read or verified', async () => {
    const before = await checksum(test);
    await verify(aJsonFile(await asJson()));
    expect(await checksum(test)).toBe(before);
  });

  it('is refused to everybody else', async () => {
    const stranger = await aMember(test);
    for (const accept of ['application/json', 'application/pdf']) {
      for (const token of [stranger.token, world.otherCandidate.token]) {
        expect((await evidence(token, world.applicationId, accept)).statusCode).toBe(404);
      }
      expect((await evidence(undefined, world.applicationId, accept)).statusCode).toBe(401);
    }
  });
});

describe('an altered file', () => {
  it('is detected by the altered entry, whichever entry and whatever part of it', async () => {
    const file = await asJson();
    const places = file.entries.map((_, index) => index);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...places),
        fc.constantFrom('body', 'hash', 'text'),
        fc.nat(),
        async (place, what, at) => {
          const forged = structuredClone(file);
          const entry = forged.entries[place];
          if (entry === undefined) return;
          const changed = (text: string) => {
            const index = at % Math.max(1, text.length);
            return `${text.slice(0, index)}${text[index] === 'a' ? 'b' : 'a'}${text.slice(index + 1)}`;
          };
          const isText = what === 'text' && entry.texts.length > 0;
          forged.entries[place] = isText
            ? { ...entry, texts: entry.texts.map((one) => ({ ...one, text: changed(one.text) })) }
            : {
                ...entry,
                [what === 'hash' ? 'hash' : 'body']: changed(what === 'hash' ? entry.hash : entry.body),
              };
          expect(await verify(aJsonFile(forged))).toMatchObject({
            result: 'altered',
            first: { place: place + 1 },
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  it('is detected if an entry is missing, added or moved, even with all hashes computed again', async () => {
    const file = await asJson();
    const { entries } = file;
    const relinked = (some: readonly EvidenceEntry[]): EvidenceEntry[] => {
      const chain: (EvidenceEntry & ChainedEntry)[] = [];
      for (const entry of some) {
        chain.push({ ...entry, hash: linkedHash(chain.at(-1)?.hash ?? null, entry.body, sha256) });
      }
      return chain;
    };
    const told = (some: readonly EvidenceEntry[]) => ({
      ...file,
      entries: some,
      count: some.length,
      lastHash: some.at(-1)?.hash,
    });
    for (let place = 0; place < entries.length - 1; place += 1) {
      const [one, two] = entries.slice(place, place + 2);
      if (!(one && two)) continue;
      const left = entries.toSpliced(place, 1);
      const swapped = entries.toSpliced(place, 2, two, one);
      for (const some of [left, swapped, relinked(left), relinked(swapped)]) {
        const verdict = await verify(aJsonFile(told(some)));
        expect(verdict, verdict.sentence).toMatchObject({ result: 'altered', first: { place: place + 1 } });
      }
    }
    const by = { role: 'creator', memberId: world.owner.id } as const;
    const body = bodyOf({
      kind: 'message',
      position: 999,
      at: file.generatedAt,
      by,
      sha256: sha256('Faux'),
      files: [],
    });
    const added = relinked([
      ...entries,
      { body, hash: '', texts: [{ position: 999, text: 'Faux', files: [] }] },
    ]);
    const verdict = await verify(aJsonFile(told(added)));
    expect(verdict).toMatchObject({ result: 'altered', first: { what: 'added', place: entries.length + 1 } });
    expect(verdict.sentence).toContain('a été ajoutée');
  });

  it('is detected by its seal if its end, names, subject or dates are changed', async () => {
    const file = await asJson();
    const shorter = file.entries.slice(0, -1);
    const forged = [
      { ...file, entries: shorter, count: shorter.length, lastHash: shorter.at(-1)?.hash },
      { ...file, generatedAt: '2020-01-01T00:00:00.000Z' },
      { ...file, thread: { ...file.thread, subject: 'Autre objet' } },
      { ...file, seal: sha256('faux') },
    ];
    for (const one of forged) {
      expect(await verify(aJsonFile(one))).toMatchObject({
        result: 'altered',
        first: { what: 'head', place: null },
      });
    }
    expect(await verify(aJsonFile({ ...file, entries: shorter }))).toMatchObject({
      result: 'altered',
      first: { what: 'end', place: shorter.length + 1 },
    });
  });

  it.each(['é', '\u20ac', '\u{1f600}'])(
    'is told by a seal that holds what no seal holds: %s',
    async (stranger) => {
      const json = await asJson();
      const seal = stranger + json.seal.slice(stranger.length);
      expect(await verify(aJsonFile({ ...json, seal }))).toMatchObject({
        result: 'altered',
        first: { what: 'head' },
      });
      const pdf = await asPdf();
      pdf.write(stranger, pdf.lastIndexOf('/BasocheSeal (') + '/BasocheSeal ('.length);
      expect(await verify(pdfFile(pdf))).toMatchObject({ result: 'altered', first: { what: 'pages' } });
    },
  );

  it('as a PDF never passes the verification, whichever byte was changed', async () => {
    const bytes = await asPdf();
    const found = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const forged = Buffer.from(bytes);
        forged[at] = ((forged[at] ?? 0) + by) % 256;
        const answer = await test.call('POST', '/evidence/verify', { body: { file: pdfFile(forged) } });
        expect([200, 400, 415]).toContain(answer.statusCode);
        if (answer.statusCode !== 200) return;
        found.add(answer.json().result);
        expect(answer.json().result, `byte ${at}`).not.toBe('whole');
      }),
      { numRuns: 120 },
    );
    expect(found).toContain('altered');
  });

  it.each([
    ['as plain objects', false],
    ['as packed objects', true],
  ])(
    'is told as pages that prove nothing where another program wrote the PDF again, %s',
    async (_, packed) => {
      const pdf = await PDFDocument.load(await asPdf());
      pdf.addPage();
      const verdict = await verify(aFile(new Uint8Array(await pdf.save({ useObjectStreams: packed }))));
      expect(verdict).toMatchObject({ result: 'altered', first: { what: 'pages', place: null } });
    },
  );

  it('of an unknown thread is unknown, and a file of another kind is unreadable', async () => {
    const file = await asJson();
    const elsewhere = { ...file, thread: { ...file.thread, id: '019aa000-0000-7000-8000-000000000000' } };
    expect(await verify(aJsonFile(elsewhere))).toMatchObject({ result: 'unknown', first: null });
    expect(await verify(aJsonFile({ format: 'autre' }))).toMatchObject({ result: 'unreadable', file: null });
    const other = await PDFDocument.create();
    other.addPage();
    const bytes = await other.save({ useObjectStreams: false });
    expect(await verify(aFile(new Uint8Array(bytes)))).toMatchObject({ result: 'unreadable' });
  });

  it('gets an answer that reveals nothing beyond the file itself', async () => {
    const file = await asJson();
    const secret = 'Bien reçu';
    const emptied = { ...file, entries: file.entries.map(() => ({ body: '{}', hash: '', texts: [] })) };
    const short = { ...file, entries: [], count: 0 };
    for (const one of [emptied, short]) {
      const text = JSON.stringify(await verify(aJsonFile(one)));
      for (const word of [secret, ...file.entries.map(({ hash }) => hash)]) expect(text).not.toContain(word);
    }
  });
});

describe('the file of a thread with an anonymous creator', () => {
  it('is refused to the candidate until a price is accepted, and available to the creator', async () => {
    const { creator, missionId } = await plant(test, 'COMPANY', 'preuve');
    const candidate = await aMember(test);
    const id = await anApplication(test, missionId, candidate);
    for (const accept of ['application/json', 'application/pdf']) {
      const answer = await evidence(candidate.token, id, accept);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().code).toBe('CREATOR_STILL_ANONYMOUS');
      expect(answer.body.toLowerCase()).not.toContain('zorvel');
      expect((await evidence(creator.token, id, accept)).statusCode).toBe(200);
    }
    await proceed(test, id, [creator, 'action/price/accept']);
    expect((await evidence(candidate.token, id, 'application/json')).statusCode).toBe(200);
  });
});

describe('a file forged by the candidate of an anonymous creator', () => {
  const isAs = (file: File, name: string, by: string): File => {
    const chain: EvidenceEntry[] = [];
    for (const { body, texts } of file.entries) {
      const guessed = body.replaceAll(name, by);
      chain.push({
        body: guessed,
        hash: linkedHash(chain.at(-1)?.hash ?? null, guessed, sha256),
        texts,
      });
    }
    return { ...file, entries: chain, lastHash: chain.at(-1)?.hash ?? '', seal: '' };
  };

  it('gets the same answer whoever it names as the creator', async () => {
    const { creator, missionId } = await plant(test, 'COMPANY', 'devine');
    const [candidate, other] = [await aMember(test), await aMember(test)];
    const id = await anApplication(test, missionId, candidate);
    await proceed(test, id, [creator, 'mission/ndaConsent']);
    const file: File = (await evidence(creator.token, id, 'application/json')).json();
    const told = (by: string) => verify(aJsonFile(isAs(file, creator.id, by)));
    const right = await told(creator.id);
    expect(right).toMatchObject({ result: 'altered', first: { place: null } });
    expect(right).toEqual(await told(other.id));
    expect(await verify(aJsonFile(file))).toMatchObject({ result: 'whole' });
    await proceed(test, id, [creator, 'action/price/accept']);
    expect(await told(other.id)).toMatchObject({ result: 'altered', first: { what: 'entry' } });
  });
});

describe('a limit', () => {
  it('of text per file is reported, and no incomplete file is given', async () => {
    const { db } = test.platform.database;
    const huge = await aWorld(test, 'talking');
    const id = huge.applicationId;
    await sql`insert into message (application_id, sender_id, content, client_id, position, sent_at, hash)
      select ${id}::uuid, ${huge.owner.id}::uuid, repeat('x', 5000), 'huge-' || n, 100 + n, now(), sha256('x')
      from generate_series(1, 6800) n`.execute(db);
    await sql`update application set position = 6900 where id = ${id}::uuid`.execute(db);
    for (const accept of ['application/json', 'application/pdf']) {
      const answer = await evidence(huge.owner.token, id, accept);
      expect(answer.json()).toMatchObject({ status: 409, code: 'EVIDENCE_TOO_LARGE' });
      expect(answer.json().title).toContain('32\u00a0Mo');
    }
    // The refused file has released its slot, so the next file is made.
    expect((await evidence(world.owner.token, world.applicationId, 'application/pdf')).statusCode).toBe(200);
  });

  it('of checks per network applies before a file is received', async () => {
    const limited = await createTestApp();
    const statuses: number[] = [];
    for (let time = 0; time < 61; time += 1) {
      const body = { file: aJsonFile({ format: 'autre' }) };
      statuses.push((await limited.call('POST', '/evidence/verify', { body, from: '192.0.2.7' })).statusCode);
    }
    const unread = await limited.call('POST', '/evidence/verify', { body: {}, from: '192.0.2.7' });
    await limited.close();
    expect(unread.statusCode).toBe(429);
    expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
    expect(statuses[60]).toBe(429);
  });
});
