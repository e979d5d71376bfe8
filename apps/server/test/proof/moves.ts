import { missionTerms } from '@basoche/domain/missions/changed-terms';
import type { InstalmentsPrice } from '@basoche/domain/pricing/kinds';
import { unitsADay } from '@basoche/domain/pricing/limits';
import type { SheetEntry, WrittenSheet } from '@basoche/domain/pricing/sheets';
import type { ThreadActor } from '@basoche/domain/threads/actors';
import type { Application } from '@basoche/domain/threads/application';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { agreementVersion } from '@basoche/domain/threads/confidentiality';
import { decide } from '@basoche/domain/threads/decide';
import { depositDueCents } from '@basoche/domain/threads/deposits-and-refunds';
import { monthOfThread } from '@basoche/domain/threads/sheet-conditions';
import { timerCommandTypes } from '@basoche/domain/threads/timer-commands';
import { addDays } from '@basoche/domain/time/paris';

/**
 * Commands to try on a thread: all of them, with valid payloads, and with payloads that only the rules can
 * refuse.
 */

export interface Move {
  readonly actor: ThreadActor;
  readonly command: ThreadCommand;
}

const reason = 'Le livrable est incomplet.';

const twoInstalments: InstalmentsPrice = {
  kind: 'instalments',
  instalments: [
    { title: 'Audit', cents: 30_000, days: null },
    { title: 'Suite', cents: 20_000, days: 5 },
  ],
};

const worked = (day: string, units: number): SheetEntry => ({ day, units, text: 'Une note.' });

/**
 * Sheets to try for the current month: a short one, one with all remaining units, a last one, and an empty
 * one. None if the price has no sheets.
 */
const sheetsOn = (application: Application): readonly WrittenSheet[] => {
  const under = monthOfThread(application);
  if (under === null) return [];
  const { month, period } = under;
  const { pricing, units } = month;
  const most = pricing.kind === 'retainer' ? 0 : unitsADay[pricing.kind];
  const short = [worked(period.from, most === 0 ? 0 : 1)];
  const whole = Array.from({ length: most === 0 ? 1 : Math.ceil((units ?? 0) / most) }, (_, at) =>
    worked(addDays(period.from, at), Math.min(most, (units ?? 0) - at * most)),
  );
  return [
    { entries: whole, isLast: false },
    { entries: short, isLast: false },
    { entries: short, isLast: true },
    { entries: [], isLast: false },
  ];
};

const commandsOn = (application: Application): readonly ThreadCommand[] => {
  const due = depositDueCents(application);
  return [
    { type: 'price/accept' },
    { type: 'price/refuse' },
    { type: 'price/new', offerCents: 42_000 },
    { type: 'price/new', offerCents: 20_000 },
    { type: 'price/new', offerCents: 50_000, pricing: twoInstalments },
    { type: 'price/confirm' },
    { type: 'mission/edited', terms: [...missionTerms] },
    { type: 'mission/edited', terms: [] },
    { type: 'job/filled' },
    { type: 'refuseCandidate' },
    { type: 'withdraw' },
    { type: 'choose/direct', isConfirmed: true },
    { type: 'choose/funds', isConfirmed: true },
    { type: 'choose/portage', isConfirmed: true },
    { type: 'choose/funds' },
    { type: 'direct/accept' },
    { type: 'direct/refuse' },
    { type: 'funds/accept' },
    { type: 'funds/refuse' },
    { type: 'portage/accept' },
    { type: 'portage/refuse' },
    { type: 'portage/validate' },
    { type: 'portage/reject', reason },
    { type: 'itg/validate' },
    { type: 'itg/reject', reason },
    { type: 'deposit' },
    { type: 'deposit/confirm', amountCents: due, currency: 'eur' },
    { type: 'deposit/confirm', amountCents: due + 1, currency: 'eur' },
    { type: 'chargeback/open' },
    { type: 'chargeback/won' },
    {
      type: 'chargeback/lost',
      lostCents: application.deposit?.amountCents ?? 0,
      lostFeeCents: application.feeCents,
    },
    { type: 'mission/validate' },
    { type: 'deliver' },
    ...sheetsOn(application).map((sheet): ThreadCommand => ({ type: 'deliver', sheet })),
    { type: 'contest', reason },
    { type: 'contest/withdraw' },
    { type: 'settle', outcome: 'continue', reason: 'Vu les pièces du dossier.' },
    { type: 'settle', outcome: 'release', reason: 'Vu les pièces du dossier.' },
    { type: 'settle', outcome: 'refund', reason: 'Vu les pièces du dossier.' },
    { type: 'settle', outcome: 'split', candidateCents: 10_000, reason: 'Vu les pièces du dossier.' },
    { type: 'settle', outcome: 'split', candidateCents: due, reason: 'Vu les pièces du dossier.' },
    { type: 'cancelDeposit', reason: 'Les parties sont injoignables.' },
    { type: 'cancelDeposit/refuse' },
    { type: 'message', content: 'Bonjour' },
    { type: 'nda', version: agreementVersion(application), sha256: '' },
    { type: 'review', grade: 4, text: 'Un échange clair et des délais tenus.' },
    { type: 'review/reply', text: 'Merci à vous.' },
    { type: 'end/remind', day: 3 },
    { type: 'hearing/reportDue', hours: 2 },
    { type: 'instalment/unfunded', day: 2 },
    { type: 'sheet/due', day: 0 },
    { type: 'sheet/return', reason: 'Une journée manque.' },
    { type: 'instalment/stop' },
    ...timerCommandTypes
      .filter(
        (type) =>
          type !== 'end/remind' &&
          type !== 'hearing/reportDue' &&
          type !== 'instalment/unfunded' &&
          type !== 'sheet/due',
      )
      .map((type): ThreadCommand => ({ type })),
  ];
};

const actorsOf = ({ creator, candidate }: Application, strangerId: string): readonly ThreadActor[] => [
  { role: 'creator', memberId: creator.memberId },
  { role: 'candidate', memberId: candidate.memberId },
  { role: 'creator', memberId: strangerId },
  { role: 'staff' },
  { role: 'partner' },
  { role: 'provider' },
  { role: 'timer' },
];

export const movesOn = (application: Application, strangerId: string): readonly Move[] =>
  actorsOf(application, strangerId).flatMap((actor) =>
    commandsOn(application).map((command) => ({ actor, command })),
  );

/**
 * Commands to choose from: `any`; `advance` prefers those that close an action; `close` those that close the thread, which
 * are rare so that runs go deep.
 */
export type Mood = 'any' | 'advance' | 'close';

/** The moves that the rules allow. */
export const openMoves = (
  application: Application,
  moves: readonly Move[],
  now: Date,
  mood: Mood,
): readonly Move[] =>
  moves.filter(({ actor, command }) => {
    const decision = decide(application, command, actor, now);
    if (!decision.ok || (decision.application.state === 'REFUSED') !== (mood === 'close')) return false;
    return mood !== 'advance' || decision.changes.closed.some(({ type }) => type !== 'NDA');
  });
