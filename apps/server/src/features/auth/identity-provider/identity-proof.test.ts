import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { startIdentityProvider, type TestIdentityProvider } from '../../../../test/identity-provider.ts';
import { decideVerification } from '../../members/verification-decisions/service.ts';

/** Members whom the identity provider of their profession names, and the register of that profession. */

const publicUrl = 'http://basoche.test';
let provider: TestIdentityProvider;
let site: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider({ name: 'e-dentitas', proves: 'Avocat', publicUrl });
  site = await createTestApp({
    environment: { ...provider.environment, PUBLIC_URL: publicUrl, NETWORK_LIMITS: 'off' },
  });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

const rows = async (text: string, ...values: unknown[]) =>
  (await site.platform.database.pool.query(text, values)).rows;

beforeEach(async () => {
  await rows('delete from public_register_match');
  await rows('delete from public_register_edition');
});

const yasmine = { firstName: 'Yasmine', lastName: 'Bénali' } as const;
const anAvocat = (wishes: Parameters<typeof aMember>[1] = {}) =>
  aMember(site, { ...yasmine, jobName: 'Avocat', verified: false, ...wishes });

const start = ({ token }: TestMember) =>
  site.call('POST', '/auth/identityProvider/proof', { token, body: {} });

/** Proves at the provider, which names them so. */
const prove = async (member: TestMember, told: object = yasmine, id = `person-${crypto.randomUUID()}`) => {
  provider.signsIn({ id, ...told });
  const begun = await start(member);
  expect(begun.statusCode, begun.body).toBe(200);
  const { url, secret } = begun.json();
  const body = { secret, ...(await provider.visit(url)) };
  return site.call('POST', '/auth/identityProvider/return', { token: member.token, body });
};

const stateOf = async ({ token }: TestMember) => (await site.call('GET', '/verification', { token })).json();
const linksOf = ({ id }: TestMember) => rows('select from identity_link where member_id = $1', id);

/** An edition of the list of avocats with these lines of Lyon. */
const anEdition = async (...names: readonly { readonly firstName: string; readonly lastName: string }[]) => {
  const [{ id }] = await rows(
    `insert into public_register_edition (register, released_on, sha256, line_count, state, imported_at)
     values ('avocats', '2026-09-23', $1, $2, 'current', now()) returning id`,
    'a'.repeat(64),
    names.length,
  );
  for (const { firstName, lastName } of names)
    await rows(
      `insert into public_register_entry (edition_id, name_key, name, first_name, bar, court) values ($1, $2, $3, $4, 'LYON', 'tj-69123')`,
      id,
      lastName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
      lastName.toUpperCase(),
      firstName,
    );
};
const ofLyon = ({ id }: TestMember) =>
  rows(`insert into bar_entry (member_id, court, stated_at) values ($1, 'tj-69123', now())`, id);

