import { availabilityStatuses } from '@basoche/domain/members/availability';
import { day, instant } from '../fields.ts';
import { anyone, defineRoute, persons, tradeMembers } from '../route.ts';
import { z } from '../zod.ts';

/**
 * Availability of students and employees, valid for two weeks; and the calendar of a member's missions, which
 * other programs read at a secret address.
 */

export const availabilitySchema = z
  .object({
    /** Null if the member gave no availability. */
    status: z.enum(availabilityStatuses).nullable(),
    /** The first day of an availability SOON. */
    from: day.nullable(),
    confirmedAt: instant.nullable(),
    /** True if others see it: it was confirmed in the last two weeks. */
    isShown: z.boolean(),
    /** True if it is at least a week old; one click confirms it. */
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
    /** The secret address of the calendar; null without one. */
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
