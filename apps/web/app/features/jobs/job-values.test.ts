import { createJobDraft } from '@basoche/contract/jobs/drafts';
import type { Job } from '@basoche/contract/jobs/jobs';
import { createJob, jobForm } from '@basoche/contract/jobs/publishing';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  cardOf,
  checkJob,
  draftOf,
  emptyJob,
  type JobValues,
  valuesOf,
  valuesOfCopy,
  valuesOfJob,
} from './job-values.ts';

const now = new Date('2026-11-21T10:00:00Z');

const filled: JobValues = {
  ...emptyJob,
  title: 'Juriste (F/H)',
  domain: 'droit_affaires',
  nature: 'redaction',
  jobDescription: 'Conseiller les équipes.',
  experiences: ['juriste', '1an'],
  place: '69|Lyon',
  endDate: '2026-12-20',
  salaryLow: '42000',
  salaryHigh: '48000.5',
};

const author = {
  creatorID: '0192f0c1-0000-7000-8000-000000000001',
  creatorName: 'Étude Martin',
  creatorPictureURL: null,
  creatorRole: 'COMPANY',
} as const;

describe('the form of an offer', () => {
  it('is valid with a title, a domain, a nature, a description, a trade, a place and a deadline', () => {
    const bare = { ...filled, salaryLow: '', salaryHigh: '' };
    expect(checkJob(bare, now)).toEqual({});
    expect(jobForm.safeParse(bodyOf(bare)).success).toBe(true);
    expect(createJob.body?.safeParse(bodyOf(filled)).success).toBe(true);
  });

  it('names each field that is missing, in its own order, and no other', () => {
    expect(Object.keys(checkJob(emptyJob, now))).toEqual([
      'title',
      'domain',
      'nature',
      'jobDescription',
      'experiences',
      'place',
      'endDate',
    ]);
  });

  it('has no domain and no nature before they are chosen, and no body', () => {
    expect(emptyJob).toMatchObject({ domain: '', nature: '' });
    expect(bodyOf({ ...filled, domain: '' })).toBeNull();
    expect(bodyOf({ ...filled, nature: '' })).toBeNull();
  });

  it('sends amounts as numbers, and a period with them alone', () => {
    expect(bodyOf(filled)).toMatchObject({ salaryLow: 42_000, salaryHigh: 48_000.5, salaryPeriod: 'year' });
    expect(bodyOf({ ...filled, salaryLow: '', salaryHigh: '' })).toMatchObject({ salaryPeriod: null });
    expect(checkJob({ ...filled, salaryHigh: '' }, now)).toHaveProperty('salaryHigh');
  });

  it('forgets the place at a distance, and the date of what starts now', () => {
    const offer = { ...filled, modality: 'distance', startDate: '2027-01-01' } as const;
    expect(bodyOf(offer)).toMatchObject({ place: null, city: null, startDate: null });
  });

  it('keeps a past day of the offer that is edited, and takes no other', () => {
    const late = { ...filled, endDate: '2026-11-01' };
    expect(checkJob(late, now)).toHaveProperty('endDate');
    expect(checkJob(late, now, { endDate: '2026-11-01', startDate: null })).toEqual({});
  });

  it('comes back from a draft as it was typed, and from what no form knows as it begins', () => {
    for (const values of [
      emptyJob,
      filled,
      { ...filled, title: ' ', start: 'later', startDate: '' } as const,
    ]) {
      expect(createJobDraft.body?.safeParse({ values: draftOf(values) }).success).toBe(true);
      expect(valuesOf(draftOf(values))).toEqual(values);
    }
    expect(valuesOf({})).toEqual(emptyJob);
    expect(valuesOf({ domain: 'magie', timing: '', place: '999', experiences: 'sorcier | juriste' })).toEqual(
      {
        ...emptyJob,
        experiences: ['juriste'],
      },
    );
  });

  it('shows the card that it will be, with nothing that was not chosen yet', () => {
    expect(cardOf(filled, author, now)).toMatchObject({ place: '69', city: 'Lyon', salaryPeriod: 'year' });
    expect(cardOf(emptyJob, author, now)).toMatchObject({ place: null, endDate: '', salaryPeriod: null });
  });

  it('of a copy has everything but the days that are past', () => {
    const offer = {
      ...cardOf(filled, author, now),
      startNow: false,
      startDate: '2027-02-01',
      endDate: '2026-11-20',
    };
    const copy = valuesOfCopy(offer as Job, '2026-11-21');
    expect(copy).toEqual({ ...valuesOfJob(offer as Job), endDate: '', startDate: '2027-02-01' });
    expect(copy.title).toBe(filled.title);
  });
});
