import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../time/paris.ts';
import {
  announcedVersion,
  legalTexts,
  owedTexts,
  type TextVersion,
  textVersion,
  versionInForce,
  versionState,
  versionsOf,
} from './versions.ts';

const published = (text: TextVersion['text'], version: Day): TextVersion => ({ text, version, sha256: '' });

const history = [
  published('TERMS', '2026-11-21'),
  published('TERMS', '2027-03-01'),
  published('TERMS', '2027-09-01'),
  published('DATA_CHARTER', '2026-11-21'),
];

describe('which version is in force', () => {
  it('is the newest that has come into force, on its very day too', () => {
    expect(versionInForce('TERMS', '2027-02-28', history).version).toBe('2026-11-21');
    expect(versionInForce('TERMS', '2027-03-01', history).version).toBe('2027-03-01');
    expect(versionInForce('TERMS', '2030-01-01', history).version).toBe('2027-09-01');
  });

  it('is the first one before any of them: nobody is without a text', () => {
    expect(versionInForce('TERMS', '2026-01-01', history).version).toBe('2026-11-21');
    expect(announcedVersion('TERMS', '2026-01-01', history)?.version).toBe('2027-03-01');
  });

  it('is followed by the next one that is announced, if there is one', () => {
    expect(announcedVersion('TERMS', '2026-12-01', history)?.version).toBe('2027-03-01');
    expect(announcedVersion('TERMS', '2027-03-01', history)?.version).toBe('2027-09-01');
    expect(announcedVersion('TERMS', '2027-09-01', history)).toBeNull();
    expect(announcedVersion('DATA_CHARTER', '2026-11-21', history)).toBeNull();
  });

  it('is read among all versions of its text, the newest first, and each is found by its day', () => {
    expect(versionsOf('TERMS', history).map(({ version }) => version)).toEqual([
      '2027-09-01',
      '2027-03-01',
      '2026-11-21',
    ]);
    expect(textVersion({ text: 'TERMS', version: '2027-03-01' }, history)).toBe(history[1]);
    expect(textVersion({ text: 'DATA_CHARTER', version: '2027-03-01' }, history)).toBeUndefined();
    expect(() => versionInForce('TERMS', '2027-01-01', [])).toThrow(RangeError);
  });
});

describe('where a version stands', () => {
  const standing = (version: Day, day: Day) => versionState({ text: 'TERMS', version }, day, history);

  it('is in force from its day on, and then replaced on the day of the next one', () => {
    expect(standing('2027-03-01', '2027-08-31')).toEqual({ is: 'inForce' });
    expect(standing('2027-03-01', '2027-09-01')).toEqual({ is: 'replaced', on: '2027-09-01' });
    expect(standing('2026-11-21', '2028-01-01')).toEqual({ is: 'replaced', on: '2027-03-01' });
  });

  it('is announced before its day, but for the first one, which holds until there is another', () => {
    expect(standing('2027-03-01', '2027-02-28')).toEqual({ is: 'announced' });
    expect(standing('2026-11-21', '2026-01-01')).toEqual({ is: 'inForce' });
  });
});

describe('what is still to be accepted', () => {
  it('is each text whose version in force was not, and not what was accepted ahead of its day', () => {
    const owed = (accepted: readonly [TextVersion['text'], Day][], day: Day) =>
      owedTexts(
        accepted.map(([text, version]) => ({ text, version })),
        day,
        history,
      );
    expect(owed([], '2027-01-01')).toEqual(['TERMS', 'DATA_CHARTER']);
    const both: [TextVersion['text'], Day][] = [
      ['TERMS', '2026-11-21'],
      ['DATA_CHARTER', '2026-11-21'],
    ];
    expect(owed(both, '2027-02-28')).toEqual([]);
    expect(owed(both, '2027-03-01')).toEqual(['TERMS']);
    expect(owed([...both, ['TERMS', '2027-09-01']], '2027-03-01')).toEqual([]);
  });

  const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2026-01-01', days));
  const text = fc.constantFrom(...legalTexts);
  const version = fc.record({ text, version: day });
  const library = fc
    .uniqueArray(version, { selector: (one) => `${one.text}${one.version}`, maxLength: 8 })
    .map((more) => [
      ...legalTexts.map((one) => published(one, '2026-01-01')),
      ...more.filter((one) => one.version !== '2026-01-01').map((one) => published(one.text, one.version)),
    ]);

  it('is nothing once what is in force on the day was accepted, whatever else was', () => {
    fc.assert(
      fc.property(library, fc.array(version), day, (all, others, today) => {
        const inForce = legalTexts.map((one) => versionInForce(one, today, all));
        expect(owedTexts([...others, ...inForce], today, all)).toEqual([]);
      }),
    );
  });

  it('only grows as days pass, and only shrinks as more is accepted', () => {
    fc.assert(
      fc.property(library, fc.array(version), version, day, day, (all, accepted, one, first, second) => {
        const [sooner, later] = first <= second ? [first, second] : [second, first];
        const then = owedTexts(accepted, later, all);
        expect(then).toEqual(expect.arrayContaining(owedTexts(accepted, sooner, all)));
        expect(then).toEqual(expect.arrayContaining(owedTexts([...accepted, one], later, all)));
      }),
    );
  });
});

it('one version of a text is told apart from the other text’s of the same day', () => {
  expect(textVersion({ text: 'DATA_CHARTER', version: '2026-11-21' }, history)).toBe(history[3]);
  const twice = [published('DATA_CHARTER', '2026-11-21'), published('TERMS', '2026-11-21')];
  expect(textVersion({ text: 'TERMS', version: '2026-11-21' }, twice)).toBe(twice[1]);
  const turned = history.toReversed();
  expect(versionsOf('TERMS', turned)).toEqual(versionsOf('TERMS', history));
  expect(() => versionInForce('TERMS', '2027-01-01', [])).toThrow('No version of TERMS was ever published.');
});
