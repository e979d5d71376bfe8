import { z } from '../zod.ts';

/**
 * Completeness of a member's page (rules §1, "Complete"). It is a separate call because the menus need
 * nothing else of the page.
 */
export const completenessSchema = z
  .object({
    /** 0 to 100; 100 means complete. */
    percentage: z.int(),
    missing: z.array(z.object({ key: z.string(), label: z.string() })),
  })
  .meta({ id: 'Completeness' });
