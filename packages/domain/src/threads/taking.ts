import { mayApply } from '../postings/who-may-apply.ts';
import { parisDay } from '../time/paris.ts';
import { vigilanceRefusal } from '../vigilance/gate.ts';
import type { ThreadActor } from './actors.ts';
import type { AgreedText } from './application.ts';
import type { Decision, OpenedAction } from './effects.ts';
import type { GivenIndependence } from './independence.ts';
import { conflictMistakeIn, fresh, independenceOf } from './opening.ts';
import { action, commit, mail, notify } from './outcome.ts';
import type { HearingTerms, Prospect } from './prospect.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { hearingTimers } from './timer-schedule.ts';

/** Fields of `take`: all terms that the taker has read and accepts. */
export interface Taking {
  /** The price that the taker was shown, in cents, excluding tax. */
  readonly priceCents: number;
  readonly tvaApplicable: boolean;
  readonly consent: AgreedText;
  /** The taker's statement about their independence; ignored if the conflict check has no facts. */
  readonly independence?: GivenIndependence | null;
}

/** The name of `take` in the record of the thread, in French. */
export const takeRecordedAs = 'Audience prise';

const accepted = (...given: Parameters<typeof action>): OpenedAction => ({
  ...action(...given),
  result: 'ACCEPTED',
});

/** Actions of a taken hearing, by mode: those that are accepted already, then the open one. */
const opened = {
  direct: [accepted('CONTRACT_CHOICE'), accepted('DIRECT'), action('MISSION_ONGOING')],
  funds: [accepted('CONTRACT_CHOICE'), accepted('FUNDS'), action('WAITING_FUNDS')],
} as const;

/** Returns why the taker's acceptance is refused; null if it matches the client's terms. */
const mistakeIn = (prospect: Prospect, terms: HearingTerms, command: Taking): RefusalCode | null => {
  if (command.priceCents !== terms.priceCents) return 'PRICE_CHANGED';
  if (command.consent.version !== terms.consent.version) return 'NDA_VERSION';
  if (terms.mode === 'funds' && !terms.payeeIsReady) return 'PAYEE_NOT_READY';
  const mistake = conflictMistakeIn(prospect, command);
  // The mission begins at once: a reserve is not enough, although one may apply with it.
  const isReserved = command.independence?.kind === 'reserved' && prospect.conflicts?.level === 'declaration';
  if (mistake !== null || isReserved) return mistake ?? 'DECLARATION_NEEDED';
  const { vigilance = null, mode, priceCents: netCents } = terms;
  return vigilance && vigilanceRefusal({ ...vigilance, mode, netCents });
};

/**
 * Decides on `take` (rules §10): opens the thread of a hearing in the state after `direct/accept` or
 * `funds/accept`. Its client fixed price, mode and agreement on publication. The caller checks `mayTake`
 * first.
 */
export const decideTaking = (
  prospect: Prospect,
  command: Taking,
  actor: ThreadActor,
  now: Date,
): Decision => {
  const refuse = (code: RefusalCode, reason: string = refusals[code].title): Decision => ({
    ok: false,
    code,
    reason,
  });
  const { hearing: terms = null } = prospect;
  if (actor.role !== 'candidate') return refuse('FORBIDDEN');
  if (terms === null) return refuse('STATE_CHANGED');
  const eligibility = mayApply({
    subject: prospect.subject,
    candidate: { ...prospect.candidate, ...terms.appears },
    today: parisDay(now),
    rules: prospect.rules,
    conflicts: prospect.conflicts,
  });
  if (!eligibility.ok) return refuse(eligibility.code, eligibility.reason);
  const mistake = mistakeIn(prospect, terms, command);
  if (mistake !== null) return refuse(mistake);
  const { heldAt, priceCents, mode, feeCents, consent } = terms;
  const independence = independenceOf(prospect, command, now);
  return commit(
    { ...fresh(prospect, {}), hearing: { heldAt } },
    {
      open: [accepted('PRICE', priceCents), ...opened[mode]],
      fields: {
        state: mode === 'direct' ? 'ONGOING' : 'WAITING_FUNDS',
        offerCents: priceCents,
        tvaApplicable: command.tvaApplicable,
        mode,
        feeCents,
        consents: { creator: consent, candidate: { ...command.consent, at: now } },
        independence,
      },
      effects: [
        notify('creator', 'HEARING_TAKEN'),
        mail('creator', 'hearing-taken'),
        ...hearingTimers(heldAt, mode === 'funds', now),
        ...(independence?.kind === 'reserved' ? [notify('creator', 'INDEPENDENCE_RESERVED')] : []),
      ],
    },
    now,
  );
};
