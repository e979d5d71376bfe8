import type { WrittenReport } from '../../hearings/report.ts';
import { plannedReleaseAt } from '../../payments/release-times.ts';
import type { WrittenSheet } from '../../pricing/sheets.ts';
import { type Application, isDirectRelation } from '../application.ts';
import * as needs from '../conditions.ts';
import type { ThreadEffect } from '../effects.ts';
import * as hearings from '../hearing-conditions.ts';
import { action, mail, notify, type Outcome } from '../outcome.ts';
import { refundOf } from '../payment-effects.ts';
import { sheetToPartner } from '../portage.ts';
import * as sheets from '../sheet-conditions.ts';
import { deliveryTimers } from '../timer-schedule.ts';
import { command, permission } from './definition.ts';

/** Ends a mission: a direct relation is DONE at once; in the other modes the release is planned. */
const end = (application: Application, now: Date, effects: readonly ThreadEffect[]): Outcome => {
  if (isDirectRelation(application)) {
    return { accept: ['MISSION_ONGOING'], fields: { state: 'DONE', endedAt: now }, effects };
  }
  const releaseAt = plannedReleaseAt(now);
  return {
    accept: ['MISSION_ONGOING'],
    fields: { state: 'WAITING_RULES', endedAt: now, releaseAt },
    effects: [
      ...effects,
      ...sheetToPartner(application),
      { kind: 'schedule', command: { type: 'release' }, at: releaseAt },
    ],
  };
};

const owed =
  'Le compte rendu est envoyé. Les fonds n’ont pas été déposés\u202f: le prix est dû directement, sur facture.';

/**
 * Turns a hearing's thread without a deposit into a direct relation without a fee, once the hearing is
 * reported.
 */
const withoutDeposit = (application: Application) =>
  ({
    refuse: ['WAITING_FUNDS'],
    open: [{ ...action('DIRECT'), result: 'ACCEPTED' }, action('MISSION_ONGOING')],
    fields: {
      state: 'ONGOING',
      mode: 'direct',
      feeCents: 0,
      cancelAsked: { creator: null, candidate: null },
    },
    effects: refundOf(application),
  }) satisfies Outcome;

/** The sheet as stored on its delivery. If it was given back before, the record of that return is kept. */
const sentSheet = (
  application: Application,
  sheet: WrittenSheet | undefined,
  now: Date,
): Pick<Application, 'sheet'> | object => {
  const period = sheets.monthOfThread(application)?.period;
  if (sheet === undefined || period === undefined) return {};
  const entries = sheet.entries.map(({ day, units, text }) => ({ day, units, text: text.trim() }));
  const returned = application.sheet?.returned ?? null;
  return { sheet: { entries, isLast: sheet.isLast, period, at: now, returned } };
};

/** The work on a mission, and its end. */
export const executionCommands = {
  'mission/validate': permission({
    by: ['creator'],
    from: ['ONGOING'],
    to: ['DONE', 'WAITING_RULES'],
    needs: [needs.notContested, hearings.hearingIsPast, sheets.sheetIsSent],
    does: ({ application, now }) =>
      end(application, now, [notify('candidate', 'MISSION_ENDED'), mail('candidate', 'mission-ended')]),
    recordedAs: 'Mission déclarée terminée',
  }),

  /**
   * Delivery by the candidate; withdraws their own request to cancel the deposit.
   *
   * A hearing is delivered by its report; without a deposit, its price is then due directly. A month is
   * delivered by its sheet.
   */
  deliver: permission<{
    readonly report?: WrittenReport | undefined;
    readonly sheet?: WrittenSheet | undefined;
  }>({
    by: ['candidate'],
    from: ['ONGOING', 'WAITING_FUNDS'],
    to: ['ONGOING'],
    needs: [
      hearings.hasBegunOrIsHearing,
      needs.notContested,
      needs.notDelivered,
      hearings.hearingIsHeld,
      hearings.reportIsGiven,
      sheets.sheetIsGiven,
    ],
    does: ({ application, command: { report, sheet }, now }) => {
      const { cancelAsked, hearing } = application;
      const unpaid = application.state === 'WAITING_FUNDS' ? withoutDeposit(application) : null;
      return {
        ...unpaid,
        fields: {
          ...unpaid?.fields,
          deliveredAt: now,
          cancelAsked: unpaid?.fields.cancelAsked ?? { ...cancelAsked, candidate: null },
          ...(hearing === null || report === undefined
            ? {}
            : { report: { ...report, text: report.text.trim(), at: now } }),
          ...sentSheet(application, sheet, now),
        },
        effects: [
          ...(unpaid?.effects ?? []),
          unpaid === null
            ? notify('creator', 'MISSION_DELIVERED')
            : notify('creator', 'MISSION_DELIVERED', owed),
          mail('creator', 'mission-delivered'),
          ...deliveryTimers(now),
        ],
      };
    },
    sample: (application) => ({
      ...(application.hearing === null ? {} : { report: { outcome: 'pleaded', text: '.', nextDay: null } }),
      ...sheets.sampleSheet(application),
    }),
    recordedAs: 'Mission déclarée livrée',
  }),

  /** `day`: days since the delivery. */
  'end/remind': command<{ readonly day: number }>({
    by: ['timer'],
    from: ['ONGOING'],
    needs: [needs.delivered, needs.notContested, needs.reminderIsDue],
    does: () => ({
      effects: [notify('creator', 'END_REMINDER'), mail('creator', 'end-reminder')],
    }),
    recordedAs: 'Rappel de fin de mission',
  }),

  'end/auto': command({
    by: ['timer'],
    from: ['ONGOING'],
    to: ['DONE', 'WAITING_RULES'],
    needs: [needs.delivered, needs.notContested, needs.autoEndIsDue],
    does: ({ application, now }) =>
      end(application, now, [
        notify('candidate', 'MISSION_ENDED'),
        mail('candidate', 'mission-ended'),
        notify('creator', 'MISSION_ENDED_BY_ITSELF'),
        mail('creator', 'mission-ended'),
      ]),
    recordedAs: 'Mission terminée sans réponse du client',
  }),
};
