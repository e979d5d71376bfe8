import { actingForHeader } from '@basoche/contract/acting-for';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aPdf } from '../../../../test/files.ts';
import { aFirm, aSeat, type TestFirm } from '../../../../test/firms.ts';
import { aDocumentBody } from '../../../../test/vigilance.ts';

/** The file of a firm: who of its people reads and submits, and uploads of a person who leaves. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off', FIRMS: 'on' } });
});
afterAll(() => test.close());

const aTeam = async (role: SeatRole) => {
  const owner = await aMember(test);
  const firm = await aFirm(test, { owner });
  const person = await aMember(test);
  return { firm, owner, person, seat: await aSeat(test, firm, person, role) };
};
const call = (firm: TestFirm, { token }: TestMember, method: 'GET' | 'POST', path: string, body?: object) =>
  test.call(method, path, { token, headers: { [actingForHeader]: firm.id }, ...(body && { body }) });
const bring = (firm: TestFirm, person: TestMember) =>
  call(firm, person, 'POST', '/vigilance/files', { file: aPdf('Kbis.pdf') });
const submit = (firm: TestFirm, person: TestMember, files: readonly string[]) =>
  call(firm, person, 'POST', '/vigilance/documents', { ...aDocumentBody(test, 'registration'), files });

describe('the file of a firm', () => {
  it('is submitted by a manager, and by nobody with the upload of a colleague', async () => {
    const { firm, owner, person } = await aTeam('manager');
    const { id } = (await bring(firm, person)).json();
    expect((await submit(firm, owner, [id])).json().errors).toMatchObject([{ path: 'files' }]);
    const answer = await submit(firm, person, [id]);
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await call(firm, owner, 'GET', '/vigilance')).json().documents).toHaveLength(1);
    const { json } = await call(firm, person, 'GET', '/vigilance');
    expect(json()).toMatchObject({ candidate: 'company', mayChange: true });
  });

  it.each(['publisher', 'finance', 'reader'] as const)(
    'tells a %s its state, and nothing that was typed',
    async (role) => {
      const { firm, owner, person } = await aTeam(role);
      const { id } = (await bring(firm, owner)).json();
      await submit(firm, owner, [id]);
      const { documents, items, mayChange } = (await call(firm, person, 'GET', '/vigilance')).json();
      expect([documents, mayChange]).toEqual([[], false]);
      expect(items.find(({ kind }: { kind: string }) => kind === 'registration').state).toBe('current');
      expect((await bring(firm, person)).json().code).toBe('ROLE_NOT_ALLOWED');
    },
  );

  it('loses the waiting uploads of a person whose seat ends', async () => {
    const { firm, owner, person, seat } = await aTeam('manager');
    const uploads = async () =>
      (
        await test.platform.database.pool.query(
          'select 1 from vigilance_document_file where person_id = $1',
          [person.id],
        )
      ).rowCount;
    await bring(firm, person);
    expect(await uploads()).toBe(1);
    const removed = await call(firm, owner, 'POST', `/firms/current/seats/${seat}/remove`, {});
    expect(removed.statusCode, removed.body).toBeLessThan(300);
    expect(await uploads()).toBe(0);
  });
});
