import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientKinds } from '../missions/eligibility-rules.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { type ConflictRule, defaultConflictRules, levelOf, levels } from './levels.ts';
import { type LevelEdit, type Relaxation, relaxationOf, relaxesReserved, withLevel } from './levels-edit.ts';

const natures = valuesOf(missionNatures);
const cells = natures.flatMap((nature) => clientKinds.map((client) => ({ nature, client })));
const relaxations: fc.Arbitrary<Relaxation> = fc.record({
  level: fc.constantFrom('nothing', 'check'),
  article: fc.constantFrom('art. 1', 'art. 2'),
  explanation: fc.constantFrom('Parce que.', 'Autrement.'),
});
const edits: fc.Arbitrary<LevelEdit> = fc.record({
  nature: fc.constantFrom(...natures),
  clients: fc.subarray([...clientKinds], { minLength: 1 }),
  relaxation: fc.option(relaxations),
});
const tables = fc
  .array(edits, { maxLength: 6 })
  .map((steps) => steps.reduce<ConflictRule[]>(withLevel, [...defaultConflictRules]));

describe('a change of the levels', () => {
  it('says what was meant of its nature and clients, and leaves every other cell as it was', () => {
    fc.assert(
      fc.property(tables, edits, (table, edit) => {
        const after = withLevel(table, edit);
        for (const { nature, client } of cells) {
          const isMeant = edit.nature === nature && edit.clients.includes(client);
          const wanted = isMeant ? edit.relaxation : relaxationOf(table, nature, client);
          expect(relaxationOf(after, nature, client)).toEqual(wanted);
          expect(levelOf(after, nature, client)).toBe(wanted?.level ?? 'declaration');
        }
      }),
    );
  });

  it('written back as it was read changes nothing, and no line is about nothing', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom(...cells), (table, { nature, client }) => {
        const relaxation = relaxationOf(table, nature, client);
        const after = withLevel(table, { nature, clients: [client], relaxation });
        for (const one of cells)
          expect(relaxationOf(after, one.nature, one.client)).toEqual(
            relaxationOf(table, one.nature, one.client),
          );
        for (const line of after)
          expect(Math.min(line.natures.length, line.clients.length)).toBeGreaterThan(0);
      }),
    );
  });

  it('is for an admin alone where it asks less of consultation, drafting, litigation or representation', () => {
    const reserved = ['consultation', 'redaction', 'contentieux', 'postulation'];
    fc.assert(
      fc.property(tables, edits, (table, edit) => {
        const place = (level: (typeof levels)[number]) => levels.indexOf(level);
        const wanted = place(edit.relaxation?.level ?? 'declaration');
        const asksLess = edit.clients.some((client) => wanted < place(levelOf(table, edit.nature, client)));
        expect(relaxesReserved(table, edit)).toBe(reserved.includes(edit.nature) && asksLess);
      }),
    );
  });
});
