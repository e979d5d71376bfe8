import { createHash } from 'node:crypto';
import { confidentialityText, currentConfidentiality } from '@basoche/domain/threads/confidentiality';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plant } from '../../../../test/anonymous-canary.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember } from '../../../../test/factories.ts';
import { anApplication, proceed } from '../../../../test/missions.ts';
import { aWorld } from '../../../../test/world.ts';
import { signedDocument } from './presenter.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const read = (token: string, id: string) => test.call('GET', `/messagerie/nda/${id}`, { token });

describe('the text of the confidentiality agreement', () => {
  it('is a PDF for everybody, cacheable until the next version', async () => {
    const first = await test.app.inject({ url: '/pdf/NDA.pdf' });
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('application/pdf');
    expect(first.headers['cache-control']).toContain('public');
    expect(first.headers.etag).toContain(currentConfidentiality.version);
    const pdf = await PDFDocument.load(first.rawPayload, { updateMetadata: false });
    expect(pdf.getTitle()).toBe('Accord de confidentialité');
    const etag = String(first.headers.etag);
    const again = await test.app.inject({ url: '/pdf/NDA.pdf', headers: { 'if-none-match': `W/${etag}` } });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
    const other = await test.app.inject({ url: '/pdf/NDA.pdf', headers: { 'if-none-match': '"autre"' } });
    expect(other.rawPayload.equals(first.rawPayload)).toBe(true);
  });
});

describe('the signed agreement', () => {
  it('is readable by both parties, and nobody else, once both have accepted', async () => {
    const world = await aWorld(test, 'new');
    const id = world.applicationId;
    for (const member of [world.owner, world.candidate]) {
      expect((await read(member.token, id)).json().code).toBe('AGREEMENT_NOT_SIGNED');
      await proceed(test, id, [member, 'mission/ndaConsent']);
    }
    for (const { token } of [world.owner, world.candidate]) {
      const answer = await read(token, id);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.headers['content-disposition']).toContain('accord-de-confidentialite-');
      expect((await PDFDocument.load(answer.rawPayload)).getPageCount()).toBeGreaterThan(1);
    }
    const stranger = await aMember(test);
    expect((await read(stranger.token, id)).statusCode).toBe(404);
    expect((await read(world.otherCandidate.token, id)).statusCode).toBe(404);
  });

  it('stores for each consent the person, the version, the digest of its text and the time', async () => {
    const world = await aWorld(test, 'talking');
    const consents = await test.platform.database.db
      .selectFrom('nda_consent')
      .selectAll()
      .where('application_id', '=', world.applicationId)
      .orderBy('position')
      .execute();
    const { version } = currentConfidentiality;
    const sha256 = createHash('sha256').update(confidentialityText(version)).digest('hex');
    expect(consents).toMatchObject([
      { party: 'creator', member_id: world.owner.id, version, sha256 },
      { party: 'candidate', member_id: world.candidate.id, version, sha256 },
    ]);
  });

  it('names both parties with their roles, the subject, and each consent with its time and text', () => {
    const { version } = currentConfidentiality;
    const sha256 = 'a'.repeat(64);
    const consent = (party: 'creator' | 'candidate', minute: number, by: string | null) => ({
      party,
      person: by,
      version,
      sha256,
      consented_at: new Date(Date.UTC(2026, 10, 21, 9, minute)),
    });
    const person = { id: 'x', is_moral: false, zip_code: null } as const;
    const row = { id: 'fil', type: 'MISSION', subject: 'Audit de baux' } as Parameters<
      typeof signedDocument
    >[0]['row'];
    const { blocks } = signedDocument(
      {
        row,
        version,
        parties: {
          creator: { ...person, kind: 'COMPANY', name: 'Étude Martin', job_name: null },
          candidate: { ...person, kind: 'EMPLOYEE', name: 'Anne Lefèvre', job_name: 'Avocat' },
        },
        consents: {
          creator: consent('creator', 1, 'Claire Delmas'),
          candidate: consent('candidate', 30, null),
        },
      },
      new Date(),
    );
    const text = JSON.stringify(blocks);
    for (const words of ['Étude Martin', 'Anne Lefèvre', 'Avocat', 'Entreprise', 'Audit de baux', sha256]) {
      expect(text).toContain(words);
    }
    expect(text).toMatch(/Accepté en ligne par Claire Delmas le .{0,30}10:01:00/);
    expect(text).toMatch(/Accepté en ligne le .{0,30}10:30:00/);
  });

  it('is refused to the candidate while the creator is anonymous, with a sentence that names nobody', async () => {
    const { creator, missionId } = await plant(test, 'COMPANY', 'accord');
    const candidate = await aMember(test);
    const id = await anApplication(test, missionId, candidate);
    await proceed(test, id, [creator, 'mission/ndaConsent'], [candidate, 'mission/ndaConsent']);
    const refused = await read(candidate.token, id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'CREATOR_STILL_ANONYMOUS' });
    expect(refused.body.toLowerCase()).not.toContain('zorvel');
    expect((await read(creator.token, id)).statusCode).toBe(200);
    await proceed(test, id, [creator, 'action/price/accept']);
    expect((await read(candidate.token, id)).statusCode).toBe(200);
  });
});
