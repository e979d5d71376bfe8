import { availabilityStatuses } from '@basoche/domain/members/availability';
import { day, instant } from '../fields.ts';
import { anyone, defineRoute, persons, tradeMembers } from '../route.ts';
import { z } from '../zod.ts';

/**
 * What students and employees say of their time, which counts for two weeks; and the calendar of the missions that a member
 * carries out, which other programs read at a secret address.
 */

export const availabilitySchema = z
  .object({
    /** Null where nothing was said. */
    status: z.enum(availabilityStatuses).nullable(),
    /** The day from which somebody is available SOON. */
    from: day.nullable(),
    confirmedAt: instant.nullable(),
    /** Others see it: it was confirmed in the last two weeks. */
    isShown: z.boolean(),
    /** It is a week old, and more: a click confirms it. */
    isToConfirm: z.boolean(),
  })
  .meta({ id: 'Availability' });
export type Availability = z.infer<typeof availabilitySchema>;

export const readAvailability = defineRoute({
  name: 'availability.read',
  summary: "What one said of one's own time",
  method: 'GET',
  path: '/availability',
  access: persons,
  answer: availabilitySchema,
});

export const availabilityBody = z
  .object({
    status: z.enum(availabilityStatuses, { error: 'Choisissez une disponibilité.' }),
    from: day.nullable().optional(),
  })
  .refine(({ status, from }) => status !== 'SOON' || (from !== null && from !== undefined), {
    path: ['from'],
    message: 'Indiquez à partir de quel jour.',
  });

export const sayAvailability = defineRoute({
  name: 'availability.say',
  summary: 'Say whether one is available, from which day, or busy; answers it as it now is',
  method: 'POST',
  path: '/availability',
  access: persons,
  body: availabilityBody,
  answer: availabilitySchema,
});

export const clearAvailability = defineRoute({
  name: 'availability.clear',
  summary: 'Say nothing of it any more',
  method: 'DELETE',
  path: '/availability',
  access: persons,
  status: 204,
  answer: z.undefined(),
});

export const confirmAvailability = defineRoute({
  name: 'availability.confirm',
  summary: 'What was said still holds',
  method: 'POST',
  path: '/availability/confirm',
  access: persons,
  answer: availabilitySchema,
  problems: ['NOT_FOUND'],
});

export const confirmFromMail = defineRoute({
  name: 'availability.confirmFromMail',
  summary: 'The same, by the link of a mail; opening it changes nothing',
  method: 'POST',
  path: '/availability/confirm/:token',
  access: anyone,
  params: z.object({ token: z.string().min(1).max(100) }),
  status: 204,
  answer: z.undefined(),
  problems: ['NOT_FOUND'],
});

const calendarSchema = z
  .object({
    /** The secret address of the calendar; null where there is none. */
    url: z.string().nullable(),
  })
  .meta({ id: 'Calendar' });

export const readCalendar = defineRoute({
  name: 'availability.readCalendar',
  summary: "The secret address of one's calendar",
  method: 'GET',
  path: '/availability/calendar',
  access: tradeMembers,
  answer: calendarSchema,
});

export const openCalendar = defineRoute({
  name: 'availability.openCalendar',
  summary: 'Give the calendar a new address; the one before leads nowhere from now on',
  method: 'POST',
  path: '/availability/calendar',
  access: tradeMembers,
  answer: calendarSchema,
});

export const closeCalendar = defineRoute({
  name: 'availability.closeCalendar',
  summary: 'Close the calendar: its address leads nowhere from now on',
  method: 'DELETE',
  path: '/availability/calendar',
  access: tradeMembers,
  status: 204,
  answer: z.undefined(),
});
