import { rateClass, rateScale } from '@basoche/domain/members/rate-scale';
import { searchedNames } from '@basoche/domain/members/searched-professions';
import { departments } from '@basoche/domain/options/departments';
import { experienceLevels } from '@basoche/domain/options/experience-levels';
import { legalDomains } from '@basoche/domain/options/legal-domains';
import { professions } from '@basoche/domain/options/professions';
import { parisDay } from '@basoche/domain/time/paris';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { aListedMember, type ListedWishes } from '../../../../test/directory.ts';
import { aMember } from '../../../../test/factories.ts';
import { moveLapsedMembers } from './service.ts';

/** The directory: its members, its searches, and updates that show at once. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ environment: { NETWORK_LIMITS: 'off' } });
});
afterAll(() => test.close());

const day = 86_400_000;
const member = (wishes: ListedWishes = {}) => aListedMember(test, wishes);
const list = (query: string, token?: string) => test.call('GET', `/users/members/list?${query}`, { token });
const afterPlace = (order: readonly number[]) =>
  Buffer.from(JSON.stringify([1, '00000000-0000-4000-8000-000000000000', ...order])).toString('base64url');
const namesIn = async (query: string): Promise<string[]> =>
  (await list(query)).json().map(({ name }: { name: string }) => name);
const update = (id: string, set: string) =>
  test.platform.database.pool.query(`update member set ${set} where id = $1`, [id]);

describe('the directory', () => {
  it('knows every code of the shared lists, with its label', async () => {
    const { rows } = await test.platform.database.pool.query(
      'select list, code, bit, label from directory_code order by list, bit',
    );
    const codes = (name: string, options: readonly { value: string; label: string }[]) =>
      options.map(({ value, label }, bit) => ({ list: name, code: value, bit, label }));
    expect(rows).toEqual([
      ...codes('departments', departments),
      ...codes('domains', legalDomains),
      ...codes('experiences', experienceLevels),
      ...codes(
        'professions',
        professions.map(({ value }) => ({ value, label: searchedNames(value).join(', ') })),
      ),
    ]);
  });

  it('puts an hourly rate in the class that the rules put it in', async () => {
    const rates = [0, 1, 1_999, ...rateScale.flatMap((point) => [point * 100, point * 100 + 1]), 1_000_000];
    const { rows } = await test.platform.database.pool.query(
      'select array_agg(rate_class(cents) order by place) as classes from unnest($1::integer[]) with ordinality t (cents, place)',
      [rates],
    );
    expect(rows[0].classes).toEqual(rates.map(rateClass));
  });

  it('tells what a card shows of a person and of a company, and nothing else', async () => {
    const person = await member({
      firstName: 'Ludivine',
      lastName: 'Quéméneur',
      role: 'Droit social',
      jobName: 'Avocat',
      professionForm: 'feminine',
      place: 'Quimper (29)',
      department: '29',
      rate: 150,
      domains: ['droit_travail', 'securite_sociale', 'droit_fiscal'],
      availability: 'AVAILABLE',
    });
    expect((await list('q=Quéméneur')).json()).toEqual([
      {
        id: person.id,
        userType: 'EMPLOYEE',
        name: 'Ludivine Quéméneur',
        role: 'Droit social',
        jobName: 'Avocat',
        profession: { name: 'Avocate', status: 'vérifiée', isVerified: true, inscription: null },
        pictureURL: null,
        place: 'Quimper (29)',
        hourlyCost: 150,
        skillDomains: 'droit_travail | securite_sociale | droit_fiscal',
        isVerified: true,
        availability: { status: 'AVAILABLE', from: null, confirmedOn: parisDay(test.clock.now()) },
        rating: null,
        favourite: null,
      },
    ]);
    await member({
      kind: 'COMPANY',
      companyName: 'Études Kerbrat',
      headquarters: 'Brest (29)',
      locations: ['29', '2B', '95'],
      domains: ['droit_rural'],
    });
    expect((await list('q=kerbrat&departement=2B')).json()).toMatchObject([
      { userType: 'COMPANY', place: 'Brest (29)', skillDomains: 'droit_rural', hourlyCost: null },
    ]);
    expect(await namesIn('q=kerbrat&departement=2A')).toEqual([]);
  });

  it('is searched by name, role, place and domain, accents and slips forgiven, all words and the start of the last', async () => {
    await member({
      firstName: 'Éléonore',
      lastName: 'Vandenberghe',
      role: 'Juriste conformité',
      place: 'Besançon (25)',
      department: '25',
      domains: ['droit_bancaire', 'droit_douanier'],
    });
    for (const words of [
      'Éléonore',
      'eleonore vandenberghe',
      'Vandenbergue',
      'Elénore',
      'conformite besancon',
      'juriste douanier',
      'boursier vanden',
      'doubs conformité',
      'Besancon',
    ]) {
      expect([words, await namesIn(`q=${encodeURIComponent(words)}`)]).toEqual([
        words,
        ['Éléonore Vandenberghe'],
      ]);
    }
    expect(await namesIn('q=vandenberghe%20rennes')).toEqual([]);
  });

  it('is narrowed by professions, and then shows no company', async () => {
    const last = { lastName: 'Wattignies' };
    await member({ ...last, jobName: 'Avocat' });
    await member({ ...last, jobName: 'Notaire' });
    await member({ ...last, jobName: 'Juriste' });
    await member({ kind: 'COMPANY', companyName: 'Wattignies et associés', role: 'Cabinet d’avocats' });
    const told = async (query: string) =>
      (await list(`q=wattignies&${query}`)).json().map((entry: { jobName: string }) => entry.jobName);
    expect(await told('')).toHaveLength(4);
    expect(await told('profession=Avocat')).toEqual(['Avocat']);
    expect((await told('profession=Avocat&profession=Notaire')).toSorted()).toEqual(['Avocat', 'Notaire']);
    expect(await told('profession=Avocat&kind=COMPANY')).toEqual([]);
  });

  it('puts who is of a profession before who speaks of it, whatever their standing, page after page', async () => {
    const speaking = {
      verified: true,
      completeness: 100,
      place: 'Romorantin (41)',
      department: '41',
    } as const;
    await member({ ...speaking, lastName: 'Quatre', presentation: 'Je travaille avec des notaires.' });
    await member({ ...speaking, lastName: 'Trois', jobName: 'Collaborateur de notaire' });
    await member({
      ...speaking,
      lastName: 'Deux',
      jobName: 'Notaire',
      place: 'Vierzon (18)',
      department: '18',
      presentation: 'À Romorantin chaque mardi.',
    });
    await member({ ...speaking, lastName: 'Un', jobName: 'Notaire', verified: false, completeness: 0 });
    const order = ['Un', 'Deux', 'Trois', 'Quatre'];
    const lastNames = (names: readonly string[]) => names.map((name) => name.split(' ').at(-1));
    expect(lastNames(await namesIn('q=notaires%20romorantin'))).toEqual(order);
    const paged: string[] = [];
    let next: string | undefined = '/users/members/list?q=notaires%20romorantin&limit=1';
    while (next !== undefined) {
      const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', next);
      for (const { name } of page.json()) paged.push(name);
      next = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
    }
    expect(lastNames(paged)).toEqual(order);
  });

  it('is searched by what members write of themselves, as soon as they write it, and no longer than it stands', async () => {
    const { id } = await member({ lastName: 'Ferrandon', presentation: 'Je plaide la bioéthique.' });
    expect(await namesIn('q=bioethique')).toHaveLength(1);
    await update(id, "presentation = 'Je conseille.'");
    expect(await namesIn('q=bioethique')).toEqual([]);
    await test.platform.database.pool.query(
      `insert into experience (member_id, company_name, sector, job, location, start_date)
       values ($1, 'Secret', 'Secret', 'Ancienne bâtonnière', 'Secret', '2020-01-01')`,
      [id],
    );
    expect(await namesIn('q=batonniere')).toHaveLength(1);
    await test.platform.database.pool.query('delete from experience where member_id = $1', [id]);
    expect(await namesIn('q=batonniere')).toEqual([]);
    await update(id, "job_name = 'Mandataire judiciaire'");
    expect(await namesIn('q=ferrandon%20mandataires')).toHaveLength(1);
  });

  it('reads a known word that is being typed as itself or as the start of a longer one, never as the start of its stem', async () => {
    await member({ lastName: 'Rennequin', place: 'Rennes (35)' });
    await member({ lastName: 'Renaudot', place: 'Guéret (23)' });
    expect(await namesIn('q=rennes')).toEqual([expect.stringContaining('Rennequin')]);
    expect(await namesIn('q=ren')).toHaveLength(2);
  });

  it('leaves out at once who is suspended, deleted or not confirmed, and takes them in as soon as they are', async () => {
    const { id } = await member({ lastName: 'Zylberstein' });
    const isIn = async () => (await namesIn('q=zylberstein')).length === 1;
    expect(await isIn()).toBe(true);
    await update(id, 'suspended_at = now()');
    expect(await isIn()).toBe(false);
    await update(id, 'suspended_at = null');
    expect(await isIn()).toBe(true);
    await update(id, 'confirmed_at = null');
    expect(await isIn()).toBe(false);
    await update(id, 'confirmed_at = now()');
    expect(await isIn()).toBe(true);
    await update(id, 'deleted_at = now(), email = null');
    expect(await isIn()).toBe(false);
  });

  it('holds neither customers nor staff', async () => {
    await aMember(test, { kind: 'CUSTOMER', customerName: 'Xavière Touvenel' });
    await aMember(test, { kind: 'STAFF', firstName: 'Xavière', lastName: 'Touvenel' });
    expect(await namesIn('q=touvenel')).toEqual([]);
  });

  it('shows a lapsed verification and an old word of one’s time no more, whatever was swept', async () => {
    const soon = new Date(test.clock.now().getTime() + 3 * day);
    const { id } = await member({
      kind: 'STUDENT',
      lastName: 'Oberkampf',
      availability: 'SOON',
      from: '2027-01-04',
    });
    await test.platform.database.pool.query('update member set verified_until = $2 where id = $1', [
      id,
      soon,
    ]);
    await member({ lastName: 'Oberkampf', verified: false });
    const { id: another } = await member({ lastName: 'Obernai' });
    await test.platform.database.pool.query('update member set verified_until = $2 where id = $1', [
      another,
      soon,
    ]);
    const shown = async (query: string) =>
      (await list(query))
        .json()
        .map((entry: Record<string, unknown>) => [entry.isVerified, entry.availability]);
    const word = { status: 'SOON', from: '2027-01-04', confirmedOn: parisDay(test.clock.now()) };
    expect(await shown('q=oberkampf')).toEqual([
      [true, word],
      [false, null],
    ]);
    expect(await shown('q=oberkampf&verified=true&availability=SOON')).toEqual([[true, word]]);
    test.clock.advance(4 * day);
    try {
      expect(await shown('q=oberkampf&availability=SOON')).toEqual([[false, word]]);
      expect(await shown('q=oberkampf&verified=true')).toEqual([]);
      await moveLapsedMembers(test.platform, 1);
      const { rows } = await test.platform.database.pool.query(
        'select standing from member_listing where member_id = any($1)',
        [[id, another]],
      );
      expect(rows).toEqual([{ standing: 0 }, { standing: 0 }]);
      test.clock.advance(11 * day);
      expect(await shown('q=oberkampf&availability=SOON')).toEqual([]);
      expect(await shown('q=oberkampf')).toEqual([
        [false, null],
        [false, null],
      ]);
    } finally {
      test.clock.advance(-15 * day);
    }
  });

  it('names what it does not know, and refuses a place of another list', async () => {
    for (const [query, path] of [
      ['kind=CUSTOMER', 'kind.0'],
      ['profession=Mage', 'profession.0'],
      ['domain=droit_lunaire', 'domain.0'],
      ['departement=971', 'departement.0'],
      ['experience=3 siècles', 'experience'],
      ['rateMin=-1', 'rateMin'],
      ['rateMax=beaucoup', 'rateMax'],
      ['rateMin=200&rateMax=100', 'rateMax'],
      ['availability=PEUT-ETRE', 'availability.0'],
      ['verified=false', 'verified'],
      ['inscribed=non', 'inscribed'],
      ['limit=101', 'limit'],
      ['after=xyz', 'after'],
      ...[[], [100_000], [1, 1]].map((order) => [`after=${afterPlace(order)}`, 'after']),
      ...[[], [50], [0, 50], [5, 50], [1, 100_000], [1, 1, 1]].map((order) => [
        `q=avocat&after=${afterPlace(order)}`,
        'after',
      ]),
    ]) {
      const answer = await list(query ?? '');
      expect([query, answer.statusCode, answer.json().errors?.[0]?.path]).toEqual([query, 400, path]);
    }
  });
});