describe('a member of the profession whom the provider names', () => {
  it('is verified without documents while no register is imported, and linked', async () => {
    const member = await anAvocat();
    expect((await prove(member, { firstName: 'YASMINE Leïla', lastName: 'BENALI' })).json()).toEqual({
      outcome: 'proved',
    });
    expect(await stateOf(member)).toMatchObject({ state: 'accepted', isVerified: true });
    expect(await linksOf(member)).toHaveLength(1);
    expect(
      await rows(
        'select state, proved_by, decided_by from verification_request where member_id = $1',
        member.id,
      ),
    ).toEqual([{ state: 'ACCEPTED', proved_by: 'e-dentitas', decided_by: null }]);
    const moderator = await aMember(site, { kind: 'STAFF', staffRole: 'moderator' });
    const decided = await site.call('GET', '/admin/verifications/decided', { token: moderator.token });
    expect(decided.json()).toContainEqual(
      expect.objectContaining({ decision: 'accepted', decidedBy: null, provedBy: 'e-dentitas' }),
    );
    await site.drain();
    const mails = (await site.mails()).filter(({ to }) => to?.[0]?.address === member.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Votre compte est relié à votre profession',
      'Votre profil est vérifié',
    ]);
    expect(mails.map(({ text }) => text).join()).toContain('e-dentitas confirme votre identité');
    // Proved once, it is not proved again.
    expect((await start(member)).json().code).toBe('ALREADY_VERIFIED');
  });

  it('is verified where a line of the register is surely theirs, which is then confirmed', async () => {
    const member = await anAvocat();
    await ofLyon(member);
    await anEdition(yasmine);
    expect((await prove(member)).json()).toEqual({ outcome: 'proved' });
    await site.drain();
    expect(await rows('select state from public_register_match where member_id = $1', member.id)).toEqual([
      { state: 'confirmed' },
    ]);
  });

  it.each([
    ['names nobody', []],
    ['names two', [yasmine, yasmine]],
  ])('waits for staff where the register %s', async (_what, lines) => {
    const member = await anAvocat();
    await ofLyon(member);
    await anEdition({ firstName: 'Paul', lastName: 'Autre' }, ...lines);
    expect((await prove(member)).json()).toEqual({ outcome: 'sent' });
    expect(await stateOf(member)).toMatchObject({ state: 'sent', isVerified: false, documents: [] });
    const moderator = await aMember(site, { kind: 'STAFF', staffRole: 'moderator' });
    const waiting = await site.call('GET', '/admin/verifications', { token: moderator.token });
    expect(waiting.json()).toContainEqual(
      expect.objectContaining({
        provedBy: 'e-dentitas',
        documents: [],
        user: expect.objectContaining({ id: member.id }),
      }),
    );
    const accepted = await site.call('POST', `/admin/verifications/${member.id}/accept`, {
      token: moderator.token,
      body: {},
    });
    expect(accepted.statusCode, accepted.body).toBe(204);
    expect(await stateOf(member)).toMatchObject({ isVerified: true });
  });

  it('changes nothing under another name, or under none', async () => {
    for (const told of [
      { firstName: 'Yasmine', lastName: 'Autre' },
      { ...yasmine, firstName: 'Sarah' },
      {},
    ]) {
      const member = await anAvocat();
      expect((await prove(member, told)).json().code).toBe('IDENTITY_NAMES_DIFFER');
      expect(await stateOf(member)).toMatchObject({ state: 'none', isVerified: false });
      expect(await linksOf(member)).toEqual([]);
    }
  });

  it('is not verified as what they say they are by the time the provider answers', async () => {
    const member = await anAvocat();
    provider.meanwhile(() => rows(`update member set job_name = 'Notaire' where id = $1`, member.id));
    expect((await prove(member)).json().code).toBe('IDENTITY_PROVES_NOTHING');
    expect(await stateOf(member)).toMatchObject({ state: 'none', isVerified: false });
    expect(await linksOf(member)).toEqual([]);
  });

  it.each([
    ['REFUSED', null],
    ['RETURNED', ['diploma']],
  ])('waits for staff after a request that was %s, until one is accepted', async (state, slots) => {
    const member = await anAvocat();
    await rows(
      `insert into verification_request (member_id, state, created_at, sent_at, decided_at, asked_slots)
       values ($1, $2, now(), now(), now(), $3)`,
      member.id,
      state,
      slots,
    );
    expect((await prove(member)).json()).toEqual({ outcome: 'sent' });
    expect(await stateOf(member)).toMatchObject({ state: 'sent', isVerified: false });
  });

  it('waits for staff after the operator took the verification back', async () => {
    const member = await anAvocat();
    const id = `person-${crypto.randomUUID()}`;
    expect((await prove(member, yasmine, id)).json()).toEqual({ outcome: 'proved' });
    await decideVerification(site.platform, member.email, false);
    expect(await stateOf(member)).toMatchObject({ state: 'refused', isVerified: false });
    expect((await prove(member, yasmine, id)).json()).toEqual({ outcome: 'sent' });
    expect(await stateOf(member)).toMatchObject({ state: 'sent', isVerified: false });
  });

  it('is one account: the same person proves no second one', async () => {
    const id = `person-${crypto.randomUUID()}`;
    expect((await prove(await anAvocat(), yasmine, id)).json()).toEqual({ outcome: 'proved' });
    const second = await anAvocat();
    expect((await prove(second, yasmine, id)).json().code).toBe('IDENTITY_TAKEN');
    expect(await stateOf(second)).toMatchObject({ isVerified: false });
  });
});

it('the provider proves its own profession alone, with a recent proof of identity', async () => {
  const juriste = await anAvocat({ jobName: 'Juriste' });
  expect((await start(juriste)).json().code).toBe('IDENTITY_PROVES_NOTHING');
  const student = await anAvocat({ kind: 'STUDENT' });
  expect((await start(student)).json().code).toBe('IDENTITY_PROVES_NOTHING');
  const company = await aMember(site, { kind: 'COMPANY', verified: false });
  expect((await start(company)).json().code).toBe('FORBIDDEN');
  const member = await anAvocat();
  await rows(`update session set proved_at = now() - interval '16 minutes' where member_id = $1`, member.id);
  expect((await start(member)).json().code).toBe('PROOF_REQUIRED');
});
