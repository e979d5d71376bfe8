import { actingForHeader } from '@basoche/contract/acting-for';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, type TestMember } from '../../../../test/factories.ts';
import { aDomain, aFirm, aSeat, type TestFirm } from '../../../../test/firms.ts';

/** Answers of the DNS: the texts of a name, or null for none in time. */
const records = new Map<string, readonly string[] | null>();
let asked = 0;
const dns = {
  txt: async (name: string) => {
    asked += 1;
    const found = records.get(name);
    return found === undefined ? [] : found;
  },
};

let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  const environment = { NETWORK_LIMITS: 'off' };
  test = await createTestApp({ environment, dns });
  other = await createTestApp({ environment, dns, databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await test.close();
});
beforeEach(() => {
  records.clear();
  asked = 0;
});

const rows = async (text: string, ...values: unknown[]) =>
  (await test.platform.database.pool.query(text, values)).rows;

interface Owned {
  readonly firm: TestFirm;
  readonly owner: TestMember;
}
let number = 0;
const aTeam = async (): Promise<Owned & { domain: string }> => {
  const owner = await aMember(test, { firstName: 'Claire', lastName: 'Delmas' });
  const company = await aMember(test, { kind: 'COMPANY', companyName: 'Verdelune Industries' });
  number += 1;
  return { owner, firm: await aFirm(test, { of: company, owner }), domain: `verdelune-${number}.fr` };
};

const call = (
  { firm, owner }: Owned,
  method: 'GET' | 'POST' | 'DELETE',
  path = '',
  body?: object,
  { by = owner, app = test }: { by?: TestMember; app?: TestApp } = {},
) =>
  app.call(method, `/firms/current/domains${path}`, {
    token: by.token,
    headers: { [actingForHeader]: firm.id },
    ...(body === undefined ? {} : { body }),
  });
type Answer = Awaited<ReturnType<typeof call>>;
const outcomeOf = (answer: Answer) => (answer.statusCode < 300 ? 'ok' : answer.json().code);
const add = (team: Owned, domain: string) => call(team, 'POST', '', { domain });
const added = async (team: Owned, domain: string) => (await add(team, domain)).json();
const checkDns = (team: Owned, id: string, app = test) =>
  call(team, 'POST', `/${id}/check`, { way: 'dns' }, { app });
const sendCode = (team: Owned, id: string, mailbox = 'hostmaster') =>
  call(team, 'POST', `/${id}/check`, { way: 'mailbox', mailbox });
const confirm = (team: Owned, id: string, code: string, app = test) =>
  call(team, 'POST', `/${id}/confirm`, { code }, { app });
const listed = async (team: Owned) => (await call(team, 'GET')).json();
const acts = async ({ firm }: Owned) =>
  (await rows('select act from firm_act where firm_id = $1 order by at, id', firm.id)).map(({ act }) => act);

/** The code of the last mail to this address. */
const codeAt = async (address: string): Promise<string> => {
  await test.drain();
  const mail = (await test.mails()).findLast(({ to }) => to?.[0]?.address === address);
  return /\d{8}/.exec(mail?.text ?? '')?.[0] ?? 'no mail';
};
const another = (code: string) => String((Number(code) + 1) % 100_000_000).padStart(8, '0');

