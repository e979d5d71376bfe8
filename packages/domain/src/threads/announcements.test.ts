import { describe, expect, it } from 'vitest';
import { definitionOf, type NotificationKey, titleOf, typeOf } from '../notifications/keys.ts';
import { type ThreadMail, threadMails } from '../notifications/mails.ts';
import { type NotificationType, notificationTypes } from '../notifications/types.ts';
import { isParty, type ThreadActor } from './actors.ts';
import type { ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { ThreadEffect } from './effects.ts';
import {
  actors,
  apply,
  applyToJob,
  consent,
  declare,
  disclose,
  hearing,
  hoursAfter,
  prospect,
  report,
  review,
  stages,
  take,
} from './fixtures.ts';

/** Announcements of each event: addressee, type of notification, and mail. */

/** Mails sent with a notification of each type; a chat message has the digest instead. */
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

/** News with a notification only: the reader has nothing to do. */
const withoutMail: readonly NotificationKey[] = [
  'NEW_MESSAGE',
  'MISSION_EDITED',
  'FUNDS_LEFT',
  'INDEPENDENCE_DECLARED',
];

/**
 * Mails to the author of the command: a receipt of a refund, and the account to set up before money comes.
 */
const forAuthors: readonly ThreadMail[] = ['deposit-cancelled', 'payment-account-reminder'];

const commands: readonly ThreadCommand[] = [
  { type: 'price/accept' },
  { type: 'price/refuse' },
  { type: 'price/confirm' },
  { type: 'instalment/stop' },
  { type: 'instalment/unfunded', day: 14 },
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
  { type: 'deliver', report },
  { type: 'hearing/cancel' },
  { type: 'hearing/giveBack', why: 'conflict' },
  { type: 'hearing/remind' },
  { type: 'hearing/unfunded' },
  { type: 'hearing/unpaid' },
  { type: 'hearing/lapse' },
  { type: 'hearing/takeBack' },
  { type: 'hearing/reportDue', hours: 2 },
  { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
  { type: 'cancelDeposit/refuse' },
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
  declare[1],
  { type: 'independence/reserve' },
  { type: 'independence/retract' },
  disclose[1],
  review,
  { type: 'review/reply', text: 'Merci.' },
  { type: 'end/remind', day: 3 },
  { type: 'sheet/due', day: 0 },
  { type: 'sheet/return', reason: 'Une journée manque.' },
];

/**
 * Notifications and mails of each command: column "then" of rules §3, written a second time by hand. Each has
 * the notification, then the mail, by addressee, with one line for each possible result of the command.
 */
const announced: Readonly<Record<string, readonly string[]>> = {
  'apply by candidate': [
    'creator NEW_MISSION_CANDIDATE application-received',
    'creator NEW_JOB_CANDIDATE application-received',
  ],
  'price/accept by creator': ['candidate PRICE_ACCEPTED price-accepted'],
  'price/refuse by creator': ['candidate PRICE_REFUSED price-refused'],
  'price/new by candidate': ['creator PRICE_NEW price-new'],
  'price/confirm by candidate': ['creator PRICE_CONFIRMED price-confirmed'],
  'mission/edited by creator': [
    'candidate MISSION_EDITED',
    'candidate PRICE_TO_CONFIRM',
    'candidate PRICE_TO_CONFIRM price-to-confirm',
  ],
  'mission/filled by creator': ['candidate MISSION_FILLED mission-filled'],
  'job/filled by creator': ['candidate JOB_FILLED job-filled'],
  'refuseCandidate by creator': ['candidate CANDIDATE_REFUSED candidate-refused'],
  'withdraw by candidate': ['creator CANDIDATE_WITHDREW candidate-withdrew'],
  'choose/direct by creator': ['candidate CONTRACT_OFFER mode-offered'],
  'choose/funds by creator': ['candidate CONTRACT_OFFER mode-offered'],
  'choose/portage by creator': ['candidate CONTRACT_OFFER mode-offered'],
  'direct/accept by candidate': ['creator CONTRACT_ACCEPTED mode-accepted'],
  'direct/refuse by candidate': ['creator CONTRACT_REFUSED mode-refused'],
  'funds/accept by candidate': [
    'creator CONTRACT_ACCEPTED mode-accepted; candidate payment-account-reminder',
  ],
  'funds/refuse by candidate': ['creator CONTRACT_REFUSED mode-refused'],
  'portage/accept by candidate': ['creator CONTRACT_ACCEPTED mode-accepted; staff portage-to-review'],
  'portage/refuse by candidate': ['creator CONTRACT_REFUSED mode-refused'],
  'portage/validate by staff': ['both PORTAGE_ACCEPTED portage-validated; partner portage-to-review'],
  'portage/reject by staff': ['both PORTAGE_REFUSED portage-rejected'],
  'itg/validate by partner': [
    'creator PORTAGE_ACCEPTED_BY_ITG funds-awaited; candidate PORTAGE_ACCEPTED_BY_ITG portage-accepted',
  ],
  'itg/reject by partner': ['both PORTAGE_REFUSED_BY_ITG portage-rejected'],
  'portage/remind by timer': ['staff portage-to-review'],
  'portage/overdue by timer': ['staff portage-overdue'],
  'itg/remind by timer': ['partner portage-to-review'],
  'itg/overdue by timer': ['partner portage-overdue; staff portage-overdue'],
  'deposit/confirm by provider': ['both FUNDS_DEPOSITED funds-deposited'],
  'cancelDeposit by creator': [
    'candidate CANCEL_ASKED deposit-cancel-asked',
    'creator deposit-cancelled; candidate DEPOSIT_CANCELLED deposit-cancelled',
  ],
  'cancelDeposit by candidate': ['creator CANCEL_ASKED deposit-cancel-asked'],
  'cancelDeposit/refuse by creator': ['candidate CANCEL_REFUSED deposit-cancel-refused'],
  'cancelDeposit by staff': ['both DEPOSIT_CANCELLED deposit-cancelled'],
  'chargeback/open by provider': ['both CHARGEBACK_OPENED chargeback-opened'],
  'chargeback/won by provider': ['both CHARGEBACK_WON chargeback-won'],
  'chargeback/lost by provider': [
    'both CHARGEBACK_LOST chargeback-lost',
    'both CHARGEBACK_PARTLY_LOST chargeback-partly-lost',
  ],
  'chargeback/reversed by provider': ['both CHARGEBACK_REVERSED chargeback-reversed'],
  'instalment/stop by creator': ['candidate MISSION_STOPPED mission-stopped'],
  'instalment/stop by candidate': ['creator MISSION_STOPPED mission-stopped'],
  'instalment/unfunded by timer': ['both INSTALMENT_UNFUNDED instalment-unfunded'],
  'mission/validate by creator': [
    'candidate MISSION_ENDED mission-ended',
    // The sheet of a month in a portage, for the partner, who pays from it.
    'candidate MISSION_ENDED mission-ended; partner portage-sheet',
  ],
  'deliver by candidate': ['creator MISSION_DELIVERED mission-delivered'],
  'take by candidate': ['creator HEARING_TAKEN hearing-taken'],
  'hearing/cancel by creator': ['candidate HEARING_CANCELLED hearing-cancelled'],
  'hearing/giveBack by candidate': ['creator HEARING_GIVEN_BACK hearing-given-back'],
  'hearing/remind by timer': ['both HEARING_TOMORROW hearing-tomorrow'],
  'hearing/unfunded by timer': ['both HEARING_UNFUNDED hearing-unfunded'],
  'hearing/unpaid by timer': ['both HEARING_UNPAID hearing-unpaid'],
  'hearing/lapse by timer': ['both HEARING_LAPSED hearing-lapsed'],
  'hearing/takeBack by staff': [
    'creator HEARING_GIVEN_BACK hearing-given-back; candidate HEARING_TAKEN_BACK hearing-taken-back',
  ],
  'hearing/reportDue by timer': ['candidate HEARING_REPORT_DUE hearing-report-due'],
  'end/remind by timer': ['creator END_REMINDER end-reminder'],
  'end/auto by timer': [
    'creator MISSION_ENDED_BY_ITSELF mission-ended; candidate MISSION_ENDED mission-ended',
    'creator MISSION_ENDED_BY_ITSELF mission-ended; candidate MISSION_ENDED mission-ended; partner portage-sheet',
  ],
  'contest by creator': ['candidate MISSION_CONTESTED mission-contested; staff mission-contested'],
  'contest by candidate': ['creator MISSION_CONTESTED mission-contested; staff mission-contested'],
  'contest/withdraw by creator': ['candidate CONTEST_WITHDRAWN contest-withdrawn; staff contest-withdrawn'],
  'contest/withdraw by candidate': ['creator CONTEST_WITHDRAWN contest-withdrawn; staff contest-withdrawn'],
  'settle by staff': [
    'both SETTLED_RELEASE mission-settled',
    'both SETTLED_RELEASE mission-settled; partner portage-sheet',
    'both SETTLED_REFUND mission-settled',
    'both SETTLED_SPLIT mission-settled',
    'both SETTLED_DONE mission-settled',
    'both SETTLED_CLOSED mission-settled',
    'both SETTLED_CONTINUE mission-settled',
  ],
  'rest/settle by staff': ['both REST_SETTLED rest-settled'],
  'rest/expire by timer': ['both PAYOUT_EXPIRED payout-expired; staff payout-expired'],
  // The payments code announces the payment to the payee, once it is done.
  'release by timer': [''],
  'hold/warn by timer': ['staff hold-warning'],
  'hold/expire by timer': ['', 'both HOLD_EXPIRED deposit-cancelled'],
  'sheet/due by timer': ['candidate SHEET_DUE sheet-due'],
  'sheet/return by creator': ['candidate SHEET_RETURNED sheet-returned'],
  'review by creator': ['candidate REVIEW_AWAITS review-awaits'],
  'review by candidate': [
    'creator REVIEW_AWAITS review-awaits',
    'creator REVIEWS_OPEN reviews-open',
    'creator REVIEW_RECEIVED review-received',
  ],
  'review/reply by creator': ['candidate REVIEW_REPLIED review-replied'],
  'review/reply by candidate': ['creator REVIEW_REPLIED review-replied'],
  'review/open by timer': ['both REVIEWS_OPEN reviews-open'],
  'message by creator': ['candidate NEW_MESSAGE'],
  'message by candidate': ['creator NEW_MESSAGE'],
  'independence/declare by candidate': ['creator INDEPENDENCE_DECLARED'],
  'independence/reserve by candidate': ['creator INDEPENDENCE_RESERVED independence-reserved'],
  'independence/retract by candidate': ['creator INDEPENDENCE_RETRACTED independence-retracted'],
  'parties/disclose by creator': ['candidate PARTIES_SHOWN parties-shown'],
  'nda by creator': ['candidate NDA_ASKED nda-asked'],
  'nda by candidate': ['creator NDA_ASKED nda-asked', 'creator NDA_ACCEPTED nda-accepted'],
};

interface Event {
  readonly name: string;
  readonly actor: ThreadActor;
  readonly effects: readonly ThreadEffect[];
}

/** The first month of a portage by day, whose sheet was sent. */
const portageTold = { ...stages.monthTold, mode: 'portage' } as const;

/** Every event of the rules: each command, by every permitted actor, at each stage of a thread. */
const everyEvent = (): Event[] => [
  ...Object.entries({
    ...stages,
    consented: decided(stages.choosing, consent, actors.creator),
    cancelAsked: decided(
      stages.ongoing,
      { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
      actors.candidate,
    ),
    unpaid: { ...stages.settled, leftCents: 60_000, isPayoutAsked: true },
    portageTold,
    portageContested: decided(portageTold, { type: 'contest', reason: 'Un jour manque.' }, actors.creator),
    openedAlone: decided(stages.reviewed, { type: 'review/open' }, actors.timer, 24 * 15),
  }).flatMap(([stage, application]) =>
    commands.flatMap((command) =>
      Object.values(actors).flatMap((actor): Event[] => {
        for (const hours of [24, 24 * 13 + 9, 24 * 16, 24 * 80]) {
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
    { subject: hearing('funds'), step: take },
    { subject: prospect({ type: 'JOB', subject: { ...prospect().subject, type: 'JOB' } }), step: applyToJob },
  ].flatMap(({ subject, step: [role, command] }): Event[] => {
    const decision = decide(subject, command, actors[role], hoursAfter(0));
    return decision.ok
      ? [{ name: `${command.type} by candidate`, actor: actors[role], effects: decision.effects }]
      : [];
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

/** Formatted as in the table above. */
const announcement = (effects: readonly ThreadEffect[]): string => {
  const of = (who: Extract<ThreadEffect, { kind: 'mail' }>['to']) =>
    effects.flatMap((effect) => {
      if (effect.kind === 'notify' && effect.to === who) return [effect.key];
      return effect.kind === 'mail' && effect.to === who ? [effect.mail] : [];
    });
  const [creator = '', candidate = '', staff = '', partner = ''] = (
    ['creator', 'candidate', 'staff', 'partner'] as const
  ).map((who) => of(who).join(' '));
  const parties =
    creator === candidate
      ? [['both', creator]]
      : [
          ['creator', creator],
          ['candidate', candidate],
        ];
  return [...parties, ['partner', partner], ['staff', staff]]
    .flatMap(([who, told]) => (told === '' ? [] : [`${who} ${told}`]))
    .join('; ');
};

describe('what becomes known of an event', () => {
  it('is what the rules have each command tell, to whom they have it told', () => {
    const seen = Object.groupBy(everyEvent(), ({ name }) => name.replace(/ \(.*/, ''));
    const told = Object.entries(seen).map(([name, same = []]) => [
      name,
      [...new Set(same.map(({ effects }) => announcement(effects)))].toSorted(),
    ]);
    const expected = Object.entries(announced).map(([name, lines]) => [name, lines.toSorted()]);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(expected));
  });

  it('is told by one notification a party, and to none of whom it came from', () => {
    for (const { name, actor, effects } of everyEvent()) {
      const told = notices(effects).map(({ to }) => to);
      expect(new Set(told).size, name).toBe(told.length);
      expect(told, name).not.toContain(actor.role);
    }
  });

  it('is written to nobody twice, and to its author only as a receipt or a reminder of what follows', () => {
    for (const { name, actor, effects } of everyEvent()) {
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
    for (const { name, effects } of everyEvent()) {
      for (const { to, key, title } of notices(effects)) {
        const written = mails(effects).flatMap((one) => (one.to === to ? [one.mail] : []));
        const notification = typeOf(key);
        if (notification === 'NEW_MESSAGE') {
          if (!withoutMail.includes(key) && !name.startsWith('mission/edited'))
            expect(written, name).toHaveLength(1);
        } else {
          expect(mailsOf[notification], name).toContain(written[0]);
          expect(title.endsWith('.'), name).toBe(true);
        }
      }
    }
  });

  it('comes by the mail that its definition names, or by a reminder beside it', () => {
    for (const { name, effects } of everyEvent()) {
      for (const { to, key } of notices(effects)) {
        const written = mails(effects).flatMap((one) => (one.to === to ? [one.mail] : []));
        const expected = [
          definitionOf(key)?.mail,
          ...(key === 'PORTAGE_ACCEPTED_BY_ITG' ? ['funds-awaited'] : []),
        ];
        for (const mail of written) expect(expected, `${name} ${key}`).toContain(mail);
      }
    }
  });

  it('makes use of each of the fifteen types, and of each mail', () => {
    const events = everyEvent();
    const types = new Set(events.flatMap(({ effects }) => notices(effects).map((one) => typeOf(one.key))));
    expect(new Set(notificationTypes)).toEqual(types);
    const used = new Set(events.flatMap(({ effects }) => mails(effects).map((one) => one.mail)));
    // The payments code announces a payment once it is done; the step to the next instalment announces its
    // opening.
    const elsewhere = ['funds-released', 'instalment-opened'];
    expect([...threadMails].filter((mail) => !used.has(mail))).toEqual(elsewhere);
  });

  it('has a sentence of its own for each type', () => {
    const sentences = notificationTypes.map(titleOf);
    expect(new Set(sentences).size).toBe(15);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀÉ].*\.$/u);
  });
});
