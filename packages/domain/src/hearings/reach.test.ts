import { describe, expect, it } from 'vitest';
import { courtKinds } from '../options/court-kinds.ts';
import { valuesOf } from '../options/option.ts';
import {
  defaultHearingRules,
  hearingActs,
  hearingClients,
  mayAskFor,
  readHearingRules,
  ruleOf,
} from './hearing-rules.ts';
import { type CourtPlace, isWithinReach } from './reach.ts';

const place = (code: string, tribunal: string, appeal: string): CourtPlace => ({ code, tribunal, appeal });
const tribunalOf = (insee: string, appeal: string) => place(`tj-${insee}`, `tj-${insee}`, appeal);

const paris = tribunalOf('75056', 'ca-75056');
const nanterre = tribunalOf('92050', 'ca-78646');
const bobigny = tribunalOf('93008', 'ca-75056');
const creteil = tribunalOf('94028', 'ca-75056');
const meaux = tribunalOf('77284', 'ca-75056');
const lyon = tribunalOf('69123', 'ca-69123');
const bourg = tribunalOf('01053', 'ca-69123');
const councilOfParis = place('cph-75056', 'tj-75056', 'ca-75056');
const courtOfLyon = place('ca-69123', '', 'ca-69123');
const commercialOfLyon = place('tc-69123', '', '');

describe('what a bar may do', () => {
  it.each([
    ['bar', lyon, lyon, true],
    ['bar', lyon, bourg, false],
    ['bar', lyon, null, false],
    ['bar', courtOfLyon, lyon, false],
    ['bar', commercialOfLyon, lyon, false],
    ['bar', meaux, paris, false],
    ['bar', paris, meaux, false],
    ['bar', councilOfParis, bobigny, false],
    ['bar', councilOfParis, paris, true],
    ['appeal', courtOfLyon, lyon, true],
    ['appeal', courtOfLyon, bourg, true],
    ['appeal', courtOfLyon, paris, false],
    ['appeal', courtOfLyon, null, false],
    ['appeal', bourg, lyon, true],
    ['appeal', commercialOfLyon, lyon, false],
    ['everywhere', lyon, null, true],
    ['everywhere', commercialOfLyon, bourg, true],
    ['nowhere', lyon, lyon, false],
  ] as const)('with the reach %s, case %#', (reach, court, bar, expected) => {
    expect(isWithinReach(reach, court, bar)).toBe(expected);
  });

  it('is one for the four tribunaux of Paris and around', () => {
    const four = [paris, nanterre, bobigny, creteil];
    for (const court of four) {
      for (const bar of four) expect(isWithinReach('bar', court, bar)).toBe(true);
      expect(isWithinReach('bar', court, lyon)).toBe(false);
    }
    expect(isWithinReach('appeal', paris, nanterre)).toBe(false);
  });
});

describe('the table of acts', () => {
  it('opens pleading everywhere, and representation where the law does', () => {
    const reaches = valuesOf(courtKinds).map((kind) => [
      kind,
      ruleOf(defaultHearingRules, kind, 'pleading')?.reach ?? null,
      ruleOf(defaultHearingRules, kind, 'representation')?.reach ?? null,
    ]);
    expect(reaches).toEqual([
      ['tj', 'everywhere', 'bar'],
      ['ca', 'everywhere', 'appeal'],
      ['tc', 'everywhere', null],
      ['cph', 'everywhere', null],
    ]);
  });

  it('leaves out a line with a mistake: it opens nothing', () => {
    const [line] = defaultHearingRules;
    for (const mistake of [
      { kind: 'x' },
      { act: 'x' },
      { reach: 'x' },
      { article: ' ' },
      { explanation: '' },
    ])
      expect(readHearingRules([{ ...line, ...mistake } as never])).toEqual([]);
    expect(readHearingRules(defaultHearingRules)).toEqual(defaultHearingRules);
  });

  it('lets both kinds of client ask for what it opens, and nobody for what it does not', () => {
    for (const { value: kind } of courtKinds)
      for (const act of valuesOf(hearingActs))
        for (const client of valuesOf(hearingClients))
          expect(mayAskFor(defaultHearingRules, { kind, act, client }), `${kind} ${act} ${client}`).toBe(
            ruleOf(defaultHearingRules, kind, act) !== null,
          );
  });

  it('lets only the named kinds of client ask, of unknown ones nobody, and nobody where the act is closed', () => {
    const [line] = defaultHearingRules;
    if (line === undefined) throw new Error('The table has a line.');
    const { kind, act } = line;
    const asks = (written: Partial<Record<'reach' | 'clients', unknown>>) =>
      valuesOf(hearingClients).filter((client) =>
        mayAskFor(readHearingRules([{ ...line, ...written } as never]), { kind, act, client }),
      );
    expect(asks({ clients: ['firm'] })).toEqual(['firm']);
    expect(asks({ clients: ['avocat', 'x'] })).toEqual(['avocat']);
    expect(asks({ clients: ['x'] })).toEqual([]);
    expect(asks({ clients: [] })).toEqual([]);
    expect(asks({ reach: 'nowhere' })).toEqual([]);
  });
});
