import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityStatuses } from '../members/availability.ts';
import { valuesOf } from '../options/option.ts';
import { professions } from '../options/professions.ts';
import { defaultEligibilityRules as rules } from './default-eligibility-rules.ts';
import { invitationSuggestionsAtMost } from './invitation-limits.ts';
import {
  type KnownMember,
  professionsToAsk,
  reasonsFor,
  type SuggestingMission,
  suggest,
} from './suggestions.ts';

const today = '2026-11-23';

const mission: SuggestingMission = {
  domain: 'droit_travail',
  experience: 'avocat | 2_5ans',
  startNow: false,
  startDate: '2026-12-10',
};

const nobody: KnownMember = {
  memberId: 'm',
  profession: null,
  domains: [],
  availability: null,
  distanceKm: null,
  responseTimeMn: null,
};

const kinds = (known: Partial<KnownMember>, asked: Partial<SuggestingMission> = {}) =>
  reasonsFor({ ...mission, ...asked }, { ...nobody, ...known }, today).map(({ kind }) => kind);

describe('why to invite somebody', () => {
  it('the domain, the wanted profession, the time, the distance, the answers: in this order', () => {
    const known: KnownMember = {
      memberId: 'm',
      profession: 'Avocat',
      domains: ['droit_fiscal', 'droit_travail'],
      availability: { status: 'SOON', from: '2026-12-01' },
      distanceKm: 0,
      responseTimeMn: 180,
    };
    expect(reasonsFor(mission, known, today)).toEqual([
      { kind: 'domain' },
      { kind: 'profile' },
      { kind: 'available', from: '2026-12-01' },
      { kind: 'distance', km: 0 },
      { kind: 'answers', minutes: 180 },
    ]);
  });

  it('is nothing where nothing is known', () => {
    expect(kinds({})).toEqual([]);
    expect(kinds({ domains: ['droit_fiscal'], profession: 'Notaire' })).toEqual([]);
  });

  it('counts whoever is available by the day that the mission starts', () => {
    const soon = (from: string) => ({ availability: { status: 'SOON', from } as const });
    expect(kinds(soon('2026-12-10'))).toEqual(['available']);
    expect(kinds(soon('2026-12-11'))).toEqual([]);
    expect(kinds(soon('2026-12-01'), { startNow: true })).toEqual([]);
    expect(kinds({ availability: { status: 'AVAILABLE', from: null } }, { startNow: true })).toEqual([
      'available',
    ]);
    expect(kinds({ availability: { status: 'BUSY', from: null } })).toEqual([]);
  });

  it('leaves out who is far, and who takes longer than a day to answer', () => {
    expect(kinds({ distanceKm: 100, responseTimeMn: 1_440 })).toEqual(['distance', 'answers']);
    expect(kinds({ distanceKm: 110, responseTimeMn: 1_441 })).toEqual([]);
  });
});

describe('the professions to look among', () => {
  const asked = (nature: string, experience: string) =>
    professionsToAsk(rules, { nature, experience }, 'CUSTOMER');

  it('are those that are wanted, as far as the rules admit them', () => {
    expect(asked('audit', 'avocat | 1an | juriste')).toEqual(['Avocat', 'Juriste']);
    expect(asked('postulation', 'avocat | juriste')).toEqual(['Avocat']);
  });

  it('are all that the rules admit where none is wanted', () => {
    expect(asked('postulation', '2_5ans')).toEqual(['Avocat']);
    expect(asked('audit', '2_5ans')).toBeNull();
    expect(professionsToAsk([], { nature: 'audit', experience: 'avocat' }, 'MEMBER')).toEqual([]);
  });
});

const member: fc.Arbitrary<KnownMember> = fc.record({
  memberId: fc.uuid(),
  profession: fc.constantFrom(...valuesOf(professions), null),
  domains: fc.subarray(['droit_travail', 'droit_fiscal', 'droit_penal']),
  availability: fc.option(
    fc.record({ status: fc.constantFrom(...availabilityStatuses), from: fc.constant('2026-12-01') }),
  ),
  distanceKm: fc.option(fc.constantFrom(0, 10, 90, 300)),
  responseTimeMn: fc.option(fc.constantFrom(5, 60, 4_000)),
});
const members = fc.uniqueArray(member, { selector: ({ memberId }) => memberId, maxLength: 40 });

describe('those to suggest', () => {
  it('are a handful of those who may be invited, each once, each with a reason', () => {
    fc.assert(
      fc.property(members, (invitable) => {
        const suggested = suggest(mission, invitable, today);
        expect(suggested.length).toBeLessThanOrEqual(invitationSuggestionsAtMost);
        expect(new Set(suggested.map((one) => one.member)).size).toBe(suggested.length);
        for (const one of suggested) {
          expect(invitable).toContain(one.member);
          expect(one.reasons.length).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('stand in one order, in whatever order they were found', () => {
    fc.assert(
      fc.property(members, fc.integer(), (invitable, seed) => {
        const shuffled = invitable.toSorted((left, right) =>
          `${seed}${left.memberId}`.localeCompare(`${right.memberId}${seed}`),
        );
        expect(suggest(mission, shuffled, today)).toEqual(suggest(mission, invitable, today));
        expect(suggest(mission, invitable.toReversed(), today)).toEqual(suggest(mission, invitable, today));
      }),
    );
  });

  it('begin with those of the domain, and leave nobody out for one with less', () => {
    fc.assert(
      fc.property(members, (invitable) => {
        const ofDomain = suggest(mission, invitable, today).map(
          ({ reasons }) => reasons[0]?.kind === 'domain',
        );
        expect(ofDomain).toEqual(ofDomain.toSorted((left, right) => Number(right) - Number(left)));
      }),
    );
  });

  it('of the same reasons, the nearest first, then who answers soonest', () => {
    const far = { ...nobody, memberId: 'a', domains: ['droit_travail'], distanceKm: 90, responseTimeMn: 5 };
    const near = { ...far, memberId: 'b', distanceKm: 10, responseTimeMn: 60 };
    const slow = { ...near, memberId: 'c', responseTimeMn: 90 };
    const twin = { ...slow, memberId: 'd' };
    const order = suggest(mission, [twin, far, slow, near], today).map((one) => one.member.memberId);
    expect(order).toEqual(['b', 'c', 'd', 'a']);
  });
});

it('somebody free soon without a day is no reason, and one wanted trade among several is', () => {
  expect(kinds({ availability: { status: 'SOON', from: null } })).toEqual([]);
  expect(kinds({ profession: 'Avocat' }, { experience: 'avocat | notaire' })).toEqual(['profile']);
  const unknown = { ...nobody, domains: ['droit_travail'] };
  const order = suggest(
    mission,
    ['b', 'c', 'a'].map((memberId) => ({ ...unknown, memberId })),
    today,
  );
  expect(order.map((one) => one.member.memberId)).toEqual(['a', 'b', 'c']);
});
