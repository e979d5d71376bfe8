import { domainMailboxes, domainWays } from '@basoche/domain/firms/domains';
import { id, instant, line } from '../fields.ts';
import { defineRoute, members } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Domains of a firm's addresses, which its owners prove (rules §8, Domains). */

export const firmDomainSchema = z
  .object({
    id,
    /** In ASCII: `xn--` for letters beyond it. */
    domain: z.string(),
    /** TXT record that proves it. */
    record: z.object({ name: z.string(), text: z.string() }),
    /** Null until proved, and again if a later check does not find the record. */
    proof: z.object({ way: z.enum(domainWays), at: instant }).nullable(),
    /** Time of the last DNS query; null if none. */
    checkedAt: instant.nullable(),
    /** The code that can be entered now; null if none was requested, or it expired. */
    code: z.object({ address: z.string(), until: instant, triesLeft: z.int().nonnegative() }).nullable(),
  })
  .meta({ id: 'FirmDomain' });
export type FirmDomain = z.infer<typeof firmDomainSchema>;

const path = '/firms/current/domains';
const access = forSeats(members, 'own');
const changing = ['NOT_FOUND', 'ROLE_NOT_ALLOWED', 'SEAT_ENDED'] as const;
const proving = [...changing, 'DOMAIN_TAKEN', 'DOMAIN_NOT_PROVED'] as const;

export const listDomains = defineRoute({
  name: 'firms.listDomains',
  summary: 'Domains of the firm, proved or not, the oldest first',
  method: 'GET',
  path,
  access,
  answer: z.array(firmDomainSchema),
  problems: changing,
});

export const addDomainBody = z.object({
  // Takes the part after the @ of a pasted mail address.
  domain: line(253, 'Indiquez un nom de domaine.').overwrite((typed) =>
    typed.slice(typed.lastIndexOf('@') + 1),
  ),
});

/** Adds one domain, even if called twice. */
export const addDomain = defineRoute({
  name: 'firms.addDomain',
  summary: 'Name a domain of the firm, to be proved then; the answer has the TXT record that proves it',
  method: 'POST',
  path,
  access,
  body: addDomainBody,
  status: 201,
  answer: firmDomainSchema,
  problems: [...changing, 'DOMAIN_PUBLIC', 'DOMAINS_AT_MOST'],
});

export const checkDomainBody = z.discriminatedUnion(
  'way',
  [
    z.object({ way: z.literal('dns') }),
    z.object({
      way: z.literal('mailbox'),
      mailbox: z.enum(domainMailboxes, { error: 'Choisissez une boîte du domaine.' }),
    }),
  ],
  { error: 'Choisissez un moyen de vérification.' },
);

/** A second call queries the DNS again, or sends another code, which replaces the first. */
export const checkDomain = defineRoute({
  name: 'firms.checkDomain',
  summary: 'Look for the TXT record of a domain, or send a code to a mailbox that only its keeper reads',
  method: 'POST',
  path: `${path}/:id/check`,
  access,
  body: checkDomainBody,
  answer: firmDomainSchema,
  problems: proving,
});

export const confirmDomainBody = z.object({
  code: z
    .string({ error: 'Indiquez le code à 8 chiffres.' })
    // Accepts the code as shown in the mail, in two groups.
    .overwrite((code) => code.replace(/\s/g, ''))
    .regex(/^\d{8}$/, 'Le code a 8 chiffres.'),
});

export const confirmDomain = defineRoute({
  name: 'firms.confirmDomain',
  summary: 'Prove a domain by the code that was sent to its mailbox',
  method: 'POST',
  path: `${path}/:id/confirm`,
  access,
  body: confirmDomainBody,
  answer: firmDomainSchema,
  problems: proving,
});

export const removeDomain = defineRoute({
  name: 'firms.removeDomain',
  summary: 'Remove a domain of the firm: nobody joins by it any more, and seats stay',
  method: 'DELETE',
  path: `${path}/:id`,
  access,
  problems: changing,
});
