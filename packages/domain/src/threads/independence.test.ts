import { describe, expect, it } from 'vitest';
import type { ConflictFacts } from '../conflicts/gate.ts';
import { currentIndependence, independenceText } from '../conflicts/independence.ts';
import type { Application } from './application.ts';
import {
  actors,
  after,
  apply,
  applyToJob,
  applyWith,
  attempt,
  conflicts,
  consent,
  declaration,
  declare,
  disclose,
  prospect,
  stages,
  start,
} from './fixtures.ts';
import { hindered } from './hindered.ts';
import { asksNothing, isIndependenceCurrent, unsigned } from './independence.ts';
import { permitted } from './permitted.ts';

const asking = (changes: Partial<ConflictFacts> = {}) =>
  prospect({ conflicts: { ...conflicts, ...changes } });
const withFacts = (application: Application, changes: Partial<ConflictFacts>): Application => ({
  ...application,
  conflicts: { ...conflicts, ...changes },
});
const ofIndependence = (application: Application, role: 'creator' | 'candidate') =>
  permitted(application, actors[role], start).filter((name) => /^(independence|parties)/.test(name));
const hindrances = (application: Application, role: 'creator' | 'candidate') =>
  hindered(application, actors[role], start).map(({ permission, code }) => `${permission} ${code}`);

describe('the declaration of independence', () => {
  it('is complete, and numbers its clauses in its canonical text', () => {
    expect(currentIndependence.clauses).toHaveLength(5);
    expect(independenceText('2026-11-28')).toContain('\n\nVersion du 2026-11-28\n\nÀ la date');
    expect(independenceText('2026-11-28')).toContain('\n\n5. La liste');
    expect(() => independenceText('1999-01-01')).toThrow('version "1999-01-01"');
  });
});

describe('an application', () => {
  it('brings a declaration or a reserve where a declaration is asked for', () => {
    expect(attempt(asking(), apply)).toMatchObject({ code: 'INDEPENDENCE_NEEDED' });
    expect(after(asking(), applyWith('declared')).independence).toEqual({
      kind: 'declared',
      ...declaration,
      at: start,
    });
    const decision = attempt(asking(), applyWith('reserved'));
    expect(decision).toMatchObject({
      application: { independence: { kind: 'reserved', listVersion: 1, version: null, commitment: null } },
      effects: [
        { to: 'creator', key: 'NEW_MISSION_CANDIDATE' },
        { to: 'creator', mail: 'application-received' },
        { to: 'creator', key: 'INDEPENDENCE_RESERVED' },
      ],
    });
  });

  it.each<[Partial<ConflictFacts>, object, string]>([
    [{ parties: 'awaited', listVersion: 0, askedVersion: null }, { listVersion: 0 }, 'PARTIES_AWAITED'],
    [{ askedVersion: null }, {}, 'CONFLICT_CHECK_NEEDED'],
    [{ listVersion: 2 }, { listVersion: 2 }, 'CONFLICT_CHECK_NEEDED'],
    [{ listVersion: 2, askedVersion: 2 }, {}, 'PARTIES_CHANGED'],
    [{}, { version: '1999-01-01' }, 'INDEPENDENCE_VERSION'],
  ])('with %j and %j is %s', (facts, changes, code) => {
    const [role, command] = applyWith('declared');
    const independence = { kind: 'declared', ...declaration, ...changes };
    expect(attempt(asking(facts), [role, { ...command, independence } as typeof command])).toMatchObject({
      code,
    });
  });

  it('asks for nothing at the level nothing, for a check alone at the level check, and never for an offer', () => {
    expect(after(asking({ level: 'nothing', askedVersion: null }), apply).independence).toBeNull();
    expect(after(asking({ level: 'check' }), apply).independence).toBeNull();
    expect(attempt(asking({ level: 'check', askedVersion: null }), apply)).toMatchObject({
      code: 'CONFLICT_CHECK_NEEDED',
    });
    const job = prospect({ type: 'JOB', subject: { ...prospect().subject, type: 'JOB' } });
    expect(after(job, applyToJob).independence).toBeNull();
  });

  it('keeps nothing of a declaration while the conflict check is off', () => {
    expect(after(prospect(), applyWith('declared'))).toEqual(after(prospect(), apply));
  });

  it('that may not be made is told so, whatever is missing in it', () => {
    const { candidate } = prospect();
    const again = { ...asking(), candidate: { ...candidate, hasApplied: true } };
    expect(attempt(again, apply)).toMatchObject({ code: 'ALREADY_APPLIED' });
  });

  it('of a person of the creator’s firm is told what is missing first', () => {
    const { candidate } = prospect();
    const own = { ...asking(), candidate: { ...candidate, isOfCreatorsFirm: true } };
    expect(attempt(own, apply)).toMatchObject({ code: 'INDEPENDENCE_NEEDED' });
    expect(attempt(own, applyWith('declared'))).toMatchObject({ code: 'OWN_FIRM' });
  });
});

