import { jobStages } from '@basoche/domain/options/job-stages';
import { valuesOf } from '@basoche/domain/options/option';
import { textLimits } from '@basoche/domain/text-limits';
import { parisDay } from '@basoche/domain/time/paris';
import { describe, expect, it } from 'vitest';
import { inspectPdf } from '../src/platform/files/pdf.ts';
import { generateDemo } from './generate.ts';

const today = '2026-11-21';
const { members, offers, cvs, jobThreads } = generateDemo({ today });

describe('applications to offers', () => {
  it('are at every stage, refused and withdrawn, with a letter and a CV or without', () => {
    const found = (test: (thread: (typeof jobThreads)[number]) => boolean) => jobThreads.filter(test).length;
    for (const stage of valuesOf(jobStages)) {
      expect(
        found(({ rows }) => rows.application.stage === stage && rows.application.state === 'NEW'),
      ).toBeGreaterThan(5);
    }
    for (const reason of ['refused', 'withdrawn']) {
      expect(found(({ rows }) => rows.application.closed_reason === reason)).toBeGreaterThan(3);
    }
    expect(found(({ sent }) => sent.letter !== null)).toBeGreaterThan(50);
    expect(found(({ sent }) => sent.cv_id !== null)).toBeGreaterThan(30);
    expect(found(({ sent }) => sent.note !== '')).toBeGreaterThan(10);
    expect(found(({ played }) => played.messages.length > 1)).toBeGreaterThan(10);
  });

  it('were sent once each, while the offer was open, by another, and are over before today', () => {
    const offerOf = new Map(offers.map(({ row }) => [row.id, row]));
    const pairs = new Set<string>();
    for (const { played, rows } of jobThreads) {
      const { job_id, candidate_id, creator_id } = rows.application;
      const offer = offerOf.get(job_id ?? '');
      if (offer === undefined) throw new Error('An application to nothing.');
      expect(played.createdAt >= offer.published_at && parisDay(played.createdAt) <= offer.end_date).toBe(
        true,
      );
      if (offer.filled_at) expect(played.createdAt < offer.filled_at).toBe(true);
      expect(parisDay(played.updatedAt) < today).toBe(true);
      expect(candidate_id).not.toBe(creator_id);
      pairs.add(`${job_id} ${candidate_id}`);
    }
    expect(pairs.size).toBe(jobThreads.length);
  });

  it('have words within the limits, with nothing left of their templates', () => {
    for (const { sent, played } of jobThreads) {
      for (const text of [
        sent.letter ?? '',
        sent.note ?? '',
        ...played.messages.map(({ content }) => content),
      ]) {
        expect(text).not.toMatch(/[[\]{}|]|undefined| [;:!?»]/);
        expect(text.length).toBeLessThan(textLimits.candidateNote);
      }
    }
  });

  it('carry CVs that their candidates had by then, and that a reader opens', async () => {
    const known = new Map(cvs.map((cv) => [cv.row.id, cv]));
    for (const { sent, played, rows } of jobThreads) {
      if (!sent.cv_id) continue;
      const cv = known.get(sent.cv_id);
      expect(cv?.row.member_id).toBe(rows.application.candidate_id);
      expect(cv && cv.row.created_at < played.createdAt).toBe(true);
    }
    for (const { content, file } of cvs) {
      expect([await inspectPdf(content), content.size]).toEqual(['sound', file.bytes]);
    }
  });

  it('reach every persona that publishes offers, and come from every persona that applies', () => {
    const idsOf = (kinds: readonly string[]) =>
      members
        .filter(({ persona, row, isVerified }) => persona && isVerified && kinds.includes(row.kind))
        .map(({ row }) => row.id);
    const candidates = new Set(jobThreads.map(({ rows }) => rows.application.candidate_id));
    expect(idsOf(['STUDENT', 'EMPLOYEE']).every((id) => candidates.has(id))).toBe(true);
    const creators = new Set(jobThreads.map(({ rows }) => rows.application.creator_id));
    expect(idsOf(['COMPANY']).every((id) => creators.has(id))).toBe(true);
  });
});
