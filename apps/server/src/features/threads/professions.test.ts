import type { Discussion } from '@basoche/contract/threads/inbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { aMember, type TestMember } from '../../../test/factories.ts';
import { aMission, anApplication, proceed } from '../../../test/missions.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const told = async ({ token }: TestMember, id: string) => {
  const lines: Discussion[] = (await test.call('GET', '/missions/discussions', { token })).json();
  const thread = (await test.call('GET', `/messagerie/${id}`, { token })).json();
  return { thread, line: lines.find(({ postulationID }) => postulationID === id) };
};

describe('the profession of who one talks with', () => {
  it('is told in the inbox, in the thread and of a candidate, as each says it', async () => {
    const avocate = await aMember(test, { jobName: 'Avocat' });
    const notaire = await aMember(test, { jobName: 'Notaire' });
    await test.platform.database.pool.query(
      `update member set profession_form = 'feminine' where id = any($1)`,
      [[avocate.id, notaire.id]],
    );
    const mission = await aMission(test, avocate);
    const application = await anApplication(test, mission, notaire);
    const avocateSaid = { name: 'Avocate', status: 'vérifiée', isVerified: true };
    await test.platform.database.pool.query(
      `insert into public_register_match (member_id, register, state, name, first_name, seen_on, found_at)
       values ($1, 'officers', 'confirmed', 'NOM', 'Prénom', '2026-09-23', now())`,
      [notaire.id],
    );
    const text = 'inscrite sur la liste des notaires, vérifié le 23\u00a0septembre\u00a02026';
    const inscription = { text, body: null, seenOn: '2026-09-23' };
    const notaireSaid = { name: 'Notaire', status: 'vérifiée', isVerified: true, inscription };
    const { thread, line } = await told(notaire, application);
    expect(line?.other).toMatchObject({ profession: avocateSaid });
    expect(thread.creator).toMatchObject({ profession: avocateSaid });
    expect(thread.user).toMatchObject({ profession: notaireSaid });
    const candidates = await test.call('GET', `/missions/postulants/${mission}`, { token: avocate.token });
    expect(candidates.json()).toMatchObject([{ user: { jobName: 'Notaire', profession: notaireSaid } }]);
    await test.platform.database.pool.query(`update member set verified_until = $2 where id = $1`, [
      notaire.id,
      new Date(test.clock.now().getTime() - 1_000),
    ]);
    const { thread: lapsed } = await told(avocate, application);
    expect(lapsed.user).toMatchObject({
      profession: { status: 'non vérifiée', isVerified: false, inscription: null },
    });
  });

  it('is not told of an anonymous creator until a price is accepted, nor of a customer', async () => {
    const avocat = await aMember(test, { jobName: 'Avocat' });
    const candidate = await aMember(test);
    const mission = await aMission(test, avocat, { isAnonym: true });
    const application = await anApplication(test, mission, candidate);
    const before = await told(candidate, application);
    expect(before.line?.other).toBeNull();
    expect(before.thread.creator).toMatchObject({ profession: null });
    await proceed(test, application, [avocat, 'action/price/accept']);
    const after = await told(candidate, application);
    expect(after.line?.other).toMatchObject({ profession: { name: 'Avocat(e)' } });
    expect(after.thread.creator).toMatchObject({ profession: { name: 'Avocat(e)' } });
    const customer = await aMember(test, { kind: 'CUSTOMER' });
    const asked = await anApplication(test, await aMission(test, customer), avocat);
    expect((await told(avocat, asked)).thread.creator).toMatchObject({ role: 'CUSTOMER', profession: null });
  });
});
