import { secondFactorStates } from '@basoche/domain/access/second-factor';
import { seatRoles } from '@basoche/domain/firms/roles';
import { staffRoles, userTypes } from '@basoche/domain/members/kinds';
import { passwordHint, passwordLength } from '@basoche/domain/members/password';
import { isFrenchPhone, normalizeFrenchPhone } from '@basoche/domain/members/phone';
import { professions } from '@basoche/domain/options/professions';
import { priceKinds } from '@basoche/domain/pricing/kinds';
import { textLimits } from '@basoche/domain/text-limits';
import { code, id, instant, line, returnTo } from '../fields.ts';
import { completenessSchema } from '../members/completeness.ts';
import { professionForm } from '../members/professions.ts';
import { accounts, anyone, anySession, defineRoute, membersAgain } from '../route.ts';
import { forSeats } from '../seats.ts';
import { acceptedTextsField } from '../terms/terms.ts';
import { z } from '../zod.ts';

/** Accounts (rules §1 and §6). */

/**
 * A mail address, compared without regard to case and stored in lower case. `missing`: error if there is
 * none.
 */
export const addressField = (missing: string) =>
  z
    .string({ error: missing })
    .trim()
    .toLowerCase()
    .max(textLimits.email, 'Cette adresse est trop longue.')
    .pipe(z.email('Cette adresse email est invalide.'));

export const emailField = addressField('Indiquez votre adresse email.');

/** A new password; the server checks it against the list of breached passwords. */
export const newPasswordField = z
  .string({ error: 'Choisissez un mot de passe.' })
  .min(passwordLength.min, passwordHint)
  .max(passwordLength.max, `Doit être de ${passwordLength.max} caractères au plus.`);

/** An existing password: compared only, never checked for strength. */
export const givenPassword = z
  .string({ error: 'Indiquez votre mot de passe.' })
  .min(1, 'Indiquez votre mot de passe.')
  .max(1_000);

/**
 * Versions of the texts accepted by the ticked box. If absent, as in the specified payloads, the current
 * versions count as accepted.
 */
const acceptedTexts = acceptedTextsField.optional();

const person = {
  acceptedTexts,
  returnTo,
  email: emailField,
  password: newPasswordField,
  firstName: line(textLimits.personName, 'Indiquez votre prénom.'),
  lastName: line(textLimits.personName, 'Indiquez votre nom.'),
  /** A French phone number, kept in the international form; its error travels as `numero` in `message`. */
  number: z
    .string({ error: 'Indiquez votre numéro de téléphone.' })
    .refine(isFrenchPhone, 'Indiquez un numéro de téléphone français.')
    .transform((value) => normalizeFrenchPhone(value) ?? value),
  zipCode: z
    .string({ error: 'Indiquez votre code postal.' })
    .trim()
    .regex(/^\d{5}$/, 'Un code postal compte cinq chiffres.'),
  jobName: code(professions, 'une profession'),
  professionForm: professionForm.optional(),
};

export const registerPersonBody = z.object(person);
export const companyNameField = line(textLimits.companyName, 'Indiquez le nom de votre structure.');
export const registerCompanyBody = z.object({
  acceptedTexts,
  returnTo,
  email: emailField,
  password: newPasswordField,
  companyName: companyNameField,
});
export const registerCustomerBody = z.object({
  acceptedTexts,
  returnTo,
  email: emailField,
  password: newPasswordField,
  customerName: line(textLimits.companyName, 'Indiquez votre nom.'),
  isMoral: z.boolean({ error: 'Indiquez si vous êtes une personne morale.' }),
});

const tokenAnswer = z.object({ access_token: z.string() });

const registration = {
  method: 'POST',
  access: anyone,
  status: 201,
  answer: tokenAnswer,
  problems: ['EMAIL_UNAVAILABLE'],
} as const;

export const registerStudent = defineRoute({
  ...registration,
  name: 'auth.registerStudent',
  summary: 'Register a student',
  path: '/auth/register/student',
  body: registerPersonBody,
});

export const registerEmployee = defineRoute({
  ...registration,
  name: 'auth.registerEmployee',
  summary: 'Register a legal professional',
  path: '/auth/register/employee',
  body: registerPersonBody,
});

export const registerCompany = defineRoute({
  ...registration,
  name: 'auth.registerCompany',
  summary: 'Register a legal entity',
  path: '/auth/register/company',
  body: registerCompanyBody,
});

export const registerCustomer = defineRoute({
  ...registration,
  name: 'auth.registerCustomer',
  summary: 'Register an external customer',
  path: '/auth/register/customer',
  body: registerCustomerBody,
});

export const login = defineRoute({
  name: 'auth.login',
  summary: 'Open a session',
  method: 'POST',
  path: '/auth/login',
  access: anyone,
  body: z.object({
    email: emailField,
    password: givenPassword,
    /**
     * Proof of an earlier login from this browser: it is not locked out by wrong passwords typed elsewhere.
     */
    knownBrowser: z.string().max(500).optional(),
  }),
  answer: tokenAnswer.extend({ knownBrowser: z.string() }),
  problems: ['WRONG_CREDENTIALS', 'EMAIL_NOT_VALIDATED'],
});

