import { describe, expect, it } from 'vitest';
import { addBusinessHours } from '../time/business-hours.ts';
import type { PartyFacts } from './application.ts';
import type { ThreadCommand } from './commands.ts';
import { after, attempt, hoursAfter, stages, start } from './fixtures.ts';
import { isPortageRejected } from './portage.ts';
import { portageDeadline, portageDueAt } from './timer-schedule.ts';

const modes = [
  { choose: 'choose/direct', accept: 'direct/accept', refuse: 'direct/refuse', action: 'DIRECT' },
  { choose: 'choose/funds', accept: 'funds/accept', refuse: 'funds/refuse', action: 'FUNDS' },
  { choose: 'choose/portage', accept: 'portage/accept', refuse: 'portage/refuse', action: 'PORTAGE' },
] as const;

const notifications = (steps: Parameters<typeof attempt>) => {
  const decision = attempt(...steps);
  if (!decision.ok) throw new Error(decision.code);
  return decision.effects.flatMap((effect) =>
    effect.kind === 'notify' ? [`${effect.to} ${effect.key}`] : [],
  );
};

describe('the choice of a collaboration', () => {
  for (const { choose, accept, refuse, action } of modes) {
    it(`${choose} closes the choice, opens ${action} and offers it to the candidate`, () => {
      expect(attempt(stages.choosing, ['creator', { type: choose }])).toMatchObject({
        ok: true,
        application: { state: 'WAITING_ACCEPTATION' },
        changes: {
          closed: [{ type: 'CONTRACT_CHOICE', result: 'ACCEPTED' }],
          opened: [{ type: action }],
        },
        effects: [{ to: 'candidate', key: 'CONTRACT_OFFER' }, { mail: 'mode-offered' }],
      });
    });

    it(`${refuse} opens a new choice and tells the creator`, () => {
      expect(
        attempt(stages.choosing, ['creator', { type: choose }], ['candidate', { type: refuse }]),
      ).toMatchObject({
        ok: true,
        application: { state: 'WAITING_ACCEPTATION' },
        changes: { closed: [{ type: action, result: 'REFUSED' }], opened: [{ type: 'CONTRACT_CHOICE' }] },
        effects: [{ to: 'creator', key: 'CONTRACT_REFUSED' }, { mail: 'mode-refused' }],
      });
    });

    it(`${choose} may be offered again after a refusal by the candidate`, () => {
      const again = attempt(
        stages.choosing,
        ['creator', { type: choose }],
        ['candidate', { type: refuse }],
        ['creator', { type: choose }],
        ['candidate', { type: accept }],
      );
      expect(again.ok).toBe(true);
    });
  }

  it('is told that another collaboration on the mission is under way, and is taken once that is confirmed', () => {
    const second = { ...stages.choosing, othersUnderWay: 1 };
    for (const type of ['choose/direct', 'choose/funds', 'choose/portage'] as const) {
      expect(attempt(second, ['creator', { type }])).toMatchObject({ code: 'COLLABORATION_UNDER_WAY' });
      expect(attempt(second, ['creator', { type, isConfirmed: true }]).ok).toBe(true);
    }
  });

  const customer: PartyFacts = { memberId: 'creator-1', kind: 'CUSTOMER', isMoral: false };
  const company: PartyFacts = { memberId: 'candidate-1', kind: 'COMPANY', isMoral: true };
  const portage: ThreadCommand = { type: 'choose/portage' };

  it('offers no direct relation to a customer who is a natural person', () => {
    const direct: ThreadCommand = { type: 'choose/direct' };
    expect(attempt({ ...stages.choosing, creator: customer }, ['creator', direct])).toMatchObject({
      ok: false,
      code: 'DIRECT_NOT_ALLOWED',
    });
    for (const creator of [
      { ...customer, isMoral: true },
      { ...customer, kind: 'EMPLOYEE' as const },
    ]) {
      expect(attempt({ ...stages.choosing, creator }, ['creator', direct]).ok).toBe(true);
    }
  });

  it('offers portage to a legal entity alone', () => {
    for (const kind of ['CUSTOMER', 'EMPLOYEE', 'STUDENT'] as const) {
      const creator = { ...customer, kind };
      expect(attempt({ ...stages.choosing, creator }, ['creator', portage])).toMatchObject({
        ok: false,
        code: 'PORTAGE_NEEDS_LEGAL_ENTITY',
      });
    }
    const moral = { ...customer, isMoral: true };
    expect(attempt({ ...stages.choosing, creator: moral }, ['creator', portage]).ok).toBe(true);
  });

  it('offers portage to a candidate who is a natural person', () => {
    for (const candidate of [company, { ...company, isMoral: false }, { ...customer, isMoral: true }]) {
      const legal = { ...stages.choosing, candidate: { ...candidate, memberId: 'candidate-1' } };
      expect(attempt(legal, ['creator', portage])).toMatchObject({
        ok: false,
        code: 'PORTAGE_NEEDS_NATURAL_PERSON',
      });
    }
  });

  it('offers portage from 250 €, to the cent', () => {
    expect(attempt({ ...stages.choosing, offerCents: 24_999 }, ['creator', portage])).toMatchObject({
      ok: false,
      code: 'PORTAGE_MINIMUM',
    });
    expect(attempt({ ...stages.choosing, offerCents: 25_000 }, ['creator', portage]).ok).toBe(true);
  });

  it('excludes portage for the natures that staff exclude, and for no other', () => {
    const excluded = { ...stages.choosing, isPortageExcluded: true };
    expect(attempt(excluded, ['creator', portage])).toMatchObject({
      ok: false,
      code: 'PORTAGE_EXCLUDED_NATURE',
    });
    for (const nature of ['postulation', 'contentieux']) {
      expect(attempt({ ...stages.choosing, nature }, ['creator', portage]).ok).toBe(true);
    }
  });

  it('offers no portage again once the platform or the partner rejected it', () => {
    expect(attempt(stages.choosingWithoutPortage, ['creator', portage])).toMatchObject({
      ok: false,
      code: 'PORTAGE_ALREADY_REFUSED',
    });
    const byPartner = after(stages.portageAtPartner, ['partner', { type: 'itg/reject', reason: 'Exclue.' }]);
    expect(attempt(byPartner, ['creator', portage])).toMatchObject({ code: 'PORTAGE_ALREADY_REFUSED' });
    for (const stage of [stages.choosing, stages.portageAtPlatform, stages.portageAtPartner]) {
      expect(isPortageRejected(stage)).toBe(false);
    }
  });
});

