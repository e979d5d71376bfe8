import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { ThreadEffect } from './effects.ts';
import { actors, hoursAfter, stages } from './fixtures.ts';
import { sheetToPartner } from './portage.ts';

const told = { ...stages.monthTold, mode: 'portage' } as const;

const mailedTo = (effects: readonly ThreadEffect[]) =>
  effects.flatMap((effect) => (effect.kind === 'mail' && effect.to === 'partner' ? [effect.mail] : []));

describe('the sheet of a month of a portage', () => {
  it('goes to the partner once, with its acceptance', () => {
    const accepted = decide(told, { type: 'mission/validate' }, actors.creator, hoursAfter(24 * 9));
    if (!accepted.ok) throw new Error(accepted.code);
    expect(mailedTo(accepted.effects)).toEqual(['portage-sheet']);
    const contested = decide(
      accepted.application,
      { type: 'contest', reason: 'Un jour manque.' },
      actors.creator,
      hoursAfter(24 * 9 + 1),
    );
    if (!contested.ok) throw new Error(contested.code);
    const settled = decide(
      contested.application,
      { type: 'settle', outcome: 'release', reason: 'Tout y est.' },
      actors.staff,
      hoursAfter(24 * 9 + 2),
    );
    if (!settled.ok) throw new Error(settled.code);
    expect([...mailedTo(contested.effects), ...mailedTo(settled.effects)]).toEqual([]);
  });

  it('is no sheet of another mode, of a flat price, nor one that was given back', () => {
    expect(sheetToPartner(told)).toHaveLength(1);
    expect(sheetToPartner(stages.monthTold)).toEqual([]);
    expect(sheetToPartner({ ...stages.delivered, mode: 'portage' })).toEqual([]);
    expect(sheetToPartner({ ...told, deliveredAt: null })).toEqual([]);
  });
});
