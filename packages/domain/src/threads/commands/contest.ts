import type { NotificationKey } from '../../notifications/keys.ts';
import { actingParty, otherParty } from '../actors.ts';
import type { Application, Contest } from '../application.ts';
import * as needs from '../conditions.ts';
import { earnedCents, sharedCents } from '../deposits-and-refunds.ts';
import * as hearings from '../hearing-conditions.ts';
import { mail, mailBoth, notify, notifyBoth } from '../outcome.ts';
import { closeWithRefund, payCandidate, refundOf } from '../payment-effects.ts';
import { sheetToPartner } from '../portage.ts';
import { decisionLines, type Settlement, settlementSentence } from '../settlement.ts';
import * as sheets from '../sheet-conditions.ts';
import { timersAgain } from '../timer-schedule.ts';
import { command, held, over, parties, permission } from './definition.ts';

interface Reasoned {
  readonly reason: string;
}

/**
 * Returns the open or past contest that a command of the table requires. Throws an Error without one: the
 * table is wrong then.
 */
const contestOf = ({ contest: made }: Application): Contest => {
  if (made === null) throw new Error('Nobody contests the mission.');
  return made;
};

/** Notification of a settlement: about the money, or about a mission without any. */
const settledKey = (application: Application, settlement: Settlement): NotificationKey => {
  const { outcome } = settlement;
  if (outcome === 'continue') return 'SETTLED_CONTINUE';
  const isHeld = sharedCents(application) > 0;
  if (outcome === 'refund') return isHeld ? 'SETTLED_REFUND' : 'SETTLED_CLOSED';
  if (!isHeld) return 'SETTLED_DONE';
  // A split that gives the payee exactly the amount of the month's sheet counts as a release: the mission
  // goes on.
  const isSplit = outcome === 'split' && settlement.candidateCents !== earnedCents(application);
  return isSplit ? 'SETTLED_SPLIT' : 'SETTLED_RELEASE';
};

/** Commands on a contested mission: by its parties, and by staff who settle it. */
export const contestCommands = {
  contest: permission<Reasoned>({
    by: parties,
    from: held,
    needs: [needs.notContested, hearings.hearingIsPast, needs.reasonIsGiven],
    does: ({ actor, command: { reason: given }, now }) => {
      const by = actingParty(actor);
      const reason = given.trim();
      return {
        fields: { contest: { by, reason, at: now, end: null } },
        effects: [
          notify(otherParty(by), 'MISSION_CONTESTED'),
          mail(otherParty(by), 'mission-contested', reason),
          mail('staff', 'mission-contested', reason),
        ],
      };
    },
    sample: () => ({ reason: '.' }),
    recordedAs: 'Mission contestée',
  }),

  /** The author of the contest withdraws it: the stopped timers start again. */
  'contest/withdraw': permission({
    by: parties,
    from: held,
    needs: [needs.contested, needs.contestedByActor],
    does: ({ application, now }) => {
      const open = contestOf(application);
      const to = otherParty(open.by);
      return {
        fields: { contest: { ...open, end: { kind: 'withdrawn', at: now } } },
        effects: [
          ...timersAgain(application),
          notify(to, 'CONTEST_WITHDRAWN'),
          mail(to, 'contest-withdrawn'),
          mail('staff', 'contest-withdrawn'),
        ],
      };
    },
    recordedAs: 'Contestation retirée',
  }),

  /**
   * Settlement of a contest by staff. In a direct relation no money moves: the mission is done, is closed, or
   * goes on.
   */
  settle: permission<Settlement & Reasoned>({
    by: ['staff'],
    from: held,
    to: ['DONE', 'REFUSED'],
    needs: [
      needs.contested,
      needs.notChargedBack,
      needs.nothingIsHeld,
      sheets.releasedMonthIsTold,
      needs.settlementAddsUp,
      needs.reasonIsGiven,
    ],
    does: ({ application, command, now }) => {
      const reason = command.reason.trim();
      const decision = settlementSentence(application, command);
      const end = { kind: 'settled', at: now, decision, reason } as const;
      const ended = { contest: { ...contestOf(application), end } };
      const effects = [
        ...notifyBoth(settledKey(application, command)),
        ...mailBoth('mission-settled', reason),
      ];
      if (command.outcome === 'continue') {
        return { fields: ended, effects: [...timersAgain(application), ...effects] };
      }
      if (command.outcome === 'refund') {
        const closed = closeWithRefund(application, effects);
        return { ...closed, fields: { ...closed.fields, ...ended } };
      }
      const candidateCents = command.outcome === 'split' ? command.candidateCents : undefined;
      return {
        accept: ['MISSION_ONGOING'],
        fields: { ...ended, state: 'DONE', endedAt: application.endedAt ?? now },
        effects: [
          ...payCandidate(application, candidateCents),
          ...effects,
          // In WAITING_RULES the sheet was accepted, and sent to the partner, before the contest.
          ...(candidateCents === undefined && application.state === 'ONGOING'
            ? sheetToPartner(application)
            : []),
        ],
      };
    },
    sample: () => ({ outcome: 'refund', reason: '.' }),
    recordedAs: 'Contestation tranchée',
  }),

  /**
   * Staff settle the money left after the end of a mission: its end is unchanged, and they decide to whom the
   * money goes.
   */
  'rest/settle': command<Exclude<Settlement, { readonly outcome: 'continue' }> & Reasoned>({
    by: ['staff'],
    from: over,
    needs: [needs.fundsAreHeld, needs.restIsStaffs, needs.settlementAddsUp, needs.reasonIsGiven],
    does: ({ application, command }) => {
      const reason = command.reason.trim();
      const candidateCents = command.outcome === 'split' ? command.candidateCents : undefined;
      return {
        fields: { closedNote: decisionLines(settlementSentence(application, command), reason) },
        effects: [
          ...(command.outcome === 'refund'
            ? refundOf(application)
            : payCandidate(application, candidateCents)),
          ...notifyBoth('REST_SETTLED'),
          ...mailBoth('rest-settled', reason),
        ],
      };
    },
    recordedAs: 'Reste des fonds attribué par Basoche',
  }),
};
