import { describe, expect, it } from 'vitest';
import { courtKinds } from '../options/court-kinds.ts';
import { valuesOf } from '../options/option.ts';
import { defaultHearingRules, hearingActs, reaches } from './hearing-rules.ts';
import { actOpeningOf, widensRepresentation } from './rules-edit.ts';

const cells = valuesOf(courtKinds).flatMap((kind) => valuesOf(hearingActs).map((act) => ({ kind, act })));
const text = { clients: ['avocat', 'firm'], article: 'art. 1', explanation: 'Parce que.' } as const;

describe('a change of the rules of hearings (rules §10, "Reach")', () => {
  it('starts from the line that is there, and from nothing where nobody may act', () => {
    expect(actOpeningOf(defaultHearingRules, 'tj', 'representation')).toMatchObject({ reach: 'bar' });
    expect(actOpeningOf(defaultHearingRules, 'cph', 'representation')).toBeNull();
    const closed = [{ kind: 'tj', act: 'pleading', reach: 'nowhere', ...text } as const];
    expect(actOpeningOf(closed, 'tj', 'pleading')).toBeNull();
  });

  it('is for an admin where more kinds of client may ask for representation, and nowhere else', () => {
    const sets = [[], ['avocat'], ['firm'], ['avocat', 'firm']] as const;
    for (const act of valuesOf(hearingActs))
      for (const before of sets)
        for (const after of sets) {
          const line = { ...text, reach: 'bar' } as const;
          const table = [{ ...line, kind: 'tj', act, clients: before } as const];
          const edit = { kind: 'tj', act, opening: { ...line, clients: after } } as const;
          const isWider = after.some((client) => !(before as readonly string[]).includes(client));
          expect(widensRepresentation(table, edit), `${act} ${before} ${after}`).toBe(
            act === 'representation' && isWider,
          );
        }
  });

  it('is for an admin where representation is opened to more avocats, and nowhere else', () => {
    for (const { kind, act } of cells)
      for (const before of reaches)
        for (const after of reaches) {
          const table = before === 'nowhere' ? [] : [{ kind, act, reach: before, ...text }];
          const opening = after === 'nowhere' ? null : { reach: after, ...text };
          const isWider = reaches.indexOf(after) > reaches.indexOf(before);
          expect(
            widensRepresentation(table, { kind, act, opening }),
            `${kind} ${act} ${before} ${after}`,
          ).toBe(act === 'representation' && isWider);
        }
  });
});