describe('the acceptance of a mode', () => {
  it('direct relation: the mission is ONGOING at once', () => {
    const decision = attempt(stages.directOffered, ['candidate', { type: 'direct/accept' }]);
    expect(decision).toMatchObject({
      ok: true,
      application: { state: 'ONGOING', mode: 'direct' },
      changes: {
        closed: [{ type: 'DIRECT', result: 'ACCEPTED' }],
        opened: [{ type: 'MISSION_ONGOING' }],
      },
      effects: [{ to: 'creator', key: 'CONTRACT_ACCEPTED' }, { mail: 'mode-accepted' }],
    });
  });

  it('held funds: the deposit is awaited, the candidate is reminded of the payment account', () => {
    expect(attempt(stages.fundsOffered, ['candidate', { type: 'funds/accept' }])).toMatchObject({
      ok: true,
      application: { state: 'WAITING_FUNDS', mode: 'funds' },
      changes: { closed: [{ type: 'FUNDS', result: 'ACCEPTED' }], opened: [{ type: 'WAITING_FUNDS' }] },
      effects: [
        { to: 'creator', key: 'CONTRACT_ACCEPTED' },
        {},
        { kind: 'mail', to: 'candidate', mail: 'payment-account-reminder' },
      ],
    });
  });

  it('portage: the platform has 48 hours, with a reminder at half time', () => {
    expect(attempt(stages.portageOffered, ['candidate', { type: 'portage/accept' }])).toMatchObject({
      ok: true,
      application: { state: 'WAITING_PORTAGE', mode: 'portage' },
      changes: { closed: [{ type: 'PORTAGE', result: 'ACCEPTED' }], opened: [{ type: 'WAITING_BASOCHE' }] },
      effects: [
        { to: 'creator', key: 'CONTRACT_ACCEPTED' },
        {},
        { to: 'staff', mail: 'portage-to-review' },
        { kind: 'schedule', command: { type: 'portage/remind' }, at: hoursAfter(24) },
        { kind: 'schedule', command: { type: 'portage/overdue' }, at: hoursAfter(48) },
      ],
    });
  });
});

