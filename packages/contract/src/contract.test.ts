import { describe, expect, it } from 'vitest';
import { id, line } from './fields.ts';
import { listMissions } from './missions/missions.ts';
import { createMission } from './missions/publishing.ts';
import { problem, problemCodes, problemKinds } from './problem.ts';
import { anyone, defineRoute, problemsOf } from './route.ts';
import { routes } from './routes.ts';
import { z } from './zod.ts';

const mission = {
  title: 'Relecture d’un bail commercial',
  domain: 'droit_baux',
  nature: 'relecture',
  skillsRequired: 'Relire un bail de vingt pages et relever les clauses à risque.',
  timeLimit: 'Une semaine',
  experience: 'avocat | 2_5ans',
  startNow: true,
  onPlace: false,
} as const;

const errorsOf = (body: unknown) => {
  const parsed = createMission.body?.safeParse(body);
  return parsed?.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];
};

describe('the contract', () => {
  it('gives every call a name and an address of its own', () => {
    expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
    expect(new Set(routes.map((route) => `${route.method} ${route.path}`)).size).toBe(routes.length);
  });

  it('describes every call in JSON Schema', () => {
    for (const route of routes) {
      for (const input of [route.params, route.query, route.body]) {
        if (input !== null) expect(() => z.toJSONSchema(input, { io: 'input' }), route.name).not.toThrow();
      }
    }
  });

  it('knows an id in whatever letters', () => {
    const written = '01A1FE06-BB29-7A65-9180-B0C5E52BF2BF';
    expect(id.parse(written)).toBe(written.toLowerCase());
    expect(id.safeParse('01A1FE06').success).toBe(false);
  });

  it('takes nothing that nobody sees for a text', () => {
    for (const text of ['', ' \u00a0', '\u200b', '\u2060\u200d', '\u3164']) {
      const issues = line(20, 'Donnez un titre.').safeParse(text).error?.issues ?? [];
      expect(issues.map(({ message }) => message)).toEqual(['Donnez un titre.']);
    }
    expect(line(20, 'Donnez un titre.').parse('👩‍⚖️')).toBe('👩‍⚖️');
  });

  it('refuses a route whose path and parameters disagree', () => {
    const declare = () =>
      defineRoute({
        name: 'x',
        summary: 'x',
        method: 'GET',
        path: '/x/:code',
        access: anyone,
        answer: z.null(),
      });
    expect(declare).toThrow('the path names [code]');
  });

  it('reads the id of a path that has nothing else, and answers 204 where a call answers nothing', () => {
    const { params, status } = defineRoute({
      name: 'test.drop',
      summary: 'Drop a test',
      method: 'DELETE',
      path: '/tests/:id',
      access: anyone,
    });
    expect(params.safeParse({ id: 'no id' }).success).toBe(false);
    expect(params.parse({ id: '0B0E7DC8-3C7B-4B8F-9C55-0B3A2C1D4E5F' })).toEqual({
      id: '0b0e7dc8-3c7b-4b8f-9c55-0b3a2c1d4e5f',
    });
    expect(status).toBe(204);
  });

  it('lets a route refuse only with known codes, each with one status', () => {
    for (const route of routes) {
      for (const code of problemsOf(route)) expect(problemCodes, route.name).toContain(code);
    }
    for (const code of problemCodes) expect(problem(code).status).toBe(problemKinds[code].status);
  });
});

describe('a mission that is being published', () => {
  it('is accepted with the fields of the specification', () => {
    expect(errorsOf(mission)).toEqual([]);
  });

  it('names an unknown code in French', () => {
    expect(errorsOf({ ...mission, domain: 'droit_lunaire' })).toEqual([
      ['domain', '«\u00a0droit_lunaire\u00a0» n’est pas reconnu comme un domaine.'],
    ]);
    expect(errorsOf({ ...mission, experience: 'avocat | pilote' })).toEqual([
      ['experience', '«\u00a0pilote\u00a0» n’est pas reconnu comme un profil.'],
    ]);
  });

  it('needs a date when it does not start now, and a place on site', () => {
    expect(errorsOf({ ...mission, startNow: false, onPlace: true }).map(([path]) => path)).toEqual([
      'startDate',
      'place',
    ]);
  });

  it('refuses a low price above the high one, a negative one, and one bound alone', () => {
    expect(errorsOf({ ...mission, tarifLow: 500, tarifHigh: 200 }).map(([path]) => path)).toEqual([
      'tarifLow',
    ]);
    expect(errorsOf({ ...mission, tarifLow: -1, tarifHigh: 200 }).map(([path]) => path)).toContain(
      'tarifLow',
    );
    expect(errorsOf({ ...mission, tarifLow: 100 }).map(([path]) => path)).toEqual(['tarifHigh']);
  });

  it('refuses what PostgreSQL or a mail header would choke on', () => {
    expect(errorsOf({ ...mission, title: 'a\u0000b' }).map(([path]) => path)).toEqual(['title']);
    expect(errorsOf({ ...mission, title: 'a\r\nBcc: x@y.fr' }).map(([path]) => path)).toEqual(['title']);
    expect(errorsOf({ ...mission, title: 'a\ud800' }).map(([path]) => path)).toEqual(['title']);
    expect(errorsOf({ ...mission, title: 'Décision 👩‍⚖️' })).toEqual([]);
  });
});

describe('the filters of a list', () => {
  it('take one value or several', () => {
    expect(listMissions.query.parse({ domain: 'divorce' }).domain).toEqual(['divorce']);
    expect(listMissions.query.parse({ domain: ['divorce', 'droit_fiscal'] }).domain).toHaveLength(2);
    expect(listMissions.query.parse({})).toEqual({ limit: 20 });
  });
});