describe('a domain that an owner names', () => {
  it('has a record to prove it, once', async () => {
    const team = await aTeam();
    const first = await added(team, ` @${team.domain.toUpperCase()} `);
    expect(first).toMatchObject({
      domain: team.domain,
      record: { name: `_basoche.${team.domain}`, text: expect.stringMatching(/^basoche-[\da-f]{32}$/) },
      proof: null,
      code: null,
    });
    expect(await added(team, team.domain)).toEqual(first);
    expect(await listed(team)).toEqual([first]);
    expect(await acts(team)).toEqual(['domain/added']);
  });

  it('is written in ASCII', async () => {
    expect(await added(await aTeam(), 'Étude-Delmas.fr')).toMatchObject({ domain: 'xn--tude-delmas-99a.fr' });
  });

  it.each([
    ['gmail.com', 'DOMAIN_PUBLIC'],
    ['asso.fr', 'DOMAIN_PUBLIC'],
    ['github.io', 'DOMAIN_PUBLIC'],
    ['paris.notaires.fr', 'DOMAIN_PUBLIC'],
    ['fr', 'INVALID_INPUT'],
    ['serveur.interne', 'INVALID_INPUT'],
    ['127.0.0.1', 'INVALID_INPUT'],
    ['https://verdelune.fr/', 'INVALID_INPUT'],
    ['nadia@', 'INVALID_INPUT'],
  ])('is not %s (%s)', async (domain, code) => {
    expect(outcomeOf(await add(await aTeam(), domain))).toBe(code);
  });

  it('is one of five', async () => {
    const team = await aTeam();
    for (const letter of ['a', 'b', 'c', 'd', 'e']) await added(team, `${letter}.${team.domain}`);
    expect(outcomeOf(await add(team, team.domain))).toBe('DOMAINS_AT_MOST');
    expect(outcomeOf(await add(team, `a.${team.domain}`))).toBe('ok');
    const [{ id }] = await listed(team);
    expect(outcomeOf(await call(team, 'DELETE', `/${id}`))).toBe('ok');
    expect(outcomeOf(await call(team, 'DELETE', `/${id}`))).toBe('NOT_FOUND');
    expect(outcomeOf(await add(team, team.domain))).toBe('ok');
  });

  it('is the owners’ matter, and no other firm’s', async () => {
    const team = await aTeam();
    const { id } = await added(team, team.domain);
    const manager = await aMember(test);
    await aSeat(test, team.firm, manager, 'manager');
    for (const answer of [
      await call(team, 'GET', '', undefined, { by: manager }),
      await call(team, 'POST', '', { domain: team.domain }, { by: manager }),
      await call(team, 'POST', `/${id}/check`, { way: 'dns' }, { by: manager }),
      await call(team, 'DELETE', `/${id}`, undefined, { by: manager }),
    ]) {
      expect(outcomeOf(answer)).toBe('ROLE_NOT_ALLOWED');
    }
    const stranger = await aTeam();
    for (const answer of [
      await checkDns(stranger, id),
      await sendCode(stranger, id),
      await confirm(stranger, id, '12345678'),
    ]) {
      expect(outcomeOf(answer)).toBe('NOT_FOUND');
    }
  });
});

describe('a proof by the DNS', () => {
  it('is found at the name of its record', async () => {
    const team = await aTeam();
    const { id, record } = await added(team, team.domain);
    const missing = await checkDns(team, id);
    expect(outcomeOf(missing)).toBe('DOMAIN_NOT_PROVED');
    expect(missing.json().title).toContain(record.name);
    records.set(record.name, ['v=spf1 -all', record.text]);
    const found = await checkDns(team, id);
    expect(found.json()).toMatchObject({ proof: { way: 'dns' }, checkedAt: expect.any(String) });
    expect(await acts(team)).toEqual(['domain/added', 'domain/proved']);
  });

  it('waits for a DNS that does not answer, and says so', async () => {
    const team = await aTeam();
    const { id, record } = await added(team, team.domain);
    records.set(record.name, null);
    const answer = await checkDns(team, id);
    expect([answer.statusCode, outcomeOf(answer)]).toEqual([409, 'DOMAIN_NOT_PROVED']);
    expect(answer.json().title).toContain('n’a pas répondu');
  });

  it('is looked for ten times an hour', async () => {
    const team = await aTeam();
    const { id } = await added(team, team.domain);
    for (let turn = 0; turn < 10; turn += 1) await checkDns(team, id);
    expect(outcomeOf(await checkDns(team, id))).toBe('TOO_MANY_REQUESTS');
    expect(asked).toBe(10);
  });

  it('ends when its record is gone; the owners are told', async () => {
    const team = await aTeam();
    const id = await aDomain(test, team.firm, team.domain, { way: 'dns' });
    expect(outcomeOf(await checkDns(team, id))).toBe('DOMAIN_NOT_PROVED');
    expect(await listed(team)).toMatchObject([{ id, proof: null, checkedAt: expect.any(String) }]);
    expect(await acts(team)).toEqual(['domain/lost']);
    expect(await rows('select member_id, key from notification where firm_id = $1', team.firm.id)).toEqual([
      { member_id: team.owner.id, key: 'DOMAIN_LOST' },
    ]);
  });

  it('adds nothing to one by a code, which stays', async () => {
    const team = await aTeam();
    const id = await aDomain(test, team.firm, team.domain);
    await checkDns(team, id);
    expect(await listed(team)).toMatchObject([{ proof: { way: 'mailbox' } }]);
    records.set(`_basoche.${team.domain}`, [`basoche-${team.domain}`]);
    expect((await checkDns(team, id)).json()).toMatchObject({ proof: { way: 'mailbox' } });
  });
});

