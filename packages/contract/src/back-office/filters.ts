import { filterQuery, officeLists } from '@basoche/domain/access/office-lists';
import { textLimits } from '@basoche/domain/text-limits';
import { id, line } from '../fields.ts';
import { defineRoute, staff } from '../route.ts';
import { z } from '../zod.ts';

/** Routes for saved filters of the back office's lists: each has a name and belongs to one member of staff. */

const list = z.enum(officeLists, { error: 'Cette liste n’est pas connue.' });

export const officeFilterSchema = z
  .object({
    id,
    name: z.string(),
    /** The filters, as the query string of the list's address, without its `?`. */
    search: z.string(),
  })
  .meta({ id: 'OfficeFilter' });
export type OfficeFilter = z.infer<typeof officeFilterSchema>;

/** Filters to save. `filterQuery` sorts the parameters and leaves out empty ones and the position in the list. */
export const officeFilterBody = z.object({
  list,
  name: line(textLimits.searchName, 'Donnez un nom à ce filtre.'),
  search: z
    .string()
    .max(500, 'Ces filtres sont trop longs pour être gardés.')
    .transform(filterQuery)
    .refine((query) => query !== '', 'Choisissez d’abord ce que la liste doit montrer.'),
});

export const listOfficeFilters = defineRoute({
  name: 'officeFilters.list',
  summary: "The caller's saved filters of a list, by name; at most twenty",
  method: 'GET',
  path: '/admin/filters',
  access: staff,
  query: z.object({ list }),
  answer: z.array(officeFilterSchema),
});

export const saveOfficeFilter = defineRoute({
  name: 'officeFilters.save',
  summary: 'Save filters of a list under a name; existing ones of that name are replaced',
  method: 'POST',
  path: '/admin/filters',
  access: staff,
  body: officeFilterBody,
  status: 201,
  answer: officeFilterSchema,
  problems: ['TOO_MANY_FILTERS'],
});

export const deleteOfficeFilter = defineRoute({
  name: 'officeFilters.delete',
  summary: 'Delete saved filters',
  method: 'DELETE',
  path: '/admin/filters/:id',
  access: staff,
  problems: ['NOT_FOUND'],
});
