import { addDays, parisDay } from '@basoche/domain/time/paris';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aMission, aMissionForm, anApplication } from '../../../../test/missions.ts';
import { aSavedSearch, drainAll, mailsTo, toldIn } from '../../../../test/searches.ts';
import * as alerts from './service.ts';

let test: TestApp;
let creator: TestMember;
let member: TestMember;
beforeEach(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
  creator = await aMember(test, { kind: 'COMPANY', companyName: 'Étude Vauban' });
  member = await aMember(test, { firstName: 'Anne', lastName: 'Lefèvre' });
});
afterEach(() => test.close());

const pool = () => test.platform.database.pool;

const publish = async (id: string, toPublish: boolean, { token }: TestMember = creator) => {
  const answer = await test.call('POST', `/missions/publish/${id}`, { token, body: { toPublish } });
  expect(answer.statusCode, answer.body).toBe(200);
};

const at = (instant: string) => test.clock.set(new Date(instant));
const startDue = async () => {
  await alerts.startDue(test.platform);
  await drainAll(test);
};

/** A new session, since those of tests last a day. */
const again = async (who: TestMember): Promise<TestMember> => ({
  ...who,
  token: await aSession(test, who.id),
});

describe('an alert at once', () => {
  it('writes when a mission that its search finds is published, with what there is to know and how to stop', async () => {
    const searchId = await aSavedSearch(test, member, {
      name: 'Baux à Paris',
      filters: { domain: ['droit_baux'], departement: ['75'] },
    });
    const id = await aMission(test, creator, {
      title: 'Relire un bail commercial',
      domain: 'droit_baux',
      nature: 'relecture',
      endDate: addDays(parisDay(test.clock.now()), 10),
    });
    await aMission(test, creator, { title: 'Autre domaine', domain: 'divorce' });
    await aMission(test, creator, { title: 'Autre lieu', domain: 'droit_baux', onPlace: false });
    await drainAll(test);

    const mails = await mailsTo(test, member);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe('Nouvelle mission\u202f: Relire un bail commercial');
    expect(mail?.text).toContain('Bonjour Anne Lefèvre,');
    expect(mail?.text).toContain(
      'Une nouvelle mission correspond à votre recherche «\u00a0Baux à Paris\u00a0».',
    );
    expect(mail?.text).toContain('Baux d’habitation et baux commerciaux · Relecture');
    expect(mail?.text).toContain('Paris (75) · 300\u00a0€ à 900\u00a0€\u00a0HT');
    expect(mail?.text).toContain('Candidatures jusqu’au ');
    expect(mail?.text).toContain(`http://basoche.test/consult/missions/${id}`);
    expect(mail?.text).toContain('http://basoche.test/consult/missions?domain=droit_baux&departement=75');
    expect(mail?.text).toContain('dès leur publication');
    expect(mail?.html).toMatch(
      /<a href="http:\/\/basoche\.test\/alertes\/arret\/[\w-]{43}"[^>]*>Arrêter cette alerte/,
    );
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toMatch(
      /^<http:\/\/basoche\.test\/api\/missions\/searches\/stop\/[\w-]{43}>$/,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.messageId).toMatch(/^<alerte-[0-9a-f-]{36}@\S+>$/);
    const { rows } = await pool().query('select batch_id, sent_at from alert_entry where member_id = $1', [
      member.id,
    ]);
    expect(rows).toHaveLength(1);
    expect(mail?.messageId).toContain(rows[0].batch_id);
    expect(rows[0].sent_at).not.toBeNull();
    expect(searchId).toBeTruthy();
  });

  it('tells what is found within a minute of a mail in one more, and no sooner', async () => {
    await aSavedSearch(test, member);
    await aMission(test, creator, { title: 'Première' });
    await test.drain();
    expect((await mailsTo(test, member)).map(toldIn)).toEqual([['Première']]);
    await aMission(test, creator, { title: 'Deuxième' });
    await aMission(test, creator, { title: 'Troisième' });
    await test.drain();
    expect(await mailsTo(test, member)).toHaveLength(1);
    const { rows } = await pool().query(
      `select extract(epoch from run_at - now()) as wait from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'savedSearches.claim'`,
    );
    expect(rows).toHaveLength(1);
    expect(Number(rows[0].wait)).toBeGreaterThan(30);
    expect(Number(rows[0].wait)).toBeLessThanOrEqual(60);
    await drainAll(test);
    const [, second, ...others] = await mailsTo(test, member);
    expect(others).toEqual([]);
    expect(second?.subject).toBe('2 nouvelles missions\u202f: Ma recherche');
    expect(second && toldIn(second)).toEqual(['Troisième', 'Deuxième']);
  });

  it('tells of a mission once, whatever becomes of it and whichever searches find it', async () => {
    await aSavedSearch(test, member, { name: 'Une' });
    await aSavedSearch(test, member, { name: 'Deux', filters: { modality: ['onPlace'] } });
    const weekly = await aSavedSearch(test, member, { name: 'Trois', frequency: 'weekly' });
    const id = await aMission(test, creator);
    await drainAll(test);
    expect(await mailsTo(test, member)).toHaveLength(1);

    const body = aMissionForm(test, { title: 'Titre corrigé' });
    await test.call('POST', `/missions/update/${id}`, { token: creator.token, body });
    await publish(id, false);
    await publish(id, true);
    await drainAll(test);
    // A search saved later does not tell of it again.
    await test.call('DELETE', `/missions/searches/${weekly}`, { token: member.token });
    await aSavedSearch(test, member, { name: 'Quatre' });
    await publish(id, true);
    await drainAll(test);
    test.clock.advance(8 * 86_400_000);
    await startDue();
    expect(await mailsTo(test, member)).toHaveLength(1);
  });

  it('tells of a mission that an edit brings under its filters', async () => {
    await aSavedSearch(test, member, { filters: { domain: ['divorce'] } });
    const id = await aMission(test, creator);
    await drainAll(test);
    expect(await mailsTo(test, member)).toEqual([]);
    const body = aMissionForm(test, { domain: 'divorce' });
    await test.call('POST', `/missions/update/${id}`, { token: creator.token, body });
    await drainAll(test);
    expect(await mailsTo(test, member)).toHaveLength(1);
  });

  it('never tells a member of their own missions', async () => {
    await aSavedSearch(test, creator);
    await aMission(test, creator);
    await drainAll(test);
    expect(await mailsTo(test, creator)).toEqual([]);
  });

  it('keeps members’ missions and external customers’ apart, as the two lists do', async () => {
    const customer = await aMember(test, { kind: 'CUSTOMER' });
    await aSavedSearch(test, member, { name: 'Membres' });
    const other = await aMember(test);
    await aSavedSearch(test, other, { name: 'Clients', audience: 'customers' });
    await aMission(test, creator, { title: 'De membre' });
    await aMission(test, customer, { title: 'De client' });
    await drainAll(test);
    expect((await mailsTo(test, member)).map(toldIn)).toEqual([['De membre']]);
    expect((await mailsTo(test, other)).map(toldIn)).toEqual([['De client']]);
    expect((await mailsTo(test, other))[0]?.text).toContain('http://basoche.test/consult/customers/missions');
  });

  it('says nothing of a search without alert, nor to who is not confirmed, suspended or gone', async () => {
    const suspended = await aMember(test);
    const unconfirmed = await aMember(test);
    const deleted = await aMember(test);
    await aSavedSearch(test, member, { frequency: 'none' });
    for (const one of [suspended, unconfirmed, deleted]) await aSavedSearch(test, one);
    await pool().query('update member set suspended_at = now() where id = $1', [suspended.id]);
    await pool().query('update member set confirmed_at = null where id = $1', [unconfirmed.id]);
    await test.call('DELETE', '/users/me', { token: deleted.token });
    await aMission(test, creator);
    await drainAll(test);
    expect(await test.mails()).toEqual([]);
  });

  it('does not write to who was suspended after the claim', async () => {
    await aSavedSearch(test, member);
    await aMission(test, creator);
    await holdMails();
    await pool().query('update member set suspended_at = now() where id = $1', [member.id]);
    await drainAll(test);
    expect(await mailsTo(test, member)).toEqual([]);
  });
});

