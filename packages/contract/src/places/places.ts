import { departments } from '@basoche/domain/options/departments';
import { valuesOf } from '@basoche/domain/options/option';
import { anyone, defineRoute } from '../route.ts';
import { z } from '../zod.ts';

/** A French commune (rules §5). */
export const communeSchema = z
  .object({
    name: z.string(),
    department: z.enum(valuesOf(departments)),
    postalCodes: z.array(z.string()),
  })
  .meta({ id: 'Commune' });
export type Commune = z.infer<typeof communeSchema>;

export const searchPlaces = defineRoute({
  name: 'places.search',
  summary: 'Communes whose name starts with a text, larger ones first, at most ten',
  method: 'GET',
  path: '/geonames/search',
  access: anyone,
  query: z.object({ name_startsWith: z.string().trim().max(100).default('') }),
  answer: z.array(communeSchema),
});