describe('a declaration', () => {
  it('is signed anew on a changed list, once its new names were asked about', () => {
    const changed = withFacts(stages.declared, { listVersion: 2 });
    expect(isIndependenceCurrent(stages.declared)).toBe(true);
    expect(isIndependenceCurrent(changed)).toBe(false);
    expect(hindrances(changed, 'candidate')).toContain('independence/declare CONFLICT_CHECK_NEEDED');
    const asked = withFacts(stages.declared, { listVersion: 2, askedVersion: 2 });
    expect(attempt(asked, declare)).toMatchObject({ code: 'PARTIES_CHANGED' });
    const [role, command] = declare;
    const again = after(asked, [role, { ...command, listVersion: 2 } as typeof command]);
    expect(isIndependenceCurrent(again)).toBe(true);
    expect(attempt(again, declare)).toMatchObject({ code: 'ALREADY_DECLARED' });
  });

  it('is signed anew in a new version of its text, and in no other', () => {
    const { independence } = stages.declared;
    const older = {
      ...stages.declared,
      independence: independence && { ...independence, version: '2020-01-01' },
    };
    expect(ofIndependence(older, 'candidate')).toContain('independence/declare');
    expect(attempt(older, declare).ok).toBe(true);
    const [role, command] = declare;
    const wrong = { ...command, version: '2020-01-01' } as typeof command;
    expect(attempt(stages.reserved, [role, wrong])).toMatchObject({ code: 'INDEPENDENCE_VERSION' });
  });

  it('that is missing or too old keeps a mode from being accepted, and says so', () => {
    const old = withFacts(stages.directOfferedOnDeclaration, { listVersion: 2 });
    for (const application of [stages.directOfferedOnReserve, old]) {
      expect(hindrances(application, 'candidate')).toContain('direct/accept DECLARATION_NEEDED');
      expect(attempt(application, ['candidate', { type: 'direct/refuse' }]).ok).toBe(true);
    }
    const relaxed = withFacts(stages.directOfferedOnReserve, { level: 'check' });
    expect(attempt(relaxed, ['candidate', { type: 'direct/accept' }]).ok).toBe(true);
  });

  it('may be retracted or followed by a reserve while the mission goes on, at no price but the word itself', () => {
    const begun = after(stages.directOfferedOnDeclaration, ['candidate', { type: 'direct/accept' }]);
    const decision = attempt(begun, ['candidate', { type: 'independence/retract' }]);
    expect(decision).toMatchObject({
      application: { state: 'ONGOING', independence: { kind: 'retracted', sha256: null } },
      changes: { closed: [], opened: [] },
      effects: [
        { to: 'creator', key: 'INDEPENDENCE_RETRACTED' },
        { to: 'creator', mail: 'independence-retracted', reason: null },
      ],
    });
    expect(ofIndependence(begun, 'candidate')).toEqual(['independence/reserve', 'independence/retract']);
  });

  it('is followed by a reserve, which signs nothing', () => {
    const decision = attempt(stages.declared, ['candidate', { type: 'independence/reserve' }]);
    const unsignedReserve = {
      kind: 'reserved',
      listVersion: 1,
      version: null,
      sha256: null,
      commitment: null,
    };
    expect(decision).toMatchObject({
      changes: { fields: { independence: { ...unsignedReserve, at: start } } },
    });
    expect(unsigned('retracted', null, start)).toMatchObject({ kind: 'retracted', listVersion: 0 });
  });

  it('is on no list where there is none, and current then', () => {
    const without = { independence: stages.declared.independence, conflicts: null };
    expect(isIndependenceCurrent(without)).toBe(false);
    const signed = { ...declaration, kind: 'declared', listVersion: 0, at: start } as const;
    expect(isIndependenceCurrent({ independence: signed, conflicts: null })).toBe(true);
  });

  it('that was signed where nothing was asked is not current while parties are awaited', () => {
    const unnamed = { listVersion: 0, askedVersion: null } as const;
    const begun = asking({ ...unnamed, level: 'nothing', parties: null });
    const [role, command] = applyWith('declared');
    const independence = { kind: 'declared', ...declaration, listVersion: 0 };
    const application = after(begun, [role, { ...command, independence } as typeof command]);
    expect(isIndependenceCurrent(application)).toBe(true);
    const awaited = withFacts(application, { ...unnamed, parties: 'awaited' });
    expect(isIndependenceCurrent(awaited)).toBe(false);
    expect(hindrances(awaited, 'candidate')).toContain('independence/declare PARTIES_AWAITED');
  });

  it.each<[Partial<ConflictFacts> | null, Application['independence'], boolean]>([
    [null, stages.declared.independence, true],
    [{ level: 'nothing', parties: null }, null, true],
    [{ level: 'nothing', parties: 'awaited' }, null, true],
    [{ level: 'nothing', parties: 'named' }, null, false],
    [{ level: 'nothing', parties: 'none' }, stages.declared.independence, false],
    [{ level: 'check', parties: 'none' }, null, false],
    [{ level: 'declaration', parties: null }, null, false],
  ])('with %j and %j: nothing to show is %s', (facts, independence, nothing) => {
    expect(asksNothing({ conflicts: facts && { ...conflicts, ...facts }, independence })).toBe(nothing);
  });

  it('is offered where a declaration is asked for, or where a word was given before staff asked for less', () => {
    const silent = { ...stages.declared, independence: null };
    expect(ofIndependence(silent, 'candidate')).toEqual(['independence/declare', 'independence/reserve']);
    expect(ofIndependence(withFacts(silent, { level: 'check' }), 'candidate')).toEqual([]);
    for (const application of [silent, stages.declared, stages.agreed])
      for (const role of ['creator', 'candidate'] as const)
        expect(ofIndependence({ ...application, conflicts: null }, role)).toEqual([]);
    expect(ofIndependence(withFacts(stages.reserved, { level: 'check' }), 'candidate')).toEqual([
      'independence/declare',
    ]);
  });
});

