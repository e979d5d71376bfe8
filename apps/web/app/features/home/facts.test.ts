import { cvsAtMost, savedSearchesAtMost } from '@basoche/domain/limits';
import { availabilityHoldsDays } from '@basoche/domain/members/availability';
import { type PersonProfile, personCompleteness } from '@basoche/domain/members/completeness';
import { lapsedFrom } from '@basoche/domain/members/verification';
import { defaultEligibilityRules } from '@basoche/domain/missions/default-eligibility-rules';
import { tableAnswer } from '@basoche/domain/missions/eligibility-rules';
import { invitationsADay } from '@basoche/domain/missions/invitation-limits';
import { missionNatures } from '@basoche/domain/options/mission-natures';
import { skillNames } from '@basoche/domain/options/skills';
import { plainSimulation } from '@basoche/domain/payments/simulator-address';
import { type SimulatedCandidate, simulate } from '@basoche/domain/payments/simulator-modes';
import { openDaysWithoutDeadline } from '@basoche/domain/postings/publication';
import { reviewsCloseAt } from '@basoche/domain/threads/reviews';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import { describe, expect, it } from 'vitest';
import { facts, figures, payerTotal } from './facts.ts';

const daysBetween = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 86_400_000;

/** Net amounts of a price before tax: in portage, and by an invoice. */
const nets = (priceCents: number, candidate: SimulatedCandidate) => {
  const modes = simulate({ ...plainSimulation, priceCents, candidate });
  return Object.fromEntries(
    modes.map(({ mode, net }) => [mode, net.kind === 'accounts' ? null : net.of.netCents]),
  );
};

const nothing: PersonProfile = {
  pictureURL: null,
  role: null,
  location: null,
  about: null,
  hourlyCostCents: null,
  domains: 0,
  skills: 0,
  experiences: 0,
  formations: 0,
};

describe('the figures of the public pages', () => {
  it('are the delays of the rules', () => {
    expect(figures.portageHours).toBe(threadTimes.portageAnswerHours);
    expect(figures.portageHours).toBe(threadTimes.partnerAnswerBusinessHours);
    expect(figures.autoEndDays).toBe(threadTimes.autoEndDays);
    expect(figures.endReminderDays).toEqual(threadTimes.endReminderDays);
    expect(figures.holdDays).toBe(threadTimes.holdMaximumDays);
    const done = new Date('2026-11-21T10:00:00Z');
    expect(daysBetween(done, reviewsCloseAt(done) ?? done)).toBe(figures.reviewDays);
  });

  it('are the natures of missions, and those that the table opens to a student', () => {
    const student = { kind: 'STUDENT', profession: 'Étudiant' } as const;
    const open = missionNatures.filter(({ value }) =>
      (['MEMBER', 'CUSTOMER'] as const).every(
        (client) => tableAnswer(defaultEligibilityRules, value, client, student).opens,
      ),
    );
    expect(missionNatures).toHaveLength(figures.natures);
    expect(open).toHaveLength(figures.studentNatures);
  });

  it('are the estimates of the simulator', () => {
    expect(nets(100_000, 'micro')).toMatchObject({
      portage: figures.net.portage,
      direct: figures.net.micro,
      funds: figures.net.micro,
    });
    expect(nets(30_000, 'etudiant')).toMatchObject({
      portage: figures.net.studentPortage,
      direct: figures.net.studentMicro,
    });
  });

  it('are those that the texts say in words', () => {
    expect(openDaysWithoutDeadline, 'ouverte 60 jours').toBe(60);
    expect(invitationsADay, 'vingt invitations par jour').toBe(20);
    expect(savedSearchesAtMost, 'vingt recherches').toBe(20);
    expect(cvsAtMost, 'cinq CV').toBe(5);
    expect(availabilityHoldsDays, 'cela vaut 14 jours').toBe(14);
    expect(skillNames, 'douze compétences').toHaveLength(12);
    expect(personCompleteness(nothing).missing, 'huit points').toHaveLength(8);
    expect(lapsedFrom({ kind: 'STUDENT', verifiedAt: new Date('2026-11-21T10:00:00Z') })).toBe('2027-11-01');
  });

  it('are what each mode asks of whoever pays', () => {
    expect(payerTotal('direct', 100_000)).toBe('1\u202f200\u00a0€');
    expect(payerTotal('funds', 100_000)).toBe('1\u202f218\u00a0€');
    expect(facts.fee).toBe('15\u00a0€\u00a0HT');
    expect(facts.feeWithTax).toBe('18\u00a0€\u00a0TTC');
    expect(facts.endReminders).toBe('3e, 7e et 12e');
  });
});
