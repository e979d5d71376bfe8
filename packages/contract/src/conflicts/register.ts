import { nameLengths, namesInOneCall } from '@basoche/domain/conflicts/limits';
import { isComparable, nameKinds, nameSides, sirenIn } from '@basoche/domain/conflicts/names';
import { id, instant, line, optionalLine } from '../fields.ts';
import { defineRoute, tradeMembers, tradeMembersAgain } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/**
 * The conflict register of a member: names of clients and adversaries, which nobody else reads (rules §9). No
 * call with names is `once`: its stored digest of a few names could be guessed. Repeating such a call does
 * its work only once.
 */

const siren = z
  .string({ error: 'Indiquez un SIREN.' })
  .trim()
  .max(30, 'Ce numéro dépasse 30 caractères.')
  .transform((typed, context): string | null => {
    if (typed === '') return null;
    const found = sirenIn(typed);
    if (found === null) context.addIssue('Ce SIREN n’existe pas\u202f: comparez-le avec un extrait Kbis.');
    return found;
  })
  .nullable()
  .optional()
  .transform((number) => number ?? null);

/** A name to compare, as a form gives it. */
export const namedName = z.object({
  kind: z.enum(nameKinds, { error: 'Indiquez une personne ou une société.' }),
  name: line(nameLengths.name, 'Indiquez un nom.').refine(
    isComparable,
    'Écrivez ce nom en lettres latines\u202f: il ne pourrait pas être comparé.',
  ),
  firstName: optionalLine(nameLengths.firstName, 'Indiquez un prénom.').transform((text) => text ?? null),
  siren,
});

export const nameSide = z.enum(nameSides, { error: 'Choisissez une qualité.' });

/** A company has no given name. */
export const withoutGivenName = <Name extends { kind: (typeof nameKinds)[number]; firstName: string | null }>(
  name: Name,
): Name => (name.kind === 'company' ? { ...name, firstName: null } : name);

/** A name of a register, as a form gives it. */
export const registerEntryBody = namedName
  .extend({
    side: nameSide,
    reference: optionalLine(nameLengths.reference, 'Indiquez une référence.').transform(
      (text) => text ?? null,
    ),
  })
  .transform(withoutGivenName);
export type RegisterEntryBody = z.output<typeof registerEntryBody>;

export const registerEntrySchema = z
  .object({
    id,
    kind: z.enum(nameKinds),
    name: z.string(),
    firstName: z.string().nullable(),
    siren: z.string().nullable(),
    side: z.enum(nameSides),
    /** The owner's own reference, such as a file number. */
    reference: z.string().nullable(),
  })
  .meta({ id: 'RegisterEntry' });
export type RegisterEntry = z.infer<typeof registerEntrySchema>;

export const registerSchema = z
  .object({
    names: z.int(),
    /** Time of the last change; null for a register that was never begun. */
    revisedAt: instant.nullable(),
    /**
     * Time at which its owner declared it complete. An empty register then means that they have no client.
     */
    confirmedAt: instant.nullable(),
    /** True if its owner has not reviewed it for six months. */
    isDue: z.boolean(),
    /** Names that may be added now. */
    addsLeft: z.int(),
    permitted: z.object({ keep: z.boolean() }),
  })
  .meta({ id: 'ConflictRegister' });
export type ConflictRegister = z.infer<typeof registerSchema>;

export const readRegister = defineRoute({
  name: 'conflicts.readRegister',
  summary: "How many names the caller's register has and since when, without the names",
  method: 'GET',
  path: '/conflicts/register',
  access: forSeats(tradeMembers, 'negotiate'),
  answer: registerSchema,
  problems: ['NOT_FOUND'],
});

export const listEntries = defineRoute({
  name: 'conflicts.listEntries',
  summary: "All names of the caller's register, the oldest first",
  method: 'GET',
  path: '/conflicts/register/entries',
  access: forSeats(tradeMembers, 'keepRegister'),
  answer: z.array(registerEntrySchema),
  problems: ['NOT_FOUND'],
});

export const addEntriesBody = z.object({
  entries: z
    .array(registerEntryBody)
    .min(1, 'Indiquez un nom.')
    .max(namesInOneCall, `${namesInOneCall} noms au plus à la fois.`),
});

const adding = ['NOT_FOUND', 'REGISTER_FULL', 'REGISTER_CHANGES_SPENT'] as const;

export const addEntries = defineRoute({
  name: 'conflicts.addEntries',
  summary: `Add names to the register, ${namesInOneCall} at most; a name that is there already is left out`,
  method: 'POST',
  path: '/conflicts/register/entries',
  access: forSeats(tradeMembers, 'keepRegister'),
  body: addEntriesBody,
  /** `known`: names that were already there, or occurred twice. */
  answer: z.object({ added: z.int(), known: z.int() }),
  problems: adding,
});

export const changeEntry = defineRoute({
  name: 'conflicts.changeEntry',
  summary: 'Change a name of the register',
  method: 'PUT',
  path: '/conflicts/register/entries/:id',
  access: forSeats(tradeMembers, 'keepRegister'),
  body: registerEntryBody,
  answer: registerEntrySchema,
  problems: adding,
});

export const removeEntry = defineRoute({
  name: 'conflicts.removeEntry',
  summary: 'Remove a name from the register',
  method: 'DELETE',
  path: '/conflicts/register/entries/:id',
  access: forSeats(tradeMembers, 'keepRegister'),
  problems: ['NOT_FOUND'],
});

export const confirmRegister = defineRoute({
  name: 'conflicts.confirmRegister',
  summary:
    'Say that the register is complete; without a name, that the caller has no client and no adversary',
  method: 'POST',
  path: '/conflicts/register/confirm',
  access: forSeats(tradeMembers, 'keepRegister'),
  answer: registerSchema,
  problems: ['NOT_FOUND'],
});

export const eraseRegister = defineRoute({
  name: 'conflicts.eraseRegister',
  summary: 'Erase every name of the register',
  method: 'POST',
  path: '/conflicts/register/erase',
  access: forSeats(tradeMembersAgain, 'keepRegister'),
  answer: registerSchema,
  problems: ['NOT_FOUND'],
});