describe('a proof by a code', () => {
  it('is mailed to a mailbox of the domain, and stored as a hash alone', async () => {
    const team = await aTeam();
    const { id } = await added(team, team.domain);
    const sent = await sendCode(team, id);
    const address = `hostmaster@${team.domain}`;
    expect(sent.json()).toMatchObject({ code: { address, triesLeft: 5 } });
    expect(outcomeOf(await confirm(team, id, '00000000'))).toBe('DOMAIN_NOT_PROVED');
    const code = await codeAt(address);
    const [kept] = await rows('select code_hash, tries from firm_domain where id = $1', id);
    expect(kept.code_hash.toString()).toMatch(/^\$argon2id\$/);
    const spaced = `${code.slice(0, 4)} ${code.slice(4)}`;
    expect((await confirm(team, id, spaced)).json()).toMatchObject({ proof: { way: 'mailbox' }, code: null });
    expect(await acts(team)).toEqual(['domain/added', 'domain/proved']);
  });

  it.each(['claire', 'info', 'contact', 'Admin', 'admin@gmail.com'])('never to « %s »', async (mailbox) => {
    const team = await aTeam();
    const { id } = await added(team, team.domain);
    expect(outcomeOf(await sendCode(team, id, mailbox))).toBe('INVALID_INPUT');
  });

  it('allows five tries, also at once', async () => {
    const team = await aTeam();
    const { id } = await added(team, team.domain);
    await sendCode(team, id);
    const code = await codeAt(`hostmaster@${team.domain}`);
    const wrong = await confirm(team, id, another(code));
    expect(wrong.json().title).toContain('Il vous reste 4 essais');
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, turn) => confirm(team, id, another(code), turn % 2 ? test : other)),
    );
    expect(tries.map(outcomeOf)).toEqual(Array(6).fill('DOMAIN_NOT_PROVED'));
    expect(outcomeOf(await confirm(team, id, code))).toBe('DOMAIN_NOT_PROVED');
    expect(await listed(team)).toMatchObject([{ proof: null, code: { triesLeft: 0 } }]);
  });

  it('lapses after thirty minutes, and with the next one', async () => {
    const team = await aTeam();
    const { id } = await added(team, team.domain);
    await sendCode(team, id);
    const first = await codeAt(`hostmaster@${team.domain}`);
    await sendCode(team, id, 'admin');
    const second = await codeAt(`admin@${team.domain}`);
    if (first !== second) expect(outcomeOf(await confirm(team, id, first))).toBe('DOMAIN_NOT_PROVED');
    test.clock.advance(31 * 60_000);
    expect(outcomeOf(await confirm(team, id, second))).toBe('DOMAIN_NOT_PROVED');
    expect(await listed(team)).toMatchObject([{ code: null }]);
  });

  it('is sent twice a day for one firm to one domain, removed or not, and ten times for the firm', async () => {
    const [team, second] = [await aTeam(), await aTeam()];
    const send = async (by: Owned, domain: string) => {
      const { id } = await added(by, domain);
      const answer = await sendCode(by, id);
      await call(by, 'DELETE', `/${id}`);
      return answer;
    };
    for (const turn of [1, 2]) expect(outcomeOf(await send(team, team.domain)), `${turn}`).toBe('ok');
    const late = await send(team, team.domain);
    expect(outcomeOf(late)).toBe('TOO_MANY_REQUESTS');
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(80_000);
    expect(outcomeOf(await send(second, team.domain))).toBe('ok');
    for (let turn = 0; turn < 9; turn += 1) {
      const domain = `n${Math.floor(turn / 2)}.${second.domain}`;
      expect(outcomeOf(await send(second, domain)), `${turn}`).toBe('ok');
    }
    expect(outcomeOf(await send(second, second.domain))).toBe('TOO_MANY_REQUESTS');
  });

  it('is not mailed beyond six a day to one domain, and answered alike', async () => {
    const { domain } = await aTeam();
    for (let turn = 0; turn < 3; turn += 1) {
      const team = await aTeam();
      const { id } = await added(team, domain);
      for (const mailbox of ['hostmaster', 'postmaster'])
        expect(outcomeOf(await sendCode(team, id, mailbox))).toBe('ok');
      expect(await codeAt(`postmaster@${domain}`)).not.toBe('no mail');
    }
    const last = await aTeam();
    const { id } = await added(last, domain);
    const answer = await sendCode(last, id, 'admin');
    const code = { address: `admin@${domain}`, triesLeft: 5 };
    expect([outcomeOf(answer), answer.json()]).toMatchObject(['ok', { code }]);
    expect(await codeAt(code.address)).toBe('no mail');
    expect(outcomeOf(await confirm(last, id, '00000000'))).toBe('DOMAIN_NOT_PROVED');
  });

  it('is not mailed for a firm that staff suspend before it leaves', async () => {
    const team = await aTeam();
    const { id } = await added(team, team.domain);
    await sendCode(team, id);
    await rows('update member set suspended_at = now() where id = $1', team.firm.id);
    expect(await codeAt(`hostmaster@${team.domain}`)).toBe('no mail');
  });
});

