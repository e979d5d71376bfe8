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
  summary: "The caller's availability",
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
  summary: "Set the caller's availability: available, from a day, or busy; answers the new state",
  method: 'POST',
  path: '/availability',
  access: persons,
  body: availabilityBody,
  answer: availabilitySchema,
});

export const clearAvailability = defineRoute({
  name: 'availability.clear',
  summary: "Delete the caller's availability",
  method: 'DELETE',
  path: '/availability',
  access: persons,
});

export const confirmAvailability = defineRoute({
  name: 'availability.confirm',
  summary: "Confirm that the caller's availability is still right",
  method: 'POST',
  path: '/availability/confirm',
  access: persons,
  answer: availabilitySchema,
  problems: ['NOT_FOUND'],
});

export const confirmFromMail = defineRoute({
  name: 'availability.confirmFromMail',
  summary: "Confirm the caller's availability by the link of a mail; opening the link changes nothing",
  method: 'POST',
  path: '/availability/confirm/:token',
  access: anyone,
  params: z.object({ token: z.string().min(1).max(100) }),
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
  summary: "The secret address of the caller's calendar",
  method: 'GET',
  path: '/availability/calendar',
  access: tradeMembers,
  answer: calendarSchema,
});

export const openCalendar = defineRoute({
  name: 'availability.openCalendar',
  summary: 'Give the calendar a new address; the old one stops working',
  method: 'POST',
  path: '/availability/calendar',
  access: tradeMembers,
  answer: calendarSchema,
});

export const closeCalendar = defineRoute({
  name: 'availability.closeCalendar',
  summary: 'Close the calendar, whose address stops working',
  method: 'DELETE',
  path: '/availability/calendar',
  access: tradeMembers,
});
