import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { userTypes } from '../members/kinds.ts';
import {
  accessUntil,
  givesAccess,
  graceDays,
  isLive,
  isOwed,
  lacksSubscription,
  mailOf,
  refusalOf,
  type SubscriptionFacts,
  subscriptionCommands,
  subscriptionStatuses,
} from './subscriptions.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 10, 1) + day * 86_400_000);

const facts = (changes: Partial<SubscriptionFacts> = {}): SubscriptionFacts => ({
  status: 'active',
  periodEnd: at(30),
  cancelAtPeriodEnd: false,
  pastDueSince: null,
  ...changes,
});

const anyFacts: fc.Arbitrary<SubscriptionFacts> = fc.record({
  status: fc.constantFrom(...subscriptionStatuses),
  periodEnd: fc.integer({ min: 0, max: 400 }).map(at),
  cancelAtPeriodEnd: fc.boolean(),
  pastDueSince: fc.option(fc.integer({ min: 0, max: 400 }).map(at)),
});

describe('access by a subscription', () => {
  it('lasts as long as what is paid, and some days more while a renewal may only be late', () => {
    expect(accessUntil(facts())).toEqual(at(30 + graceDays));
    for (const status of ['active', 'trialing'] as const) {
      expect(givesAccess(facts({ status }), at(36))).toBe(true);
      expect(givesAccess(facts({ status }), at(37))).toBe(false);
    }
  });

  it('ends with the paid period where it was cancelled', () => {
    const cancelled = facts({ cancelAtPeriodEnd: true });
    expect(accessUntil(cancelled)).toEqual(at(30));
    expect(givesAccess(cancelled, at(29))).toBe(true);
    expect(givesAccess(cancelled, at(30))).toBe(false);
  });

  it('goes on for a time of grace once a renewal failed, and ends with what is unpaid or over', () => {
    const owed = facts({ status: 'past_due', pastDueSince: at(30), periodEnd: at(60) });
    expect(givesAccess(owed, at(36))).toBe(true);
    expect(givesAccess(owed, at(37))).toBe(false);
    for (const status of ['unpaid', 'canceled', 'incomplete', 'paused'] as const) {
      expect(accessUntil(facts({ status, pastDueSince: at(30) }))).toBeNull();
    }
    expect(accessUntil(facts({ status: 'past_due' }))).toBeNull();
    expect(givesAccess(null, at(0))).toBe(false);
  });

  it('never comes back by the mere passing of time', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat(400), fc.nat(400), (subscription, day, later) => {
        if (!givesAccess(subscription, at(day))) {
          expect(givesAccess(subscription, at(day + later))).toBe(false);
        }
      }),
    );
  });
});

describe('what one may do about a subscription', () => {
  const ask = (subscription: SubscriptionFacts | null, wasCustomer = subscription !== null) =>
    subscriptionCommands.filter(
      (command) => refusalOf(command, { userType: 'EMPLOYEE', subscription, wasCustomer }) === null,
    );

  it('is to subscribe without one, to cancel or resume it with one, and to see what was paid', () => {
    expect(ask(null)).toEqual(['subscribe']);
    expect(ask(facts())).toEqual(['cancel', 'portal']);
    expect(ask(facts({ status: 'past_due' }))).toEqual(['cancel', 'portal']);
    expect(ask(facts({ cancelAtPeriodEnd: true }))).toEqual(['resume', 'portal']);
    expect(ask(facts({ status: 'canceled' }))).toEqual(['subscribe', 'portal']);
    expect(ask(facts({ status: 'canceled', cancelAtPeriodEnd: true }))).toEqual(['subscribe', 'portal']);
  });

  it('refuses a second one, and what needs one that is not there', () => {
    const refusals = (subscription: SubscriptionFacts | null) =>
      subscriptionCommands.map((command) =>
        refusalOf(command, { userType: 'COMPANY', subscription, wasCustomer: false }),
      );
    expect(refusals(null)).toEqual([null, 'NOT_SUBSCRIBED', 'NOT_SUBSCRIBED', 'NOT_SUBSCRIBED']);
    expect(refusals(facts())).toEqual(['ALREADY_SUBSCRIBED', null, 'NOT_SUBSCRIBED', 'NOT_SUBSCRIBED']);
  });

  it('is to give another card exactly where a payment is owed', () => {
    expect(subscriptionStatuses.filter((status) => isOwed({ status }))).toEqual([
      'incomplete',
      'past_due',
      'unpaid',
    ]);
  });

  it('is nothing for external customers, staff and the partner', () => {
    for (const userType of ['CUSTOMER', 'STAFF', 'PARTNER'] as const) {
      for (const command of subscriptionCommands) {
        expect(refusalOf(command, { userType, subscription: facts(), wasCustomer: true })).toBe('FORBIDDEN');
      }
    }
  });

  it('is never to have two that are live', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...userTypes), (subscription, userType) => {
        const refusal = refusalOf('subscribe', { userType, subscription, wasCustomer: true });
        if (isLive(subscription)) expect(refusal).not.toBeNull();
      }),
    );
  });
});

describe('applying', () => {
  it('waits for a subscription only where one is required, and never for who needs none', () => {
    const of = (isRequired: boolean, userType: (typeof userTypes)[number], has: SubscriptionFacts | null) =>
      lacksSubscription({ isRequired, userType, subscription: has }, at(0));
    expect(of(true, 'STUDENT', null)).toBe(true);
    expect(of(true, 'COMPANY', facts({ status: 'canceled' }))).toBe(true);
    expect(of(true, 'EMPLOYEE', facts())).toBe(false);
    expect(of(false, 'EMPLOYEE', null)).toBe(false);
    for (const userType of ['CUSTOMER', 'STAFF', 'PARTNER'] as const) {
      expect(of(true, userType, null)).toBe(false);
    }
  });
});

describe('mails about a subscription', () => {
  it('say once that it began, that a renewal failed, and that it ended', () => {
    const status = (one: SubscriptionFacts['status']) => ({ status: one });
    expect(mailOf(null, status('active'))).toBe('confirmed');
    expect(mailOf(status('incomplete'), status('active'))).toBe('confirmed');
    expect(mailOf(null, status('trialing'))).toBe('confirmed');
    expect(mailOf(status('canceled'), status('active'))).toBe('confirmed');
    expect(mailOf(status('active'), status('active'))).toBeNull();
    expect(mailOf(status('past_due'), status('past_due'))).toBeNull();
    expect(mailOf(null, status('incomplete'))).toBeNull();
    expect(mailOf(status('paused'), status('active'))).toBeNull();
    expect(mailOf(status('active'), status('paused'))).toBeNull();
    expect(mailOf(status('active'), status('past_due'))).toBe('renewalFailed');
    expect(mailOf(status('past_due'), status('active'))).toBeNull();
    expect(mailOf(status('past_due'), status('canceled'))).toBe('ended');
    expect(mailOf(status('past_due'), status('unpaid'))).toBe('ended');
    expect(mailOf(status('unpaid'), status('canceled'))).toBeNull();
    expect(mailOf(status('incomplete'), status('canceled'))).toBeNull();
    expect(mailOf(null, status('canceled'))).toBeNull();
  });
});
