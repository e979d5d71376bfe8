import * as needs from '../conditions.ts';
import { mail, notify } from '../outcome.ts';
import * as sheets from '../sheet-conditions.ts';
import { sheetTimers } from '../timer-schedule.ts';
import { command, permission } from './definition.ts';

/**
 * Commands on the sheet of a month (rules §13). `deliver` sends a sheet; it is accepted like any delivery.
 */
export const sheetCommands = {
  /**
   * The client gives the sheet back for correction, once. The days to the automatic end restart at the next
   * delivery.
   */
  'sheet/return': permission<{ readonly reason: string }>({
    by: ['creator'],
    from: ['ONGOING'],
    needs: [sheets.hasSheet, needs.delivered, needs.notContested, sheets.isFirstReturn, needs.reasonIsGiven],
    does: ({ application: { sheet }, command: { reason: given }, now }) => {
      const reason = given.trim();
      return {
        fields: { deliveredAt: null, sheet: sheet && { ...sheet, returned: { at: now, reason } } },
        effects: [
          notify('candidate', 'SHEET_RETURNED'),
          mail('candidate', 'sheet-returned'),
          ...(sheet === null ? [] : sheetTimers(sheet.period, now)),
        ],
      };
    },
    sample: () => ({ reason: '.' }),
    recordedAs: 'Compte rendu du mois rendu',
  }),

  /** `day`: days since the last day of the month. */
  'sheet/due': command<{ readonly day: number }>({
    by: ['timer'],
    from: ['ONGOING'],
    needs: [sheets.hasSheet, needs.notDelivered, needs.notContested, sheets.sheetIsDue],
    does: () => ({ effects: [notify('candidate', 'SHEET_DUE'), mail('candidate', 'sheet-due')] }),
    recordedAs: 'Rappel du compte rendu du mois',
  }),
};