/** Runs all jobs except those that send mails. */
const holdMails = async () => {
  const { rows } = await pool().query(
    `select j.payload from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where identifier = 'missions.published'`,
  );
  for (const { payload } of rows) await alerts.findMission(test.platform, payload.missionId);
  const { rows: searches } = await pool().query('select distinct search_id from saved_search_hit');
  for (const { search_id } of searches) await alerts.claim(test.platform, search_id);
};

describe('what is not told any more', () => {
  it('is a mission that was archived between the claim and the mail; published again, it is told', async () => {
    await aSavedSearch(test, member);
    const id = await aMission(test, creator);
    await holdMails();
    await publish(id, false);
    await drainAll(test);
    expect(await mailsTo(test, member)).toEqual([]);
    await publish(id, true);
    await drainAll(test);
    expect(await mailsTo(test, member)).toHaveLength(1);
  });

  it('is a mission that expired since it was found: nothing left, nothing sent', async () => {
    at('2026-11-18T14:00:00Z');
    creator = await again(creator);
    member = await again(member);
    await aSavedSearch(test, member, { frequency: 'daily' });
    await aMission(test, creator, { title: 'Jusqu’à ce soir', endDate: '2026-11-18' });
    await drainAll(test);
    at('2026-11-19T07:00:00Z');
    await startDue();
    expect(await mailsTo(test, member)).toEqual([]);
    creator = await again(creator);
    await aMission(test, creator, { title: 'Encore ouverte', endDate: '2026-11-30' });
    await drainAll(test);
    at('2026-11-20T07:00:00Z');
    await startDue();
    expect((await mailsTo(test, member)).map(toldIn)).toEqual([['Encore ouverte']]);
  });

  it('is a mission that the member applied to meanwhile', async () => {
    await aSavedSearch(test, member, { frequency: 'weekly' });
    const id = await aMission(test, creator, { title: 'Déjà postulée' });
    await aMission(test, creator, { title: 'Autre' });
    await drainAll(test);
    await anApplication(test, id, member);
    await test.drain();
    const before = (await mailsTo(test, member)).length;
    test.clock.advance(8 * 86_400_000);
    await startDue();
    expect((await mailsTo(test, member)).slice(before).map(toldIn)).toEqual([['Autre']]);
  });

  it('is a mission that left the filters, or that the filters left', async () => {
    const searchId = await aSavedSearch(test, member, {
      frequency: 'weekly',
      filters: { domain: ['divorce', 'droit_affaires'] },
    });
    const moved = await aMission(test, creator, { title: 'Partie ailleurs' });
    await aMission(test, creator, { title: 'Plus voulue', domain: 'divorce' });
    await aMission(test, creator, { title: 'Voulue' });
    await drainAll(test);
    const body = aMissionForm(test, { title: 'Partie ailleurs', domain: 'droit_fiscal' });
    await test.call('POST', `/missions/update/${moved}`, { token: creator.token, body });
    const changed = {
      name: 'Ma recherche',
      audience: 'members',
      frequency: 'weekly',
      filters: { domain: ['droit_affaires'] },
    };
    await test.call('PUT', `/missions/searches/${searchId}`, { token: member.token, body: changed });
    test.clock.advance(8 * 86_400_000);
    await startDue();
    expect((await mailsTo(test, member)).map(toldIn)).toEqual([['Voulue']]);
  });
});

