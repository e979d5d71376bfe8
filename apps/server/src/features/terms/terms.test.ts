import { createHash } from 'node:crypto';
import { canonicalText } from '@basoche/domain/terms/text';
import { fullText } from '@basoche/domain/terms/texts';
import { legalTexts, textVersions, versionInForce } from '@basoche/domain/terms/versions';
import { parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, testPassword } from '../../../test/factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const inForce = () => {
  const today = parisDay(site.clock.now());
  return {
    TERMS: versionInForce('TERMS', today).version,
    DATA_CHARTER: versionInForce('DATA_CHARTER', today).version,
  };
};
const person = {
  password: testPassword,
  firstName: 'Éa',
  lastName: 'Roux',
  number: '0612345678',
  zipCode: '75001',
};
const bodies = {
  student: { ...person, jobName: 'Étudiant' },
  employee: { ...person, jobName: 'Juriste' },
  company: { password: testPassword, companyName: 'Étude' },
  customer: { password: testPassword, customerName: 'Paule', isMoral: false },
};
type Kind = keyof typeof bodies;

const register = async (kind: Kind, email: string, more: object = {}): Promise<string> => {
  const answer = await site.call('POST', `/auth/register/${kind}`, {
    body: { ...bodies[kind], email, ...more },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  await site.platform.database.pool.query('update member set confirmed_at = now() where email = $1', [email]);
  return answer.json().access_token;
};
const own = async (token: string) => (await site.call('GET', '/terms/me', { token })).json();
const owes = async (token: string) => (await site.call('GET', '/auth/me', { token })).json().owesTerms;

describe('the words that members accept', () => {
  it('never change once a version is published: their digest is written beside it', () => {
    for (const { text, version, sha256 } of textVersions) {
      const words = canonicalText(fullText({ text, version }));
      expect([text, version, createHash('sha256').update(words).digest('hex')]).toEqual([
        text,
        version,
        sha256,
      ]);
    }
  });
});

describe('every registration', () => {
  it.each<Kind>(['student', 'employee', 'company', 'customer'])(
    'of a %s writes down which texts were accepted, with their digest and the instant',
    async (kind) => {
      const token = await register(kind, `${kind}@textes.fr`, { acceptedTexts: inForce() });
      const { accepted, owed } = await own(token);
      expect(owed).toEqual([]);
      expect(await owes(token)).toBe(false);
      expect(accepted.map(({ text }: { text: string }) => text).sort()).toEqual([...legalTexts].sort());
      for (const { text, version, sha256, acceptedAt } of accepted) {
        expect(textVersions).toContainEqual({ text, version, sha256 });
        expect(Math.abs(Date.parse(acceptedAt) - site.clock.now().getTime())).toBeLessThan(60_000);
      }
    },
  );

  it('that names no version, as the specified payload does, accepts those in force', async () => {
    const { accepted } = await own(await register('company', 'sans@textes.fr'));
    expect(
      Object.fromEntries(
        accepted.map(({ text, version }: { text: string; version: string }) => [text, version]),
      ),
    ).toEqual(inForce());
  });

  it('that names a version which never was is refused, and makes nobody', async () => {
    const email = 'inconnue@textes.fr';
    const answer = await site.call('POST', '/auth/register/company', {
      body: { ...bodies.company, email, acceptedTexts: { ...inForce(), TERMS: '1999-01-01' } },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_INPUT']);
    const { rowCount } = await site.platform.database.pool.query('select from member where email = $1', [
      email,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('a version that is still to be accepted', () => {
  it('is told with the session, accepted once, and keeps the instant of the first time', async () => {
    // A member from before acceptances were recorded.
    const { token } = await aMember(site);
    expect(await owes(token)).toBe(true);
    expect((await own(token)).owed).toEqual([...legalTexts]);
    const accept = () => site.call('POST', '/terms/me', { token, body: inForce() });
    const [first] = await Promise.all([accept(), accept(), accept()]);
    expect(first.statusCode, first.body).toBe(200);
    const { accepted, owed } = await own(token);
    expect([owed, accepted.length, await owes(token)]).toEqual([[], 2, false]);
    site.clock.advance(3_600_000);
    expect((await accept()).json().accepted).toEqual(accepted);
  });

  it('hinders nobody meanwhile: inbox and menus answer as ever', async () => {
    const { token } = await aMember(site);
    expect(await owes(token)).toBe(true);
    for (const path of ['/missions/discussions', '/jobs/discussions', '/notifications/new']) {
      expect((await site.call('GET', path, { token })).statusCode).toBe(200);
    }
  });

  it('is asked of members alone, and what was accepted is never changed', async () => {
    const { token } = await aMember(site, { kind: 'STAFF' });
    expect(await owes(token)).toBe(false);
    await expect(
      site.platform.database.pool.query("update accepted_text set version = '2020-01-01'"),
    ).rejects.toThrow('never changed');
  });
});