describe('a domain of two firms', () => {
  it('is that of the first to prove it; the second learns it with the proof alone, and no name', async () => {
    const [first, second] = [await aTeam(), await aTeam()];
    await aDomain(test, first.firm, first.domain);
    const { id, record } = await added(second, first.domain);
    expect(outcomeOf(await checkDns(second, id))).toBe('DOMAIN_NOT_PROVED');
    records.set(record.name, [record.text]);
    const taken = await checkDns(second, id);
    expect(outcomeOf(taken)).toBe('DOMAIN_TAKEN');
    expect(taken.body).not.toContain('Verdelune');
    await sendCode(second, id);
    const code = await codeAt(`hostmaster@${first.domain}`);
    expect(outcomeOf(await confirm(second, id, code))).toBe('DOMAIN_TAKEN');
    expect(await listed(second)).toMatchObject([{ proof: null }]);
  });

  it('is proved by one of them if both prove it at once', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [first, second] = [await aTeam(), await aTeam()];
      const [ours, theirs] = [await added(first, first.domain), await added(second, first.domain)];
      records.set(ours.record.name, [ours.record.text, theirs.record.text]);
      const outcomes = (
        await Promise.all([checkDns(first, ours.id, test), checkDns(second, theirs.id, other)])
      ).map(outcomeOf);
      expect(outcomes.toSorted()).toEqual(['DOMAIN_TAKEN', 'ok']);
    }
  });

  it('is free again once the first removes it', async () => {
    const [first, second] = [await aTeam(), await aTeam()];
    const gone = await aDomain(test, first.firm, first.domain);
    const { id, record } = await added(second, first.domain);
    records.set(record.name, [record.text]);
    expect(outcomeOf(await checkDns(second, id))).toBe('DOMAIN_TAKEN');
    await call(first, 'DELETE', `/${gone}`);
    expect(outcomeOf(await checkDns(second, id))).toBe('ok');
  });
});
