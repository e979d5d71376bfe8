import { sheetStates } from '@basoche/domain/threads/situation';
import { situations, turns } from '@basoche/domain/threads/whose-turn';
import { instant } from '../fields.ts';
import { z } from '../zod.ts';

/** Situation of a thread for one of its parties (rules §3 and §6). */
export const situationFields = {
  situation: z.enum(situations),
  /** The turn: the viewer's, somebody else's, or over. */
  turn: z.enum(turns),
  /** Deadline of the situation; null without a deadline. */
  dueAt: instant.nullable(),
  /** State of the current month's sheet, once it was sent; otherwise absent. */
  sheet: z.enum(sheetStates).optional(),
  /**
   * First day on which an awaited deposit for a month of a retainer may be made, `YYYY-MM-DD`; absent once it
   * is open, and if any day is allowed.
   */
  depositOpensOn: z.string().optional(),
};
