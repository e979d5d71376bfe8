import { offices } from '@basoche/domain/members/offices';
import { id, instant } from '../fields.ts';
import { admins, adminsAgain, defineRoute } from '../route.ts';
import { z } from '../zod.ts';
import { emailField } from './auth.ts';

/** Accounts of staff and of the partner, managed by admins (rules §1). */

const office = z.enum(offices, { error: 'Choisissez un rôle.' });

export const officeAccountSchema = z
  .object({
    id,
    name: z.string(),
    email: z.string(),
    role: office,
    /** True if the link for the first password was opened. */
    isOpened: z.boolean(),
    hasSecondFactor: z.boolean(),
    suspendedAt: instant.nullable(),
    /** Start of the last session that has not ended; null if there is none. */
    lastSessionAt: instant.nullable(),
    isOwn: z.boolean(),
    /** True if this login is the one paid for all portages; at most one login of the portage company is. */
    receivesPortages: z.boolean(),
  })
  .meta({ id: 'OfficeAccount' });
export type OfficeAccount = z.infer<typeof officeAccountSchema>;

export const listOffices = defineRoute({
  name: 'officeStaff.list',
  summary: 'The accounts of staff and of the partner, admins first',
  method: 'GET',
  path: '/admin/staff',
  access: admins,
  answer: z.array(officeAccountSchema),
});

export const createOfficeBody = z.object({
  email: emailField,
  role: office,
});

export const createOffice = defineRoute({
  name: 'officeStaff.create',
  summary: 'Create an account and send the link to choose its password',
  method: 'POST',
  path: '/admin/staff',
  access: adminsAgain,
  body: createOfficeBody,
  status: 201,
  answer: officeAccountSchema,
  problems: ['EMAIL_UNAVAILABLE'],
});

const change = {
  method: 'POST',
  access: adminsAgain,
  params: z.object({ userId: id }),
  answer: officeAccountSchema,
  problems: ['NOT_FOUND', 'OWN_OFFICE', 'LAST_ADMIN', 'STATE_CHANGED'],
} as const;

export const changeOfficeRole = defineRoute({
  ...change,
  name: 'officeStaff.changeRole',
  summary: 'Change the role of a member of staff, whose sessions end',
  path: '/admin/staff/:userId/role',
  body: z.object({ role: z.enum(['admin', 'moderator', 'editor'], { error: 'Choisissez un rôle.' }) }),
});

export const suspendOffice = defineRoute({
  ...change,
  name: 'officeStaff.suspend',
  summary: 'Close an account of staff or of the partner, and end its sessions',
  path: '/admin/staff/:userId/suspend',
});

export const restoreOffice = defineRoute({
  ...change,
  name: 'officeStaff.restore',
  summary: 'Restore a suspended account',
  path: '/admin/staff/:userId/restore',
});

export const receivePortages = defineRoute({
  ...change,
  name: 'officeStaff.receivePortages',
  summary: 'Designate the account to which portages are paid',
  path: '/admin/staff/:userId/receivePortages',
});

export const resetOfficeFactor = defineRoute({
  ...change,
  name: 'officeStaff.resetFactor',
  summary: "Reset a member's lost second factor, and end their sessions",
  path: '/admin/staff/:userId/resetFactor',
});