export const logout = defineRoute({
  name: 'auth.logout',
  summary: 'End the current session',
  method: 'POST',
  path: '/auth/logout',
  access: anySession,
});

/** A firm in which a person has a live seat. */
const firmOfPerson = z.object({ firmID: id, name: z.string(), role: z.enum(seatRoles) });

/** The logged-in account, with all that menus and guards need (rules §6). */
export const meSchema = z
  .object({
    id,
    userType: z.enum(userTypes),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    companyName: z.string().nullable(),
    /** Name of the person or entity as shown, for every kind of account. */
    displayName: z.string(),
    pictureURL: z.string().nullable(),
    isMoral: z.boolean(),
    role: z.string().nullable(),
    /** The role of a staff member; null for everybody else. */
    staffRole: z.enum(staffRoles).nullable(),
    secondFactor: z.enum(secondFactorStates),
    /** The profession chosen at registration; null for companies and customers. */
    jobName: z.string().nullable(),
    isConfirmed: z.boolean(),
    isComplete: z.boolean(),
    /** Completeness of the member's page, and what is missing. */
    completeness: completenessSchema,
    isVerified: z.boolean(),
    hasNotif: z.boolean(),
    /** True if the renewal of their subscription was refused by the card: another card is needed. */
    owesRenewal: z.boolean(),
    /** True if the current version of the terms or of the data charter is not accepted yet. */
    owesTerms: z.boolean(),
    /** The person who is logged in: another one than `id` while they act for a firm. */
    person: z.object({ id, name: z.string() }),
    /** The firm that the call is made for; null if the person acts for themselves. */
    acting: firmOfPerson.nullable(),
    /** Firms that the person may act for, by name. */
    firms: z.array(firmOfPerson),
    /** True for a legal person that may open its team (rules §8, Opening); absent for everybody else. */
    mayOpenTeam: z.literal(true).optional(),
    /** True for a natural person that may create a company of its own (rules §8, Opening); absent for everybody else. */
    mayCreateFirm: z.literal(true).optional(),
    /** True while the conflict check is open, for members who keep a register (rules §9, The register); absent for everybody else. */
    keepsRegister: z.literal(true).optional(),
    /** True while hearings are open, for an avocat, a company that stated its bar, and staff; absent for everybody else. */
    readsHearings: z.literal(true).optional(),
    /**
     * True for a client who must hold documents of a prestataire (rules §12) and may download them; absent
     * for everybody else.
     */
    holdsFiles: z.literal(true).optional(),
    /** True while hearings are open, for members who may state the bar of the account; absent for everybody else. */
    mayStateBar: z.literal(true).optional(),
    /** True while files of vigilance are open, for members of the trade; absent for everybody else. */
    hasVigilance: z.literal(true).optional(),
    /** Kinds of price besides a flat one that are open (rules §13), to propose or to prefer; absent where there is none, and for staff. */
    priceKinds: z.array(z.enum(priceKinds)).optional(),
    /**
     * True for a customer with a seat who published nothing: a new tab opens on their firm. Absent for
     * everybody else.
     */
    isOwnEmpty: z.literal(true).optional(),
    createdAt: instant,
  })
  .meta({ id: 'Me' });
export type Me = z.infer<typeof meSchema>;

export const me = defineRoute({
  name: 'auth.me',
  summary: 'The account of the current session',
  method: 'GET',
  path: '/auth/me',
  access: forSeats(anySession, 'look'),
  answer: meSchema,
});

export const passwordForgotten = defineRoute({
  name: 'auth.passwordForgotten',
  summary: 'Send a link that resets a password',
  method: 'POST',
  path: '/auth/passwordForgotten',
  access: anyone,
  body: z.object({ email: emailField }),
  answer: z.literal('ok'),
  problems: ['ADDRESS_UNKNOWN'],
});

export const resetPassword = defineRoute({
  name: 'auth.resetPassword',
  summary: 'Choose a new password with a link received by mail, and end every session',
  method: 'POST',
  path: '/auth/resetPassword/:sessionID',
  access: anyone,
  params: z.object({ sessionID: z.string().max(200) }),
  body: z.object({ newPassword: newPasswordField }),
  problems: ['RESET_LINK_INVALID'],
});

export const changePasswordBody = z
  .object({ old: givenPassword, new: newPasswordField })
  .refine((body) => body.old !== body.new, {
    path: ['new'],
    message: 'Le mot de passe doit être différent de l’ancien',
  });

export const changePassword = defineRoute({
  name: 'auth.changePassword',
  summary: "Change the caller's password and end their other sessions",
  method: 'POST',
  path: '/auth/changePassword',
  access: accounts,
  body: changePasswordBody,
});

export const deleteAccount = defineRoute({
  name: 'auth.deleteAccount',
  summary: "Delete the caller's account, after a new proof of identity",
  method: 'DELETE',
  path: '/users/me',
  access: forSeats(membersAgain, 'own'),
  problems: ['ACCOUNT_IN_USE', 'LAST_OWNER'],
});