describe('a daily alert', () => {
  it('leaves at eight in the morning in Paris, the night of the clocks included, with all that was found', async () => {
    // Clocks go back in the night to Sunday 25 October: from then on, 8:00 in Paris is 7:00 UTC.
    at('2026-10-24T06:00:00Z');
    creator = await again(creator);
    member = await again(member);
    await aSavedSearch(test, member, { name: 'Du jour', frequency: 'daily' });
    await aMission(test, creator, { title: 'Une', endDate: '2026-12-01' });
    test.clock.advance(60_000);
    await aMission(test, creator, { title: 'Deux', endDate: '2026-12-01' });
    await startDue();
    at('2026-10-25T06:59:59Z');
    await startDue();
    expect(await mailsTo(test, member)).toEqual([]);
    at('2026-10-25T07:00:00Z');
    await startDue();
    await startDue();
    const mails = await mailsTo(test, member);
    expect(mails.map(toldIn)).toEqual([['Deux', 'Une']]);
    expect(mails[0]?.subject).toBe('2 nouvelles missions\u202f: Du jour');
    expect(mails[0]?.text).toContain('chaque jour à 8\u00a0h');
  });

  it('is late and not lost where nothing worked at eight', async () => {
    at('2026-11-18T14:00:00Z');
    creator = await again(creator);
    member = await again(member);
    await aSavedSearch(test, member, { frequency: 'daily' });
    await aMission(test, creator, { title: 'La veille', endDate: '2026-12-01' });
    await drainAll(test);
    at('2026-11-19T10:20:00Z');
    await startDue();
    expect((await mailsTo(test, member)).map(toldIn)).toEqual([['La veille']]);
  });

  it('describes twenty missions at most, and says how many there are', async () => {
    await aSavedSearch(test, member, { frequency: 'daily' });
    for (let number = 1; number <= 22; number += 1) await aMission(test, creator, { title: `N° ${number}` });
    await test.drain();
    test.clock.advance(25 * 3_600_000);
    await startDue();
    await startDue();
    const [mail, ...others] = await mailsTo(test, member);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('22 nouvelles missions\u202f: Ma recherche');
    expect(mail && toldIn(mail)).toHaveLength(20);
    expect(mail?.text).toContain('En voici 20\u202f; la liste montre les autres.');
  });
});

