import { describe, expect, it } from 'vitest';
import type { ThreadParty } from './actors.ts';
import { currentConfidentiality } from './confidentiality.ts';
import { decide } from './decide.ts';
import { decideMessage } from './decide-message.ts';
import {
  actors,
  after,
  attempt,
  consent,
  hoursAfter,
  type Stage,
  type Step,
  stages,
  start,
} from './fixtures.ts';

const say = (by: ThreadParty, content = 'Bonjour'): Step => [by, { type: 'message', content }];

describe('confidentiality', () => {
  for (const stage of ['created', 'job', 'directDone'] as const satisfies Stage[]) {
    it(`at stage ${stage}, the first consent opens an NDA action and asks the other; the second closes it`, () => {
      const first = attempt(stages[stage], ['candidate', consent]);
      expect(first).toMatchObject({
        ok: true,
        application: {
          state: stages[stage].state,
          consents: {
            candidate: { version: currentConfidentiality.version, sha256: 'a'.repeat(64), at: start },
            creator: null,
          },
        },
        changes: { closed: [], opened: [{ type: 'NDA' }] },
        effects: [
          { to: 'creator', key: 'NDA_ASKED' },
          { to: 'creator', mail: 'nda-asked' },
        ],
      });
      expect(attempt(stages[stage], ['candidate', consent], ['creator', consent])).toMatchObject({
        ok: true,
        application: { consents: { creator: { at: hoursAfter(1) } } },
        changes: { closed: [{ type: 'NDA', result: 'ACCEPTED' }], opened: [] },
        effects: [
          { to: 'candidate', key: 'NDA_ACCEPTED' },
          { to: 'candidate', mail: 'nda-accepted' },
        ],
      });
    });
  }

  it('is accepted once by each party', () => {
    expect(attempt(stages.created, ['creator', consent], ['creator', consent])).toMatchObject({
      code: 'ALREADY_CONSENTED',
    });
  });

  it('holds for one version: the second party accepts the text that the first accepted', () => {
    const older = {
      ...stages.created,
      consents: { creator: { version: '2025-01-01', sha256: 'c', at: start }, candidate: null },
    };
    expect(attempt(older, ['candidate', consent])).toMatchObject({ code: 'NDA_VERSION' });
    expect(attempt(older, ['candidate', { type: 'nda', version: '2025-01-01', sha256: 'c' }]).ok).toBe(true);
    expect(
      attempt(stages.created, ['candidate', { type: 'nda', version: 'unknown', sha256: 'c' }]),
    ).toMatchObject({ code: 'NDA_VERSION' });
  });

  it('ends with a refused application', () => {
    const refused = after(stages.created, ['creator', consent], ['creator', { type: 'refuseCandidate' }]);
    expect(refused.actions).toMatchObject([{ result: 'REFUSED' }, { type: 'NDA', result: 'REFUSED' }]);
    expect(attempt(refused, ['candidate', consent])).toMatchObject({ code: 'STATE_CHANGED' });
  });
});

describe('messages', () => {
  it('are for who has consented, whatever the other did', () => {
    for (const stage of [stages.created, stages.job]) {
      const consented = after(stage, ['candidate', consent]);
      expect(attempt(consented, say('creator'))).toMatchObject({ ok: false, code: 'NDA_REQUIRED' });
      expect(attempt(consented, say('candidate'))).toMatchObject({
        ok: true,
        changes: { closed: [], opened: [], fields: {} },
        effects: [{ kind: 'notify', to: 'creator', key: 'NEW_MESSAGE' }],
      });
    }
  });

  it('of nothing but white space are refused, as are those that are too long', () => {
    const consented = after(stages.created, ['creator', consent]);
    for (const content of ['', ' ', '\n\t ', '\u00a0\u202f\u3000']) {
      expect(attempt(consented, say('creator', content))).toMatchObject({ code: 'EMPTY_MESSAGE' });
    }
    expect(attempt(consented, say('creator', 'x'.repeat(5_001)))).toMatchObject({ code: 'MESSAGE_TOO_LONG' });
    expect(attempt(consented, say('creator', 'x'.repeat(5_000))).ok).toBe(true);
  });

  it('need no words where files come with them, and fit all the same', () => {
    const consented = after(stages.created, ['creator', consent]);
    const bring = (content: string, files: number): Step => ['creator', { type: 'message', content, files }];
    expect(attempt(consented, bring('', 1)).ok).toBe(true);
    expect(attempt(consented, bring(' ', 0))).toMatchObject({ code: 'EMPTY_MESSAGE' });
    expect(attempt(consented, bring('x'.repeat(5_001), 2))).toMatchObject({ code: 'MESSAGE_TOO_LONG' });
  });

  it('are closed in REFUSED and stay open when the mission is done', () => {
    const consented = after(stages.created, ['creator', consent]);
    const refused = after(consented, ['creator', { type: 'refuseCandidate' }]);
    expect(attempt(refused, say('creator'))).toMatchObject({ code: 'MESSAGES_CLOSED' });
    expect(attempt(stages.directDone, ['creator', consent], say('creator')).ok).toBe(true);
  });
});

describe('the little that a message is decided on', () => {
  const outcomeOf = (decision: ReturnType<typeof decide>) =>
    decision.ok ? { effects: decision.effects, changes: decision.changes } : decision;

  it('decides as the whole thread does, at every stage, for everybody, whatever is said', () => {
    for (const stage of Object.keys(stages) as Stage[]) {
      for (const consents of [[], ['creator'], ['creator', 'candidate']] as const) {
        const given = { version: currentConfidentiality.version, sha256: 'a'.repeat(64), at: start };
        const application = {
          ...stages[stage],
          consents: {
            creator: consents.some((party) => party === 'creator') ? given : null,
            candidate: consents.some((party) => party === 'candidate') ? given : null,
          },
        };
        const { type, state, creator, candidate } = application;
        const light = { type, state, creator, candidate, consents: application.consents };
        for (const actor of [...Object.values(actors), { role: 'creator', memberId: 'stranger' } as const]) {
          for (const content of ['Bonjour', ' ', 'a'.repeat(5_001)]) {
            const command = { type: 'message', content } as const;
            expect(outcomeOf(decideMessage(light, command, actor, start))).toEqual(
              outcomeOf(decide(application, command, actor, start)),
            );
          }
        }
      }
    }
  });
});
