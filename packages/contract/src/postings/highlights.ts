import { z } from '../zod.ts';

/** Places of the searched words in a text, in order and without overlap: start and excluded end, in UTF-16 code units. */
export const highlights = z.array(z.tuple([z.int(), z.int()]));
