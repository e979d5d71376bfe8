import { expect, it } from 'vitest';
import { parisHour } from '../time/paris.ts';
import type { Application } from './application.ts';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { earnedCents, toldCents } from './deposits-and-refunds.ts';
import { actors, stages } from './fixtures.ts';

/**
 * A sheet that was given back has no amount: its author's later changes are a draft (rules §13, "Sheets").
 */

const on = (hour: number) => parisHour('2026-12-02', hour);

const given = (application: Application, by: keyof typeof actors, command: ThreadCommand): Application => {
  const decision = decide(application, command, actors[by], on(10));
  if (!decision.ok) throw new Error(decision.code);
  return decision.application;
};

it('counts for nothing until it is sent again', () => {
  const told = stages.monthTold;
  expect(toldCents(told)).toBe(90_000);
  const returned = given(told, 'creator', { type: 'sheet/return', reason: 'Un jour manque.' });
  expect(returned.sheet?.returned?.reason).toBe('Un jour manque.');
  expect([toldCents(returned), earnedCents(returned)]).toEqual([null, earnedCents(stages.monthOngoing)]);
});

it('does not change what staff release, whatever stands in the draft', () => {
  const returned = given(stages.monthTold, 'creator', { type: 'sheet/return', reason: 'Un jour manque.' });
  const { sheet } = returned;
  const entries = [{ day: 'demain', units: 999.5, text: '' }];
  const draft = { ...returned, sheet: sheet && { ...sheet, entries } };
  const contested = given(draft, 'candidate', { type: 'contest', reason: 'Le client ne répond plus.' });
  const settle = { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' } as const;
  const decision = decide(contested, settle, actors.staff, on(12));
  expect(decision).toMatchObject({ ok: true, application: { state: 'DONE' } });
  expect(decision.ok && decision.effects[0]).toMatchObject({
    payment: { ask: 'release', amountCents: earnedCents(stages.monthOngoing) },
  });
});
