import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userTypes } from '../members/kinds.ts';
import { missionNatures } from '../options/mission-natures.ts';
import { valuesOf } from '../options/option.ts';
import { professions } from '../options/professions.ts';
import { type EligibilityCandidate, type EligibilitySubject, mayApply } from '../postings/who-may-apply.ts';
import { defaultEligibilityRules as rules } from './default-eligibility-rules.ts';
import { invitationsADay } from './invitation-limits.ts';
import { mayInvite } from './invite.ts';

const today = '2026-11-21';

const subject: EligibilitySubject = {
  type: 'MISSION',
  nature: 'recherches',
  creatorId: 'creator-1',
  creatorKind: 'COMPANY',
  isArchived: false,
  isHidden: false,
  endDate: '2026-12-31',
  publishedAt: new Date('2026-11-01T08:00:00Z'),
};

type Invited = EligibilityCandidate & { readonly isInvited: boolean };

const invited: Invited = {
  memberId: 'member-1',
  kind: 'EMPLOYEE',
  profession: 'Juriste',
  isVerified: true,
  hasApplied: false,
  isInvited: false,
};

interface Changes {
  readonly subject?: Partial<EligibilitySubject>;
  readonly invited?: Partial<Invited>;
  readonly inviterId?: string;
  readonly sentToday?: number;
}

const ask = (changes: Changes = {}) =>
  mayInvite({
    inviterId: changes.inviterId ?? 'creator-1',
    subject: { ...subject, ...changes.subject },
    invited: { ...invited, ...changes.invited },
    sentToday: changes.sentToday ?? 0,
    today,
    rules,
  });

describe('who may be invited to apply', () => {
  it('any member who may apply, by the creator alone', () => {
    expect(ask()).toEqual({ ok: true });
    expect(ask({ inviterId: 'another' })).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('never oneself', () => {
    expect(ask({ invited: { memberId: 'creator-1' } })).toMatchObject({ code: 'SELF_INVITATION' });
  });

  it('once for each mission; one who was invited and has applied is said to have applied', () => {
    expect(ask({ invited: { isInvited: true } })).toMatchObject({ code: 'ALREADY_INVITED' });
    expect(ask({ invited: { hasApplied: true } })).toMatchObject({ code: 'INVITEE_APPLIED' });
    expect(ask({ invited: { isInvited: true, hasApplied: true } })).toMatchObject({
      code: 'INVITEE_APPLIED',
    });
  });

  it('while the mission takes applications', () => {
    expect(ask({ subject: { isArchived: true } })).toMatchObject({ code: 'INVITATIONS_CLOSED' });
    expect(ask({ subject: { endDate: '2026-11-20' } })).toMatchObject({ code: 'INVITATIONS_CLOSED' });
    expect(ask({ subject: { endDate: today } })).toEqual({ ok: true });
  });

  it('neither customers, nor staff, nor the partner, nor members who are not verified', () => {
    for (const kind of ['CUSTOMER', 'STAFF', 'PARTNER'] as const) {
      expect(ask({ invited: { kind } })).toMatchObject({ code: 'INVITEE_CANNOT_APPLY' });
    }
    expect(ask({ invited: { isVerified: false } })).toMatchObject({
      code: 'INVITEE_CANNOT_APPLY',
      reason: expect.stringContaining('n’est pas vérifié'),
    });
  });

  it('not one whose profession the table closes the mission to: the reason is that of the table', () => {
    const closed = { nature: 'postulation' };
    const applying = mayApply({ subject: { ...subject, ...closed }, candidate: invited, today, rules });
    expect(applying).toMatchObject({ ok: false, code: 'PROFESSION_NOT_ALLOWED' });
    expect(ask({ subject: closed })).toEqual({
      ok: false,
      code: 'INVITEE_CANNOT_APPLY',
      reason: applying.ok ? '' : applying.reason,
    });
  });

  it('twenty times a day at most', () => {
    expect(invitationsADay).toBe(20);
    expect(ask({ sentToday: 19 })).toEqual({ ok: true });
    expect(ask({ sentToday: 20 })).toMatchObject({ code: 'INVITATIONS_SPENT' });
  });
});

const anybody = fc.record({
  memberId: fc.constantFrom('creator-1', 'member-1'),
  kind: fc.constantFrom(...userTypes),
  profession: fc.constantFrom(...valuesOf(professions), null),
  isVerified: fc.boolean(),
  hasApplied: fc.boolean(),
  isInvited: fc.boolean(),
});

const anyMission = fc.record({
  nature: fc.constantFrom(...valuesOf(missionNatures)),
  creatorKind: fc.constantFrom(...userTypes),
  isArchived: fc.boolean(),
  isHidden: fc.boolean(),
  endDate: fc.constantFrom('2026-11-20', '2026-11-21', '2027-01-31', null),
});

describe('an invitation, whoever asks and whoever is asked', () => {
  it('is sent exactly to those who may apply, were not invited, and while some are left', () => {
    const inviter = fc.constantFrom('creator-1', 'another');
    const sent = fc.constantFrom(0, 1, 19, 20, 21);
    fc.assert(
      fc.property(anyMission, anybody, inviter, sent, (mission, member, inviterId, sentToday) => {
        const asked = { ...subject, ...mission };
        const may = mayApply({ subject: asked, candidate: member, today, rules }).ok;
        const expected = may && !member.isInvited && inviterId === 'creator-1' && sentToday < invitationsADay;
        expect(ask({ subject: mission, invited: member, inviterId, sentToday }).ok).toBe(expected);
      }),
      { numRuns: 2_000 },
    );
  });

  it('that is refused says why, in French and to the creator', () => {
    fc.assert(
      fc.property(anyMission, anybody, (mission, member) => {
        const decision = ask({ subject: mission, invited: member });
        if (!decision.ok) expect(decision.reason).toMatch(/^[A-ZÀÉ].{10,}\.$/);
      }),
    );
  });
});
