import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aMember, aSession, type TestMember } from '../../../../test/factories.ts';
import { aJobOffer } from '../../../../test/jobs.ts';
import { aMission } from '../../../../test/missions.ts';
import { aSavedSearch, drainAll, mailsTo, toldIn } from '../../../../test/searches.ts';
import * as alerts from './service.ts';

/** Content of the alerts about offers, and what they never contain. Their timing is tested with missions. */

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

const published = async (wishes: Parameters<typeof aJobOffer>[2] = {}, by = creator): Promise<string> => {
  const id = await aJobOffer(test, by, wishes);
  await alerts.findJob(test.platform, id);
  return id;
};

const search = (wishes: Parameters<typeof aSavedSearch>[2] = {}, of = member) =>
  aSavedSearch(test, of, { audience: 'jobs', ...wishes } as Parameters<typeof aSavedSearch>[2]);

const change = (id: string, columns: string) =>
  pool().query(`update job_offer set ${columns} where id = $1`, [id]);
const archive = (id: string) => change(id, 'is_archived = true, is_listed = false');

describe('an alert of offers', () => {
  it('describes each offer: who offers it, the contract, the place, the pay and the last day', async () => {
    await search({ name: 'Baux à Paris', filters: { domain: ['droit_baux'], contractType: ['CDI', 'CDD'] } });
    const id = await published({
      title: 'Juriste en baux commerciaux',
      domain: 'droit_baux',
      modality: 'mixte',
      salary_low_cents: 4_500_000,
      salary_high_cents: 5_500_000,
      salary_period: 'year',
    });
    await published({ title: 'Autre domaine', domain: 'divorce' });
    await published({ title: 'Autre contrat', domain: 'droit_baux', contract_type: 'collaboration' });
    await drainAll(test);
    const [mail, ...others] = await mailsTo(test, member);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Nouvelle offre d’emploi\u202f: Juriste en baux commerciaux');
    const text = mail?.text ?? '';
    expect(text).toContain(
      'Une nouvelle offre d’emploi correspond à votre recherche «\u00a0Baux à Paris\u00a0».',
    );
    expect(text).toContain('Étude Vauban · Baux d’habitation et baux commerciaux');
    expect(text).toContain('CDI · Temps plein · Paris (75), mixte');
    expect(text).toContain('45\u202f000\u00a0€ à 55\u202f000\u00a0€\u00a0brut/an');
    expect(text).toContain('Candidatures jusqu’au ');
    expect(text).toContain(`http://basoche.test/consult/emplois/${id}`);
    expect(text).toContain(
      'http://basoche.test/consult/emplois?domain=droit_baux&contractType=CDI&contractType=CDD',
    );
    expect(text).toContain('Vous recevez ces offres dès leur publication');
    expect(text).not.toMatch(/(?:nouvelle|ces) missions?/);
    expect(toldIn(mail ?? {})).toEqual(['Juriste en baux commerciaux']);
  });

  it('counts several, and keeps quiet of missions, as the alert of missions does of offers', async () => {
    await search({ name: 'Offres', frequency: 'daily' });
    const other = await aMember(test);
    await aSavedSearch(test, other, { name: 'Missions', frequency: 'daily' });
    await published({ title: 'Une' });
    await published({ title: 'Deux' });
    await aMission(test, creator, { title: 'Une mission' });
    await drainAll(test);
    test.clock.advance(25 * 3_600_000);
    await alerts.startDue(test.platform);
    await drainAll(test);
    const [mail] = await mailsTo(test, member);
    expect(mail?.subject).toBe('2 nouvelles offres d’emploi\u202f: Offres');
    expect(mail && toldIn(mail).toSorted()).toEqual(['Deux', 'Une']);
    const [ofMissions] = await mailsTo(test, other);
    expect(ofMissions?.subject).toBe('Nouvelle mission\u202f: Une mission');
  });

  it('tells of an offer once, whatever becomes of it and whichever searches find it', async () => {
    await search({ name: 'Une' });
    await search({ name: 'Deux', filters: { contractType: ['CDI'] } });
    const id = await published();
    await drainAll(test);
    await archive(id);
    await change(id, "is_archived = false, is_listed = true, title = 'Titre corrigé'");
    await alerts.findJob(test.platform, id);
    await search({ name: 'Trois' });
    await alerts.findJob(test.platform, id);
    await drainAll(test);
    expect(await mailsTo(test, member)).toHaveLength(1);
  });

  it('never tells a member of their own offers', async () => {
    await search({}, creator);
    await published();
    await drainAll(test);
    expect(await mailsTo(test, creator)).toEqual([]);
  });
});

describe('what is not told any more', () => {
  it.each([
    ['archived', 'is_archived = true, is_listed = false'],
    ['filled', 'is_archived = true, is_listed = false, filled_at = now()'],
    ['past its last day', 'end_date = current_date - 2'],
  ])('is an offer that is %s, before it is claimed or before its mail leaves', async (_what, columns) => {
    const searchId = await search({ frequency: 'instant' });
    const before = await published({ title: 'Avant' });
    await change(before, columns);
    await alerts.claim(test.platform, searchId);
    const after = await published({ title: 'Après' });
    await published({ title: 'Encore ouverte' });
    await alerts.claim(test.platform, searchId);
    await change(after, columns);
    await drainAll(test);
    expect((await mailsTo(test, member)).map(toldIn)).toEqual([['Encore ouverte']]);
  });

  it('is an offer that the member applied to meanwhile', async () => {
    await search({ frequency: 'weekly' });
    const id = await published({ title: 'Déjà postulée' });
    await published({ title: 'Autre' });
    await pool().query(
      `insert into application (type, job_id, stage, creator_id, candidate_id, is_from_customer, state, tva_applicable, position)
       values ('JOB', $1, 'new', $2, $3, false, 'NEW', false, 1)`,
      [id, creator.id, member.id],
    );
    test.clock.advance(8 * 86_400_000);
    await alerts.startDue(test.platform);
    await drainAll(test);
    expect((await mailsTo(test, member)).map(toldIn)).toEqual([['Autre']]);
  });
});

describe('the link of a mail of offers', () => {
  it('stops that search alone', async () => {
    await search({ name: 'Offres' });
    await aSavedSearch(test, member, { name: 'Missions' });
    await published();
    await drainAll(test);
    const mail = (await mailsTo(test, member))[0];
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    const stop = /\/api(\/[^>]+)>$/.exec(header)?.[1] ?? '';
    expect((await test.call('POST', stop)).json()).toEqual({ name: 'Offres' });
    const token = await aSession(test, member.id);
    const searches: { name: string; frequency: string }[] = (
      await test.call('GET', '/missions/searches', { token })
    ).json();
    expect(searches.map(({ name, frequency }) => [name, frequency])).toEqual([
      ['Missions', 'instant'],
      ['Offres', 'none'],
    ]);
    await published({ title: 'Après' });
    await drainAll(test);
    expect(await mailsTo(test, member)).toHaveLength(1);
  });
});
