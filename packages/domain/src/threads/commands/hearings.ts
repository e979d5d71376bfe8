import type { ReturnReason } from '../../hearings/report.ts';
import * as needs from '../conditions.ts';
import * as hearings from '../hearing-conditions.ts';
import { mail, mailBoth, notify, notifyBoth } from '../outcome.ts';
import { trimmedOrNull } from '../party-texts.ts';
import { closeWithRefund } from '../payment-effects.ts';
import { command, permission } from './definition.ts';

/** States of the thread of a hearing from its taking to its end. */
const taken = ['WAITING_FUNDS', 'ONGOING'] as const;

interface GivenBack {
  readonly why: ReturnReason;
  /** The taker's words to the client. */
  readonly text?: string | null | undefined;
}

/** Commands of a hearing's thread besides those of every mission (rules §10). */
export const hearingCommands = {
  /**
   * The client cancels the hearing alone, up to `hoursToCancel` hours before it; after that the price is due.
   */
  'hearing/cancel': permission({
    by: ['creator'],
    from: taken,
    to: ['REFUSED'],
    needs: [
      hearings.isHearing,
      hearings.hearingIsAhead,
      hearings.notReported,
      needs.notContested,
      needs.notChargedBack,
      hearings.hearingIsFarAhead,
    ],
    does: ({ application, now }) => {
      const closed = closeWithRefund(application, [
        notify('candidate', 'HEARING_CANCELLED'),
        mail('candidate', 'hearing-cancelled'),
      ]);
      return { ...closed, fields: { ...closed.fields, hearingEnd: { kind: 'cancelled', at: now } } };
    },
    recordedAs: 'Audience annulée',
  }),

  /**
   * The taker gives the hearing back before its hour. The client is not told the reason: a conflict of
   * interests would reveal whose counsel the taker is.
   */
  'hearing/giveBack': permission<GivenBack>({
    by: ['candidate'],
    from: taken,
    to: ['REFUSED'],
    needs: [
      hearings.isHearing,
      hearings.hearingIsAhead,
      hearings.notReported,
      needs.notContested,
      needs.notChargedBack,
      needs.refusalFits,
    ],
    does: ({ application, command: { why, text }, now }) => {
      const closed = closeWithRefund(application, [
        notify('creator', 'HEARING_GIVEN_BACK'),
        mail('creator', 'hearing-given-back'),
      ]);
      const hearingEnd = { kind: 'returned', at: now, why, text: trimmedOrNull(text) } as const;
      return { ...closed, fields: { ...closed.fields, hearingEnd } };
    },
    sample: () => ({ why: 'asked' }),
    recordedAs: 'Audience rendue',
  }),

  'hearing/remind': command({
    by: ['timer'],
    from: taken,
    needs: [hearings.isHearing, hearings.hearingIsAhead, hearings.hearingReminderIsDue],
    does: () => ({ effects: [...notifyBoth('HEARING_TOMORROW'), ...mailBoth('hearing-tomorrow')] }),
    recordedAs: 'Rappel de l’audience',
  }),

  /**
   * The deposit is still missing a day before the hearing. As long as it is, a return of the hearing does not
   * count against the taker.
   */
  'hearing/unfunded': command({
    by: ['timer'],
    from: ['WAITING_FUNDS'],
    needs: [hearings.isHearing, hearings.hearingIsAhead, hearings.depositIsLate],
    does: () => ({ effects: [...notifyBoth('HEARING_UNFUNDED'), ...mailBoth('hearing-unfunded')] }),
    recordedAs: 'Alerte sur le dépôt avant l’audience',
  }),

  /**
   * The deposit is still missing at the hour of the hearing: a taker who attended reports it, and the price
   * is then due directly.
   */
  'hearing/unpaid': command({
    by: ['timer'],
    from: ['WAITING_FUNDS'],
    needs: [hearings.isHearing, hearings.hourHasCome],
    does: () => ({ effects: [...notifyBoth('HEARING_UNPAID'), ...mailBoth('hearing-unpaid')] }),
    recordedAs: 'Audience venue sans dépôt',
  }),

  /**
   * Neither a deposit nor a report long after the hour: nobody attended and nobody paid, so the thread
   * closes.
   */
  'hearing/lapse': command({
    by: ['timer'],
    from: ['WAITING_FUNDS'],
    to: ['REFUSED'],
    needs: [hearings.isHearing, hearings.unpaidIsOver],
    does: ({ application }) =>
      closeWithRefund(application, [...notifyBoth('HEARING_LAPSED'), ...mailBoth('hearing-lapsed')]),
    recordedAs: 'Échange clos, sans dépôt ni compte rendu',
  }),

  /**
   * The platform takes the hearing back from a taker who may no longer appear: a suspended account, or a
   * person who left the firm.
   */
  'hearing/takeBack': command({
    by: ['staff'],
    from: taken,
    to: ['REFUSED'],
    needs: [hearings.isHearing, hearings.hearingIsAhead, hearings.notReported, needs.notChargedBack],
    does: ({ application, now }) => {
      const closed = closeWithRefund(application, [
        notify('creator', 'HEARING_GIVEN_BACK'),
        mail('creator', 'hearing-given-back'),
        notify('candidate', 'HEARING_TAKEN_BACK'),
        mail('candidate', 'hearing-taken-back'),
      ]);
      const hearingEnd = {
        kind: 'returned',
        at: now,
        why: 'prevented',
        text: null,
        isTakenBack: true,
      } as const;
      return { ...closed, fields: { ...closed.fields, hearingEnd } };
    },
    recordedAs: 'Audience retirée à qui ne peut plus s’y présenter',
  }),

  /** `hours`: hours since the hearing. */
  'hearing/reportDue': command<{ readonly hours: number }>({
    by: ['timer'],
    from: ['ONGOING'],
    needs: [hearings.isHearing, needs.notDelivered, needs.notContested, hearings.reportIsDue],
    does: () => ({
      effects: [notify('candidate', 'HEARING_REPORT_DUE'), mail('candidate', 'hearing-report-due')],
    }),
    recordedAs: 'Rappel du compte rendu',
  }),
};