describe('a weekly alert', () => {
  it('leaves on Monday at eight', async () => {
    at('2026-03-27T14:00:00Z');
    creator = await again(creator);
    member = await again(member);
    await aSavedSearch(test, member, { frequency: 'weekly' });
    await aMission(test, creator, { title: 'De vendredi', endDate: '2026-05-01' });
    for (const early of ['2026-03-28T07:00:00Z', '2026-03-29T08:00:00Z', '2026-03-30T05:59:00Z']) {
      at(early);
      await startDue();
      expect(await mailsTo(test, member)).toEqual([]);
    }
    at('2026-03-30T06:00:00Z');
    await startDue();
    expect((await mailsTo(test, member)).map(toldIn)).toEqual([['De vendredi']]);
  });
});

describe('another rhythm', () => {
  const choose = async (searchId: string, frequency: string) => {
    const body = { name: 'Ma recherche', audience: 'members', filters: {}, frequency };
    const answer = await test.call('PUT', `/missions/searches/${searchId}`, { token: member.token, body });
    expect(answer.statusCode, answer.body).toBe(200);
  };

  it('at once tells what waited at once', async () => {
    const searchId = await aSavedSearch(test, member, { frequency: 'weekly' });
    await aMission(test, creator);
    await drainAll(test);
    await choose(searchId, 'instant');
    await drainAll(test);
    expect(await mailsTo(test, member)).toHaveLength(1);
  });

  it('slower waits for its own hour, although the mail at once was planned', async () => {
    at('2026-11-18T14:00:00Z');
    creator = await again(creator);
    member = await again(member);
    const searchId = await aSavedSearch(test, member, { frequency: 'instant' });
    const id = await aMission(test, creator, { endDate: '2026-12-01' });
    await alerts.findMission(test.platform, id);
    await choose(searchId, 'daily');
    await drainAll(test);
    await startDue();
    expect(await mailsTo(test, member)).toEqual([]);
    at('2026-11-19T07:00:00Z');
    await startDue();
    expect(await mailsTo(test, member)).toHaveLength(1);
  });

  it('none forgets what waited', async () => {
    const searchId = await aSavedSearch(test, member, { frequency: 'weekly' });
    await aMission(test, creator);
    await drainAll(test);
    await choose(searchId, 'none');
    await choose(searchId, 'weekly');
    test.clock.advance(8 * 86_400_000);
    await startDue();
    expect(await mailsTo(test, member)).toEqual([]);
  });
});