describe('the review of a portage', () => {
  it('validated by staff, goes on to the partner, who has 48 business hours', () => {
    expect(attempt(stages.portageAtPlatform, ['staff', { type: 'portage/validate' }])).toMatchObject({
      ok: true,
      application: { state: 'WAITING_PORTAGE' },
      changes: {
        closed: [{ type: 'WAITING_BASOCHE', result: 'ACCEPTED' }],
        opened: [{ type: 'WAITING_ITG' }],
      },
      effects: [
        { to: 'creator', key: 'PORTAGE_ACCEPTED' },
        { to: 'candidate', key: 'PORTAGE_ACCEPTED' },
        { to: 'creator', mail: 'portage-validated' },
        { to: 'candidate', mail: 'portage-validated' },
        { to: 'partner', mail: 'portage-to-review' },
        { kind: 'schedule', command: { type: 'itg/remind' }, at: addBusinessHours(start, 24) },
        { kind: 'schedule', command: { type: 'itg/overdue' }, at: addBusinessHours(start, 48) },
      ],
    });
  });

  it('rejected by staff or by the partner, goes back to the choice, tells both and gives the reason', () => {
    const rejections = [
      [stages.portageAtPlatform, 'staff', 'portage/reject', 'PORTAGE_REFUSED'],
      [stages.portageAtPartner, 'partner', 'itg/reject', 'PORTAGE_REFUSED_BY_ITG'],
    ] as const;
    for (const [stage, role, type, key] of rejections) {
      expect(attempt(stage, [role, { type, reason: ' Activité exclue. ' }])).toMatchObject({
        ok: true,
        application: { state: 'WAITING_ACCEPTATION', mode: null },
        changes: { closed: [{ result: 'REFUSED' }], opened: [{ type: 'CONTRACT_CHOICE' }] },
        effects: [
          { to: 'creator', key },
          { to: 'candidate', key },
          { to: 'creator', mail: 'portage-rejected', reason: 'Activité exclue.' },
          { to: 'candidate', mail: 'portage-rejected', reason: 'Activité exclue.' },
        ],
      });
    }
  });

  it('is rejected with a reason only', () => {
    for (const reason of ['', ' \n', 'x'.repeat(2_001)]) {
      expect(attempt(stages.portageAtPlatform, ['staff', { type: 'portage/reject', reason }])).toMatchObject({
        code: 'REASON_REQUIRED',
      });
      expect(attempt(stages.portageAtPartner, ['partner', { type: 'itg/reject', reason }])).toMatchObject({
        code: 'REASON_REQUIRED',
      });
    }
    const reason = 'x'.repeat(2_000);
    expect(attempt(stages.portageAtPlatform, ['staff', { type: 'portage/reject', reason }]).ok).toBe(true);
  });

  it('accepted by the partner, awaits the deposit and tells both', () => {
    expect(attempt(stages.portageAtPartner, ['partner', { type: 'itg/validate' }])).toMatchObject({
      ok: true,
      application: { state: 'WAITING_FUNDS' },
      changes: { closed: [{ type: 'WAITING_ITG', result: 'ACCEPTED' }], opened: [{ type: 'WAITING_FUNDS' }] },
    });
    expect(notifications([stages.portageAtPartner, ['partner', { type: 'itg/validate' }]])).toEqual([
      'creator PORTAGE_ACCEPTED_BY_ITG',
      'candidate PORTAGE_ACCEPTED_BY_ITG',
    ]);
  });

  it('reminds whoever must answer, and tells staff when the partner is late too', () => {
    expect(attempt(stages.portageAtPlatform, ['timer', { type: 'portage/remind' }])).toMatchObject({
      effects: [{ to: 'staff', mail: 'portage-to-review' }],
    });
    expect(attempt(stages.portageAtPlatform, ['timer', { type: 'portage/overdue' }])).toMatchObject({
      effects: [{ to: 'staff', mail: 'portage-overdue' }],
    });
    expect(attempt(stages.portageAtPartner, ['timer', { type: 'itg/remind' }])).toMatchObject({
      effects: [{ to: 'partner', mail: 'portage-to-review' }],
    });
    expect(attempt(stages.portageAtPartner, ['timer', { type: 'itg/overdue' }])).toMatchObject({
      effects: [
        { to: 'partner', mail: 'portage-overdue' },
        { to: 'staff', mail: 'portage-overdue' },
      ],
    });
  });

  it('is due at an instant that the queue can show', () => {
    const friday = new Date('2026-11-27T15:00:00Z');
    expect(portageDueAt({ type: 'WAITING_BASOCHE', sentAt: friday })).toEqual(
      new Date('2026-11-29T15:00:00Z'),
    );
    expect(portageDueAt({ type: 'WAITING_ITG', sentAt: friday })).toEqual(new Date('2026-12-01T15:00:00Z'));
    expect(portageDueAt({ type: 'FUNDS', sentAt: friday })).toBeNull();
    expect(portageDeadline('WAITING_BASOCHE', friday).halfAt).toEqual(new Date('2026-11-28T15:00:00Z'));
    expect(portageDeadline('WAITING_ITG', friday).halfAt).toEqual(new Date('2026-11-30T15:00:00Z'));
  });
});
