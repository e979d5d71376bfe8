import { describe, expect, it } from 'vitest';
import { notificationTitles, threadTitles } from '../notifications/titles.ts';
import { type NotificationType, notificationTypes } from '../notifications/types.ts';
import { isParty, type ThreadActor } from './actors.ts';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { type ThreadEffect, type ThreadMail, threadMails } from './effects.ts';
import { actors, apply, applyToJob, consent, hoursAfter, prospect, review, stages } from './fixtures.ts';

/** What becomes known of each event: to whom, of which type, and by which mail. */

/** The mails that come with a notification of each type; a chat message has the digest instead. */
const mailsOf: Readonly<Record<Exclude<NotificationType, 'NEW_MESSAGE'>, readonly ThreadMail[]>> = {
  NEW_JOB_CANDIDATE: ['application-received'],
  NEW_MISSION_CANDIDATE: ['application-received'],
  PRICE_ACCEPTED: ['price-accepted'],
  PRICE_REFUSED: ['price-refused'],
  NDA_ASKED: ['nda-asked'],
  NDA_ACCEPTED: ['nda-accepted'],
  MISSION_ENDED: ['mission-ended'],
  CONTRACT_OFFER: ['mode-offered'],
  CONTRACT_ACCEPTED: ['mode-accepted'],
  CONTRACT_REFUSED: ['mode-refused'],
  PORTAGE_ACCEPTED: ['portage-validated'],
  PORTAGE_REFUSED: ['portage-rejected'],
  PORTAGE_ACCEPTED_BY_ITG: ['portage-accepted', 'funds-awaited'],
  PORTAGE_REFUSED_BY_ITG: ['portage-rejected'],
};

/** What is told by a notification alone: who is concerned has nothing to do. */
const withoutMail: readonly string[] = [
  notificationTitles.NEW_MESSAGE,
  threadTitles.missionEdited,
  threadTitles.fundsLeft,
];

/** A receipt of money that goes back, and what is to be set up before it comes. */
const forAuthors: readonly ThreadMail[] = ['deposit-cancelled', 'payment-account-reminder'];

