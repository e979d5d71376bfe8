import { describe, expect, it } from 'vitest';
import { fileStates } from '../vigilance/file.ts';
import { refusalOfFile } from '../vigilance/gate.ts';
import type { Application } from './application.ts';
import { decide } from './decide.ts';
import { actors, attempt, fileIn, hearing, stages, start, take, takeAt } from './fixtures.ts';
import { hindered } from './hindered.ts';
import { permitted } from './permitted.ts';

/** The vigilance file blocks the acceptance of a mode, and nothing else (rules §12). */

const offered = {
  'direct/accept': stages.directOffered,
  'funds/accept': stages.fundsOffered,
  'portage/accept': stages.portageOffered,
} as const;
const modes = ['direct/accept', 'funds/accept', 'portage/accept'] as const;

const answer = (application: Application, type: (typeof modes)[number]) => {
  const decision = decide(application, { type }, actors.candidate, start);
  return decision.ok ? null : decision.code;
};

describe('a mode that brings the year to the sum', () => {
  it('is accepted on a complete file alone; a portage on any', () => {
    for (const state of fileStates)
      for (const mode of modes)
        expect(answer({ ...offered[mode], vigilance: fileIn(state) }, mode), `${mode} ${state}`).toBe(
          mode === 'portage/accept' ? null : refusalOfFile[state],
        );
  });

  it('is accepted where no file is asked for, and one cent below the sum', () => {
    for (const mode of modes) expect(answer(offered[mode], mode)).toBeNull();
    const vigilance = fileIn('incomplete');
    const cheap = { ...stages.directOffered, offerCents: 49_999, vigilance };
    expect(answer(cheap, 'direct/accept')).toBeNull();
    expect(answer({ ...cheap, offerCents: 50_000 }, 'direct/accept')).toBe('VIGILANCE_INCOMPLETE');
  });

  it('shows the button off with its reason to the candidate alone', () => {
    const { directOfferedWithoutFile: application } = stages;
    expect(permitted(application, actors.candidate, start)).not.toContain('direct/accept');
    expect(hindered(application, actors.candidate, start)).toContainEqual({
      permission: 'direct/accept',
      code: 'VIGILANCE_INCOMPLETE',
      reason: expect.stringContaining('dossier de vigilance'),
    });
    expect(hindered(application, actors.creator, start).map(({ code }) => code)).not.toContain(
      'VIGILANCE_INCOMPLETE',
    );
  });

  it('takes a declaration of independence first', () => {
    const { directOfferedOnReserve } = stages;
    const both = { ...directOfferedOnReserve, vigilance: fileIn('incomplete') };
    expect(answer(both, 'direct/accept')).toBe('DECLARATION_NEEDED');
  });
});

it('whatever the file, every other command of every stage answers as without facts', () => {
  for (const [stage, application] of Object.entries(stages)) {
    for (const role of ['creator', 'candidate'] as const) {
      const of = (vigilance: Application['vigilance']) =>
        permitted({ ...application, vigilance }, actors[role], start).filter(
          (command) => command !== 'direct/accept' && command !== 'funds/accept',
        );
      expect(of(fileIn('incomplete')), `${stage} ${role}`).toEqual(of(null));
    }
  }
});

it.each(['direct', 'funds'] as const)(
  'a hearing (%s) is taken on a complete file alone, at the sum',
  (mode) => {
    for (const state of fileStates) {
      const decision = attempt(
        hearing(mode, { priceCents: 50_000, vigilance: fileIn(state) }),
        takeAt({ priceCents: 50_000 }),
      );
      expect(decision.ok ? null : decision.code).toBe(refusalOfFile[state]);
    }
    expect(attempt(hearing(mode, { vigilance: fileIn('incomplete') }), take).ok).toBe(true);
  },
);
