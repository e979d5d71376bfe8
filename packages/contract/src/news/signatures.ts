import { readWebAddress } from '@basoche/domain/members/web-address';
import { textLimits } from '@basoche/domain/text-limits';
import { line, optionalLine } from '../fields.ts';
import { fileRefusals } from '../files.ts';
import { pictureField, pictureRule } from '../members/pictures.ts';
import { defineRoute, editors } from '../route.ts';
import { z } from '../zod.ts';
import { signatureId } from './content.ts';

/** Authors of articles, and the universities where they teach (issue 9, "News"). */

export const newsAuthorSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    role: z.string().nullable(),
    avatarURL: z.string().nullable(),
    /** The author's member account, to whose page articles link; null without one. */
    member: z.object({ id: z.string(), name: z.string(), page: z.string().nullable() }).nullable(),
    /** Number of articles that they sign, drafts included; while there are any, they cannot be removed. */
    articles: z.int(),
  })
  .meta({ id: 'NewsAuthor' });
export type NewsAuthor = z.infer<typeof newsAuthorSchema>;

export const newsUniversitySchema = z
  .object({
    id: z.string(),
    name: z.string(),
    url: z.string().nullable(),
    logoURL: z.string().nullable(),
    articles: z.int(),
  })
  .meta({ id: 'NewsUniversity' });
export type NewsUniversity = z.infer<typeof newsUniversitySchema>;

const elsewhere = 'NEWS_WRITTEN_ELSEWHERE' as const;
const ofOne = z.object({ id: signatureId });

/** An empty text removes the picture; an absent field keeps it. */
const pictureOrNone = z
  .union([pictureField, z.literal('').transform(() => null)], { error: fileRefusals.missing })
  .optional();

export const authorTexts = z.object({
  name: line(textLimits.personName, 'Indiquez le nom de l’auteur.'),
  role: optionalLine(textLimits.role, 'Indiquez une fonction.'),
  /**
   * The author's member account: an id, or the address of its page. Never a mail address: editors are not
   * told whose it is.
   */
  member: optionalLine(textLimits.url, 'Indiquez un membre.'),
});

const notAnAddressText = 'Indiquez une adresse comme https://www.exemple.fr.';

export const universityTexts = z.object({
  name: line(textLimits.companyName, 'Indiquez le nom de l’université.'),
  url: optionalLine(textLimits.url, notAnAddressText).transform((typed, context) => {
    if (typed === null || typed === undefined) return null;
    const address = readWebAddress(typed);
    if (address === null || address.length > textLimits.url) context.addIssue(notAnAddressText);
    return address;
  }),
});

export const listAuthors = defineRoute({
  name: 'newsSignatures.listAuthors',
  summary: 'Authors of articles, in alphabetical order',
  method: 'GET',
  path: '/admin/news/authors',
  access: editors,
  answer: z.array(newsAuthorSchema),
  problems: [elsewhere],
});

export const listUniversities = defineRoute({
  name: 'newsSignatures.listUniversities',
  summary: 'Universities of articles, in alphabetical order',
  method: 'GET',
  path: '/admin/news/universities',
  access: editors,
  answer: z.array(newsUniversitySchema),
  problems: [elsewhere],
});

const asForm = {
  method: 'POST',
  access: editors,
  takesForm: { picture: pictureRule },
} as const;

export const addAuthor = defineRoute({
  ...asForm,
  name: 'newsSignatures.addAuthor',
  summary: 'Add an author',
  path: '/admin/news/authors',
  body: authorTexts.extend({ picture: pictureOrNone }),
  status: 201,
  answer: newsAuthorSchema,
  problems: ['SIGNATURE_NAME_TAKEN', elsewhere],
});

export const updateAuthor = defineRoute({
  ...asForm,
  name: 'newsSignatures.updateAuthor',
  summary: 'Change an author, in their articles too',
  path: '/admin/news/authors/:id',
  params: ofOne,
  body: authorTexts.extend({ picture: pictureOrNone }),
  answer: newsAuthorSchema,
  problems: ['NOT_FOUND', 'SIGNATURE_NAME_TAKEN', elsewhere],
});

export const addUniversity = defineRoute({
  ...asForm,
  name: 'newsSignatures.addUniversity',
  summary: 'Add a university',
  path: '/admin/news/universities',
  body: universityTexts.extend({ picture: pictureOrNone }),
  status: 201,
  answer: newsUniversitySchema,
  problems: ['SIGNATURE_NAME_TAKEN', elsewhere],
});

export const updateUniversity = defineRoute({
  ...asForm,
  name: 'newsSignatures.updateUniversity',
  summary: 'Change a university, in its articles too',
  path: '/admin/news/universities/:id',
  params: ofOne,
  body: universityTexts.extend({ picture: pictureOrNone }),
  answer: newsUniversitySchema,
  problems: ['NOT_FOUND', 'SIGNATURE_NAME_TAKEN', elsewhere],
});

const removing = {
  method: 'DELETE',
  access: editors,
  params: ofOne,
  problems: ['NOT_FOUND', 'SIGNATURE_IN_USE', elsewhere],
} as const;

export const removeAuthor = defineRoute({
  ...removing,
  name: 'newsSignatures.removeAuthor',
  summary: 'Remove an author without articles',
  path: '/admin/news/authors/:id',
});

export const removeUniversity = defineRoute({
  ...removing,
  name: 'newsSignatures.removeUniversity',
  summary: 'Remove a university without articles',
  path: '/admin/news/universities/:id',
});