describe('the parties of a mission', () => {
  it('are shown once both are held by the agreement, and again when they changed', () => {
    expect(hindrances(stages.declared, 'creator')).toContain('parties/disclose BOTH_CONSENTS_NEEDED');
    const one = after(stages.declared, ['creator', consent]);
    expect(attempt(one, disclose)).toMatchObject({ code: 'BOTH_CONSENTS_NEEDED' });
    expect(attempt(stages.agreed, disclose)).toMatchObject({
      changes: { opened: [], closed: [], fields: { shownParties: { listVersion: 1, at: start } } },
    });
    expect(attempt(stages.shown, disclose)).toMatchObject({ code: 'ALREADY_SHOWN' });
    const changed = withFacts(stages.shown, { listVersion: 2 });
    expect(ofIndependence(changed, 'creator')).toEqual(['parties/disclose']);
    expect(attempt(changed, disclose)).toMatchObject({ code: 'PARTIES_CHANGED' });
  });

  it('are shown whatever the level, where there are any', () => {
    expect(ofIndependence(withFacts(stages.agreed, { level: 'nothing' }), 'creator')).toEqual([
      'parties/disclose',
    ]);
    for (const parties of ['none', 'awaited', null] as const)
      expect(ofIndependence(withFacts(stages.agreed, { parties }), 'creator')).toEqual([]);
  });

  it('that nobody named leave the declaration asked for', () => {
    const none = { parties: 'none', listVersion: 1, askedVersion: null } as const;
    expect(attempt(asking(none), apply)).toMatchObject({ code: 'INDEPENDENCE_NEEDED' });
    expect(isIndependenceCurrent(after(asking(none), applyWith('declared')))).toBe(true);
  });
});
