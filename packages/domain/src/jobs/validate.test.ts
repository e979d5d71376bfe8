import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/paris.ts';
import { type JobInput, normalizeJob, validateJob } from './validate.ts';

const today = '2026-11-21';

const input = (changes: Partial<JobInput> = {}): JobInput => ({
  title: 'Juriste en droit social (F/H)',
  domain: 'droit_travail',
  nature: 'consultation',
  modality: 'mixte',
  place: '75',
  contractType: 'CDI',
  timing: 'full',
  startNow: false,
  startDate: '2027-01-04',
  endDate: '2026-12-15',
  experiences: '2_5ans | juriste',
  salary: null,
  salaryLow: 42_000,
  salaryHigh: 48_000,
  salaryPeriod: 'year',
  salaryDescription: null,
  jobDescription: 'Vous conseillez les équipes des ressources humaines.',
  ...changes,
});

const wrong = (changes: Partial<JobInput>) => validateJob(input(changes), today).map(({ path }) => path);

describe('a job offer', () => {
  it('that is filled in as specified has nothing wrong', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ startNow: true, startDate: null })).toEqual([]);
    expect(wrong({ salaryLow: null, salaryHigh: null, salaryPeriod: null })).toEqual([]);
    expect(wrong({ salary: '45 000 €', salaryDescription: 'Treizième mois.' })).toEqual([]);
  });

  it('needs a title, a trade or an experience, and a description', () => {
    for (const blank of ['', '   ', '\n']) {
      expect(wrong({ title: blank, experiences: blank, jobDescription: blank })).toEqual([
        'title',
        'jobDescription',
        'experiences',
      ]);
    }
  });

  it('keeps its texts within their limits', () => {
    expect(
      wrong({
        title: 'x'.repeat(201),
        salary: 'x'.repeat(101),
        salaryDescription: 'x'.repeat(1_001),
        jobDescription: 'x'.repeat(10_001),
      }),
    ).toEqual(['title', 'jobDescription', 'salary', 'salaryDescription']);
    expect(wrong({ title: 'x'.repeat(200), jobDescription: 'x'.repeat(10_000) })).toEqual([]);
  });

  it('knows its codes', () => {
    expect(
      wrong({
        domain: 'droit_spatial',
        nature: 'magie',
        modality: 'orbite',
        contractType: 'CDX',
        timing: 'never',
        experiences: 'juriste | devin',
        place: '971',
      }),
    ).toEqual(['domain', 'nature', 'experiences', 'contractType', 'timing', 'modality', 'place']);
  });

  it('has a place unless it is at a distance', () => {
    expect(wrong({ modality: 'onPlace', place: null })).toEqual(['place']);
    expect(wrong({ modality: 'mixte', place: null })).toEqual(['place']);
    expect(wrong({ modality: 'distance', place: null })).toEqual([]);
  });

  it('has a deadline: today or later in Paris', () => {
    expect(wrong({ endDate: null })).toEqual(['endDate']);
    expect(wrong({ endDate: today })).toEqual([]);
    expect(wrong({ endDate: '2026-11-20' })).toEqual(['endDate']);
    expect(wrong({ endDate: '2027-02-30' })).toEqual(['endDate']);
  });

  it('starts now, or on a day that is today or later', () => {
    expect(wrong({ startDate: null })).toEqual(['startDate']);
    expect(wrong({ startDate: '2026-11-20' })).toEqual(['startDate']);
    expect(wrong({ startDate: today })).toEqual([]);
  });

  it('plans nothing beyond five years: a page, a feed and a posting can say its days', () => {
    for (const day of ['2031-11-23', '2206-11-21', '9999-12-31']) {
      expect(wrong({ endDate: day, startDate: day })).toEqual(['startDate', 'endDate']);
    }
    expect(wrong({ endDate: '2031-11-22', startDate: '2031-11-22' })).toEqual([]);
  });

  it('keeps the past days that it already had when it is edited, and takes no other past day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.integer({ min: -400, max: 400 }), (had, given) => {
        const stored = { endDate: addDays(today, had), startDate: addDays(today, had) };
        const day = addDays(today, given);
        const errors = validateJob(input({ endDate: day, startDate: day }), today, stored);
        expect(errors.length).toBe(given >= 0 || given === had ? 0 : 2);
      }),
    );
  });

  it('that starts now keeps no start date, one at a distance keeps no place, blank words are none', () => {
    expect(
      normalizeJob(input({ startNow: true, modality: 'distance', salary: ' ', salaryDescription: '' })),
    ).toMatchObject({ startDate: null, place: null, salary: null, salaryDescription: null });
    expect(normalizeJob(input({ salaryLow: null, salaryHigh: null }))).toMatchObject({ salaryPeriod: null });
    expect(normalizeJob(input({ experiences: 'juriste | 2_5ans | juriste' })).experiences).toBe(
      'juriste | 2_5ans',
    );
    expect(normalizeJob(input())).toEqual(input());
  });
});

describe('what is said of a job offer that lacks something', () => {
  const said = (changes: Partial<JobInput>) =>
    Object.fromEntries(validateJob(input(changes), today).map(({ path, message }) => [path, message]));

  it.each<[Partial<JobInput>, object]>([
    [{ title: ' ' }, { title: 'Donnez un titre à l’offre.' }],
    [{ domain: 'droit_spatial' }, { domain: 'Choisissez un domaine.' }],
    [{ nature: 'magie' }, { nature: 'Choisissez une nature.' }],
    [{ jobDescription: '' }, { jobDescription: 'Décrivez le poste.' }],
    [{ experiences: '' }, { experiences: 'Choisissez au moins un métier ou une expérience.' }],
    [{ contractType: 'CDX' }, { contractType: 'Choisissez un type de contrat.' }],
    [{ timing: 'never' }, { timing: 'Choisissez un temps de travail.' }],
    [{ modality: 'orbite' }, { modality: 'Choisissez une modalité.' }],
    [{ place: null }, { place: 'Choisissez une ville ou un département.' }],
    [{ place: '971' }, { place: 'Choisissez une ville ou un département.' }],
    [{ endDate: null }, { endDate: 'Indiquez la date limite de candidature.' }],
    [{ modality: 'distance', place: null }, {}],
    [{ salary: '' }, {}],
  ])('%j: %j', (changes, errors) => {
    expect(said(changes)).toEqual(errors);
  });

  it('keeps what it says of its salary, and the period of a single bound', () => {
    expect(normalizeJob(input({ salary: '45 000 €', salaryDescription: ' ' }))).toMatchObject({
      salary: '45 000 €',
      salaryDescription: null,
    });
    const periodOf = (changes: Partial<JobInput>) => normalizeJob(input(changes)).salaryPeriod;
    expect(periodOf({ salaryLow: null })).toBe('year');
    expect(periodOf({ salaryHigh: null })).toBe('year');
    expect(periodOf({ salaryLow: null, salaryHigh: null })).toBeNull();
  });
});
