import { situations, turns } from '@basoche/domain/threads/situation';
import { instant } from '../fields.ts';
import { z } from '../zod.ts';

/** Where a thread stands, for one of its parties (rules §3 and §6). */
export const standing = {
  situation: z.enum(situations),
  /** Whose turn it is: the viewer's, somebody else's, or nobody's any more. */
  turn: z.enum(turns),
  /** When what it waits for is due; null where nothing sets a date. */
  dueAt: instant.nullable(),
};
