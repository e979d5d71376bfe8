import { legalDomains } from '@basoche/domain/options/legal-domains';
import { valuesOf } from '@basoche/domain/options/option';
import { readSimulation, simulationFields } from '@basoche/domain/payments/simulator-address';
import { simulate } from '@basoche/domain/payments/simulator-modes';
import { typeset } from '@basoche/domain/typography';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { themesOf } from '../../pages/help/find.ts';
import routes from '../../routes.ts';
import { audiences as registrations } from '../auth/registration.ts';
import type { Audience } from './audience.ts';
import { companies } from './companies-content.ts';
import { audienceContent, home } from './content.ts';
import { customers } from './customers-content.ts';
import { employees } from './employees-content.ts';
import { independents } from './independents-content.ts';
import { sampleJobs, sampleMissions } from './samples.ts';
import { students } from './students-content.ts';

const audiences: readonly Audience[] = [companies, independents, employees, students, customers];

/** All strings of a content file, addresses included. */
const stringsOf = (said: unknown): string[] => {
  if (typeof said === 'string') return [said];
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(stringsOf) : [];
};
const isAddress = (text: string) => text.startsWith('/');

const everything = [...audiences, home, audienceContent, sampleMissions, sampleJobs].flatMap(stringsOf);
const addresses = [...new Set(everything.filter(isAddress))];

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children, index }) => [
    ...(index ? ['/'] : []),
    ...(path === undefined ? [] : [`/${path}`]),
    ...pathsOf(children ?? []),
  ]);

describe('the home page and the audience pages', () => {
  it('lead to screens that exist, on the tab or the filter that they name', () => {
    const paths = new Set(pathsOf(Array.isArray(routes) ? routes : []));
    const helpThemes = themesOf({
      firms: true,
      conflicts: true,
      hearings: true,
      vigilance: true,
      instalments: true,
      months: true,
      identity: null,
    }).map(({ id }) => id);
    expect(addresses.length).toBeGreaterThan(20);
    for (const address of addresses) {
      const { pathname, searchParams, hash } = new URL(address, 'https://basoche.example');
      if (pathname === '/aide' && hash !== '') expect(helpThemes, address).toContain(hash.slice(1));
      expect(paths, address).toContain(pathname);
      const profile = searchParams.get('profil');
      if (profile !== null) expect(registrations, address).toContain(profile);
      const domain = searchParams.get('domain');
      if (domain !== null) expect(valuesOf(legalDomains), address).toContain(domain);
    }
  });

  it('say what they are in 70 to 160 characters, each its own', () => {
    const told = [...audiences, { ...home, path: '/' }];
    for (const { path, description } of told) {
      expect([path, description.length >= 70 && description.length <= 160]).toEqual([path, true]);
    }
    expect(new Set(told.map(({ metaTitle }) => metaTitle)).size).toBe(told.length);
    expect(new Set(told.map(({ description }) => description)).size).toBe(told.length);
  });

  it('are set as French is: narrow spaces before high punctuation, none that a line may break at', () => {
    for (const text of everything.filter((one) => !isAddress(one))) {
      expect(text).not.toMatch(/[a-zà-ÿ0-9»)] [;:!?»]|«(?!\u00a0)/i);
      expect(text).not.toMatch(/\d (€|%|heures|jours)/);
      expect(typeset(text).length).toBe(text.length);
    }
  });

  it('fill the simulator in with what it reads back, in a mode that is open', () => {
    for (const { path, simulator } of audiences) {
      const { searchParams } = new URL(simulator, 'https://basoche.example');
      const simulated = readSimulation(searchParams);
      expect([path, simulationFields(simulated)]).toEqual([path, Object.fromEntries(searchParams)]);
      expect(simulate(simulated).filter(({ reasons }) => reasons.length === 0).length).toBeGreaterThan(0);
    }
  });

  it('are in the four spaces of the home page, and the fifth beside them', () => {
    expect([...home.spaces.map(({ to }) => to), home.outside.way.to].toSorted()).toEqual(
      audiences.map(({ path }) => path).toSorted(),
    );
  });

  it('lead to the four places of the closing banner', () => {
    expect(home.closing.map(({ to }) => to)).toEqual([
      '/consult/missions',
      '/manage/missions/create',
      '/manage/emplois/create',
      '/consult/emplois',
    ]);
  });

  it('have four samples of missions and four of offers, published by nobody', () => {
    expect(sampleMissions).toHaveLength(4);
    expect(sampleJobs).toHaveLength(4);
    for (const { creatorName } of [...sampleMissions, ...sampleJobs]) expect(creatorName || null).toBeNull();
  });
});