const commands: readonly ThreadCommand[] = [
  { type: 'price/accept' },
  { type: 'price/refuse' },
  { type: 'price/confirm' },
  { type: 'job/filled' },
  { type: 'mission/filled' },
  { type: 'refuseCandidate' },
  { type: 'withdraw' },
  { type: 'choose/direct' },
  { type: 'choose/funds' },
  { type: 'choose/portage' },
  { type: 'direct/accept' },
  { type: 'direct/refuse' },
  { type: 'funds/accept' },
  { type: 'funds/refuse' },
  { type: 'portage/accept' },
  { type: 'portage/refuse' },
  { type: 'portage/validate' },
  { type: 'itg/validate' },
  { type: 'mission/validate' },
  { type: 'deliver' },
  { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
  { type: 'release' },
  { type: 'end/auto' },
  { type: 'portage/remind' },
  { type: 'portage/overdue' },
  { type: 'itg/remind' },
  { type: 'itg/overdue' },
  { type: 'hold/warn' },
  { type: 'hold/expire' },
  { type: 'review/open' },
  { type: 'chargeback/open' },
  { type: 'chargeback/won' },
  { type: 'chargeback/lost', lostCents: 61_800, lostFeeCents: 1_800 },
  { type: 'chargeback/lost', lostCents: 1_000, lostFeeCents: 29 },
  { type: 'chargeback/reversed', heldCents: 1_000 },
  { type: 'contest/withdraw' },
  { type: 'rest/settle', outcome: 'refund', reason: 'Le prestataire est injoignable.' },
  { type: 'rest/expire' },
  { type: 'settle', outcome: 'continue', reason: 'Le délai est tenable.' },
  { type: 'price/new', offerCents: 40_000 },
  { type: 'portage/reject', reason: 'Dossier incomplet.' },
  { type: 'itg/reject', reason: 'Dossier incomplet.' },
  { type: 'contest', reason: 'Le livrable est incomplet.' },
  { type: 'deposit/confirm', amountCents: 61_800, currency: 'eur' },
  { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' },
  { type: 'settle', outcome: 'refund', reason: 'Vu les pièces du dossier.' },
  { type: 'settle', outcome: 'split', candidateCents: 20_000, reason: 'Vu les pièces du dossier.' },
  { type: 'mission/edited', terms: ['price'] },
  { type: 'mission/edited', terms: [] },
  { type: 'message', content: 'Bonjour.' },
  consent,
  review,
  { type: 'review/reply', text: 'Merci.' },
  { type: 'end/remind', day: 3 },
];

interface Event {
  readonly name: string;
  readonly actor: ThreadActor;
  readonly effects: readonly ThreadEffect[];
}

/** Every event that the rules know: each command, by everybody whom a thread lets give it, at each of its stages. */
const events: readonly Event[] = [
  ...Object.entries({
    ...stages,
    consented: decided(stages.choosing, consent, actors.creator),
    cancelAsked: decided(
      stages.ongoing,
      { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
      actors.candidate,
    ),
    unpaid: { ...stages.settled, leftCents: 60_000, isPayoutAsked: true },
    openedAlone: decided(stages.reviewed, { type: 'review/open' }, actors.timer, 24 * 15),
  }).flatMap(([stage, application]) =>
    commands.flatMap((command) =>
      Object.values(actors).flatMap((actor): Event[] => {
        for (const hours of [24, 24 * 16, 24 * 80]) {
          const decision = decide(application, command, actor, hoursAfter(hours));
          if (decision.ok)
            return [
              { name: `${command.type} by ${actor.role} (${stage})`, actor, effects: decision.effects },
            ];
        }
        return [];
      }),
    ),
  ),
  ...[
    { subject: prospect(), step: apply },
    { subject: prospect({ type: 'JOB', subject: { ...prospect().subject, type: 'JOB' } }), step: applyToJob },
  ].flatMap(({ subject, step: [role, command] }): Event[] => {
    const decision = decide(subject, command, actors[role], hoursAfter(0));
    return decision.ok ? [{ name: 'apply', actor: actors[role], effects: decision.effects }] : [];
  }),
];

function decided(
  application: (typeof stages)['choosing'],
  command: ThreadCommand,
  actor: ThreadActor,
  hours = 12,
): (typeof stages)['choosing'] {
  const decision = decide(application, command, actor, hoursAfter(hours));
  if (!decision.ok) throw new Error(decision.code);
  return decision.application;
}

const notices = (effects: readonly ThreadEffect[]) => effects.filter((effect) => effect.kind === 'notify');
const mails = (effects: readonly ThreadEffect[]) => effects.filter((effect) => effect.kind === 'mail');

describe('what becomes known of an event', () => {
  it('is told by one notification a party, and to none of whom it came from', () => {
    for (const { name, actor, effects } of events) {
      const told = notices(effects).map(({ to }) => to);
      expect(new Set(told).size, name).toBe(told.length);
      expect(told, name).not.toContain(actor.role);
    }
  });

  it('is written to nobody twice, and to its author only as a receipt or a reminder of what follows', () => {
    for (const { name, actor, effects } of events) {
      const written = mails(effects).map(({ to }) => to);
      expect(new Set(written).size, name).toBe(written.length);
      const own = mails(effects).filter(({ to }) => to === actor.role && isParty(actor.role));
      expect(
        own.every(({ mail }) => forAuthors.includes(mail)),
        name,
      ).toBe(true);
    }
  });

  it('comes by mail too, of the kind that belongs to its type', () => {
    for (const { name, effects } of events) {
      for (const { to, notification, title } of notices(effects)) {
        const written = mails(effects).flatMap((one) => (one.to === to ? [one.mail] : []));
        if (notification === 'NEW_MESSAGE') {
          if (!withoutMail.includes(title) && !name.startsWith('mission/edited'))
            expect(written, name).toHaveLength(1);
        } else {
          expect(mailsOf[notification], name).toContain(written[0]);
          expect(title.endsWith('.'), name).toBe(true);
        }
      }
    }
  });

  it('makes use of each of the fifteen types, and of each mail', () => {
    const types = new Set(events.flatMap(({ effects }) => notices(effects).map((one) => one.notification)));
    expect(new Set(notificationTypes)).toEqual(types);
    const used = new Set(events.flatMap(({ effects }) => mails(effects).map((one) => one.mail)));
    // That the payee was paid is told by the payments, once it is done.
    expect([...threadMails].filter((mail) => !used.has(mail))).toEqual(['funds-released']);
  });

  it('has a sentence of its own for each type', () => {
    const sentences = notificationTypes.map((type) => notificationTitles[type]);
    expect(new Set(sentences).size).toBe(15);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀÉ].*\.$/u);
  });
});
