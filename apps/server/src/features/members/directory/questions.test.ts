import type { DirectoryEntry } from '@basoche/contract/members/directory';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemo } from '../../../../seed/seed.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';

/** Queries on the directory of the demonstration data, with the members that must be found and those that must come first. */

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ sandbox: true, environment: { NETWORK_LIMITS: 'off' } });
  test.clock.set(new Date('2026-11-21T09:00:00Z'));
  await seedDemo(test.platform);
});
afterAll(() => test.close());

/** Facts on a member's card: profession, town, and a domain of law. */
interface Sought {
  readonly jobName?: string | readonly string[];
  readonly town?: string;
  readonly domain?: string;
}

interface Question {
  /** Members that must all be found. */
  readonly everyone: Sought;
  /** Members that must come first; `everyone` by default. */
  readonly first?: Sought;
  /** True if nobody else may be found. */
  readonly alone?: true;
  /** Names of further members that must be found. */
  readonly also?: readonly string[];
}

const avocats = { everyone: { jobName: 'Avocat' } };

const questions: Readonly<Record<string, Question>> = {
  avocat: { ...avocats, also: ['Yasmine Benali', 'Cabinet Arnoult & Nkomo'] },
  avocate: { ...avocats, also: ['Yasmine Benali', 'David Pasquier'] },
  Avocats: avocats,
  'avocat rennes': { everyone: { jobName: 'Avocat', town: 'Rennes' }, alone: true },
  'Rennes, avocate': { everyone: { jobName: 'Avocat', town: 'Rennes' }, alone: true },
  'avocat à lille': { everyone: { jobName: 'Avocat', town: 'Lille' }, also: ['Yasmine Benali'] },
  'avocat travail Lyon': {
    everyone: { jobName: 'Avocat', town: 'Lyon', domain: 'droit_travail' },
    alone: true,
  },
  'avocat droit pénal marseille': {
    everyone: { jobName: 'Avocat', town: 'Marseille', domain: 'droit_penal' },
  },
  'avocates droit social': { everyone: { jobName: 'Avocat', domain: 'securite_sociale' } },
  notaire: {
    everyone: { jobName: 'Collaborateur de notaire' },
    first: { jobName: 'Notaire' },
    also: ['Thomas Kervella'],
  },
  'notaires Rennes': { everyone: { jobName: 'Notaire', town: 'Rennes' } },
  'collaboratrices de notaire': { everyone: { jobName: 'Collaborateur de notaire' } },
  'collaborateur notaire quimper': {
    everyone: { jobName: 'Collaborateur de notaire', town: 'Quimper' },
    also: ['Thomas Kervella'],
  },
  huissier: { everyone: { jobName: 'Commissaire de justice' } },
  huissières: { everyone: { jobName: 'Commissaire de justice' } },
  'commissaires de justice': {
    everyone: { jobName: 'Clerc de commissaire de justice' },
    first: { jobName: 'Commissaire de justice' },
  },
  'clerc dijon': { everyone: { jobName: 'Clerc de commissaire de justice', town: 'Dijon' } },
  'élève avocate': { everyone: { jobName: 'Élève avocat' }, alone: true },
  juriste: {
    everyone: { jobName: ['Juriste', 'Juriste en droit privé', 'Juriste en droit public'] },
    also: ['Hugo Marchetti', 'Élodie Vasseur'],
  },
  'juriste droit public': { everyone: { jobName: 'Juriste en droit public' } },
  'juristes marseille': {
    everyone: { jobName: 'Juriste en droit privé', town: 'Marseille' },
    also: ['Hugo Marchetti'],
  },
  'étudiante toulouse': { everyone: { jobName: 'Étudiant', town: 'Toulouse' }, also: ['Inès Fournier'] },
  'étudiants Rennes': {
    everyone: { jobName: 'Étudiant', town: 'Rennes' },
    also: ['Malo Quéré'],
    alone: true,
  },
  'rédactrice juridique': { everyone: { jobName: 'Rédacteur juridique web' } },
  DRH: { everyone: { jobName: 'Responsable des ressources humaines' }, alone: true },
};

const fits = (sought: Sought) => (member: DirectoryEntry) =>
  (sought.jobName === undefined || [sought.jobName].flat().includes(member.jobName ?? '')) &&
  (sought.town === undefined || member.place?.startsWith(`${sought.town} (`) === true) &&
  (sought.domain === undefined || member.skillDomains.split(' | ').includes(sought.domain));

/** Reads all pages, so that the result does not depend on the page size. */
const ask = async (query: Readonly<Record<string, string>>): Promise<DirectoryEntry[]> => {
  const members: DirectoryEntry[] = [];
  let path: string | undefined = `/users/members/list?${new URLSearchParams({ ...query, limit: '40' })}`;
  while (path !== undefined) {
    const page: Awaited<ReturnType<TestApp['call']>> = await test.call('GET', path);
    expect(page.statusCode, page.body).toBe(200);
    members.push(...page.json());
    path = /<\/api([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  return members;
};

describe('the directory of the demonstration', () => {
  const names = (members: readonly DirectoryEntry[]) => members.map(({ name }) => name);

  it.each(Object.entries(questions))(
    'answers «\u00a0%s\u00a0»',
    async (q, { everyone, first, alone, also = [] }) => {
      const all = await ask({});
      const found = await ask({ q });
      const wanted = names(all.filter(fits(everyone)));
      const ahead = names(all.filter(fits(first ?? everyone)));
      expect(wanted).not.toEqual([]);
      expect(names(found)).toEqual(expect.arrayContaining([...wanted, ...also]));
      expect(names(found.slice(0, ahead.length)).toSorted()).toEqual(ahead.toSorted());
      if (alone) expect(found).toHaveLength(wanted.length);
    },
  );

  it('shows by its filter those of a profession, and nobody else', async () => {
    const all = await ask({});
    const found = await ask({ profession: 'Avocat' });
    expect(names(found)).toEqual(names(all.filter(fits({ jobName: 'Avocat' }))));
  });
});
