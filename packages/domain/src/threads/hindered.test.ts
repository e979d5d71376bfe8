import { describe, expect, it } from 'vitest';
import { portageMinimumCents } from '../limits.ts';
import type { Application } from './application.ts';
import { actors, type Stage, stages, start } from './fixtures.ts';
import { hindered } from './hindered.ts';
import { permitted } from './permitted.ts';

const codes = (application: Application, role: 'creator' | 'candidate') =>
  hindered(application, actors[role], start).map(({ permission, code }) => `${permission} ${code}`);

describe('what a party may not do', () => {
  it('is explained to a customer who is a natural person: no direct relation, no portage', () => {
    const creator = { memberId: 'creator-1', kind: 'CUSTOMER', isMoral: false } as const;
    expect(codes({ ...stages.choosing, creator }, 'creator')).toEqual([
      'message NDA_REQUIRED',
      'choose/direct DIRECT_NOT_ALLOWED',
      'choose/portage PORTAGE_NEEDS_LEGAL_ENTITY',
    ]);
  });

  it('is explained below the minimum of portage, and to the creator alone', () => {
    const small = { ...stages.choosing, offerCents: portageMinimumCents - 1 };
    expect(codes(small, 'creator')).toContain('choose/portage PORTAGE_MINIMUM');
    expect(codes(small, 'candidate')).toEqual(['message NDA_REQUIRED']);
  });

  it('is explained once a portage was rejected, and while a mission is contested', () => {
    expect(codes(stages.choosingWithoutPortage, 'creator')).toContain(
      'choose/portage PORTAGE_ALREADY_REFUSED',
    );
    expect(codes(stages.contested, 'candidate')).toContain('contest CONTESTED');
  });

  it('has nothing to explain of a thread that is closed', () => {
    for (const stage of [stages.refused, stages.withdrawn, stages.jobRefused]) {
      for (const role of ['creator', 'candidate'] as const) expect(codes(stage, role)).toEqual([]);
    }
  });

  it('is never at once permitted, and always says why in a sentence', () => {
    for (const stage of Object.keys(stages) as Stage[]) {
      for (const role of ['creator', 'candidate'] as const) {
        const application = stages[stage];
        const may = permitted(application, actors[role], start);
        for (const { permission, reason } of hindered(application, actors[role], start)) {
          expect(may).not.toContain(permission);
          expect(reason).toMatch(/^[A-ZÀÉ].*\.$/);
        }
      }
    }
  });
});