describe('several workers', () => {
  it('that claim the same findings send one mail', async () => {
    const beside = await createTestApp({ databaseUrl: test.databaseUrl });
    try {
      const searchId = await aSavedSearch(test, member);
      const other = await aSavedSearch(test, member, { name: 'Une autre' });
      const ids = [
        await aMission(test, creator),
        await aMission(test, creator),
        await aMission(test, creator),
      ];
      for (const id of ids) await alerts.findMission(test.platform, id);
      await Promise.all(
        [test, beside].flatMap(({ platform }) =>
          [searchId, other, searchId, other].map((id) => alerts.claim(platform, id)),
        ),
      );
      await Promise.all([drainAll(test), beside.drain()]);
      await drainAll(test);
      const mails = [...(await mailsTo(test, member)), ...(await beside.mails())];
      expect(mails.flatMap(toldIn)).toHaveLength(3);
      const { rows } = await pool().query(
        'select batch_id from alert_entry where member_id = $1 and sent_at is not null',
        [member.id],
      );
      expect(rows).toHaveLength(3);
    } finally {
      await beside.close();
    }
  });

  it('that send the same mail again use the same Message-ID, and a mail that has left is not sent again', async () => {
    const searchId = await aSavedSearch(test, member);
    const id = await aMission(test, creator);
    await alerts.findMission(test.platform, id);
    await alerts.claim(test.platform, searchId);
    const { rows } = await pool().query('select batch_id from alert_entry');
    const batch = { searchId, batchId: rows[0].batch_id };
    await alerts.mail(test.platform, batch);
    await alerts.mail(test.platform, batch);
    await drainAll(test);
    expect(await mailsTo(test, member)).toHaveLength(1);
    await pool().query('update alert_entry set sent_at = null');
    await alerts.mail(test.platform, batch);
    const ids = (await mailsTo(test, member)).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('what was told and the links of mails', () => {
  it('are forgotten after a year', async () => {
    await aSavedSearch(test, member);
    await aMission(test, creator);
    await drainAll(test);
    const left = async () => {
      const { rows } = await pool().query(
        'select (select count(*) from alert_stop) + (select count(*) from alert_entry) as number',
      );
      return Number(rows[0].number);
    };
    test.clock.advance(360 * 86_400_000);
    await alerts.deleteOldAlerts(test.platform);
    expect(await left()).toBe(2);
    test.clock.advance(10 * 86_400_000);
    await alerts.deleteOldAlerts(test.platform);
    expect(await left()).toBe(0);
  });
});

describe('an anonymous creator', () => {
  it('is in no mail of an alert: no name, no id, no picture, no presentation', async () => {
    const canary = 'Zythomax-canari';
    const hidden = await aMember(test, { kind: 'COMPANY', companyName: canary });
    await pool().query('update member set picture_url = $2, presentation = $3 where id = $1', [
      hidden.id,
      `/uploads/${canary}.png`,
      `${canary} se présente`,
    ]);
    await aSavedSearch(test, member);
    await aSavedSearch(test, await aMember(test), { frequency: 'daily' });
    await aMission(test, hidden, { title: 'Mission anonyme', isAnonym: true });
    await drainAll(test);
    test.clock.advance(25 * 3_600_000);
    await startDue();
    await startDue();
    const mails = await test.mails();
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(toldIn(mail)).toEqual(['Mission anonyme']);
      const all = JSON.stringify(mail);
      expect(all).not.toMatch(/zythomax/i);
      expect(all).not.toContain(hidden.id);
    }
  });
});
