import { z } from '../zod.ts';

/** How much of a member's page is done (rules §1, "Complete"). Apart from the page: the menus ask for nothing else of it. */
export const completenessSchema = z
  .object({
    /** 0 to 100; 100 is complete. */
    percentage: z.int(),
    missing: z.array(z.object({ key: z.string(), label: z.string() })),
  })
  .meta({ id: 'Completeness' });
