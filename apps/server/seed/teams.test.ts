import { actingForHeader } from '@basoche/contract/acting-for';
import { addDays } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test/app.ts';
import { demoMailDomain, demoPassword } from './content/personas.ts';
import { teams } from './content/teams.ts';
import { generateDemo } from './generate.ts';
import { seedDemo } from './seed.ts';

const today = '2026-11-21';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  test.clock.set(new Date(`${today}T09:00:00Z`));
  await seedDemo(test.platform);
});
afterAll(() => test.close());

/** A session of a person of the demonstration, with the firms of which they are. */
const logIn = async (name: string) => {
  const body = { email: `${name}@${demoMailDomain}`, password: demoPassword };
  const login = await test.call('POST', '/auth/login', { body });
  expect(login.statusCode, login.body).toBe(200);
  const token: string = login.json().access_token;
  const { firms } = (await test.call('GET', '/auth/me', { token })).json();
  const read = async (path: string) => {
    const headers = { [actingForHeader]: firms[0].firmID };
    const answer = await test.call('GET', path, { token, headers });
    expect(answer.statusCode, `${path}: ${answer.body}`).toBe(200);
    return answer.json();
  };
  return { firms, token, read };
};

describe('the teams of the demonstration', () => {
  it.each(
    teams.flatMap(({ firm, people }) =>
      people.map(({ name, role }) => [name.join(' '), role, firm] as const),
    ),
  )('let %s act as %s for the company of %s', async (name, role) => {
    const address = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(' ', '.');
    const { firms, read } = await logIn(address);
    expect(firms).toMatchObject([{ role }]);
    expect((await read('/auth/me')).person.name).toBe(name);
    expect((await read('/firms/current/seats')).length).toBeGreaterThan(1);
    if (role === 'finance') return;
    const inbox = await read('/missions/discussions?limit=50');
    const threads = inbox.flatMap(({ applications }: { applications: object[] }) => applications);
    expect(threads.length).toBeGreaterThan(5);
    for (const { postulationID } of threads) await read(`/messagerie/${postulationID}`);
  });

  it('have work in several hands, and messages with the names of those who wrote them', async () => {
    const { rows } = await test.platform.database.pool.query(`
      select display_name(f) as firm, count(distinct m.seat_id) as missions, count(distinct a.creator_seat_id) as threads,
        count(distinct x.person_id) as writers, count(*) filter (where a.creator_seat_id is null)::integer as without,
        count(*) filter (where a.creator_seat_id <> m.seat_id) > 0 as moved
      from member f join mission m on m.creator_id = f.id join application a on a.mission_id = m.id
        left join message x on x.application_id = a.id and x.sender_id = f.id
      where f.id in (select member_id from firm) group by f.id order by firm`);
    expect(rows).toMatchObject([
      { firm: 'Cabinet Arnoult & Nkomo', missions: 2, threads: 2, writers: 2, without: 0 },
      { firm: 'Verdelune Industries', missions: 3, threads: 3, writers: 3, without: 0, moved: true },
    ]);
  });

  it('have a deposit that waits for finance, of which a notification tells', async () => {
    const { read, token } = await logIn('nadege.fabre');
    const { due, requests } = await read('/firms/current/approvals');
    expect(requests).toMatchObject([
      { state: 'waiting', askedBy: 'Bastien Rousselot', permitted: { decide: true, withdraw: false } },
    ]);
    expect(due).toMatchObject([
      { step: 'wait', amount: requests[0].amount },
      { step: 'ask', instalment: 'Mois\u00a01' },
    ]);
    const told = (await test.call('GET', '/notifications/new', { token })).json();
    expect(told).toMatchObject([{ title: 'Un dépôt attend votre approbation.', about: 'DEPOSITS' }]);
  });

  it('have a journal, and an invitation without an answer', async () => {
    const { read } = await logIn('claire.delmas');
    const acts: { act: string; person: string | null }[] = await read('/firms/current/journal?limit=100');
    expect(new Set(acts.map(({ act }) => act))).toEqual(
      new Set(['opened', 'seat/invited', 'seat/begun', 'limit/changed', 'assigned', 'deposit/asked']),
    );
    const invitations: { state: string }[] = await read('/firms/current/invitations');
    expect(invitations.filter(({ state }) => state === 'waiting').length).toBe(1);
  });

  it('can be made on every day of a year', () => {
    for (let day = today; day < addDays(today, 365); day = addDays(day, 37)) {
      const made = generateDemo({ today: day }).teams;
      expect(made.approvals.length, day).toBe(1);
      expect(made.acts.length, day).toBeGreaterThan(10);
    }
  });
});
