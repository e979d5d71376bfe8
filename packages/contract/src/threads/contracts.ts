import { contractDrafts } from '@basoche/domain/jobs/contract-drafts';
import { valuesOf } from '@basoche/domain/options/option';
import { id } from '../fields.ts';
import { givingFile } from '../files.ts';
import { defineRoute, tradeMembers } from '../route.ts';
import { forSeats } from '../seats.ts';
import { z } from '../zod.ts';

/** Drafts of contracts for the creator of an offer (rules §3, "Job threads"). */

const draftType = z.enum(valuesOf(contractDrafts), {
  error: 'Choisissez un type de contrat\u202f: cdi, cdd ou collaboration.',
});

const ofThread = { method: 'GET', params: z.object({ id }) } as const;

export const contractChoiceSchema = z
  .object({
    type: draftType,
    /** True if the offer announces this contract. */
    isAnnounced: z.boolean(),
    isDefault: z.boolean(),
    /** Reason why it does not suit the two parties; null if it can be drafted. */
    hindrance: z.string().nullable(),
    notices: z.array(z.string()),
  })
  .meta({ id: 'ContractChoice' });
export type ContractChoice = z.infer<typeof contractChoiceSchema>;

export const listContractChoices = defineRoute({
  ...ofThread,
  name: 'threads.listContractChoices',
  access: forSeats(tradeMembers, 'readThreads'),
  summary: 'Contracts that may be drafted for the candidate of an offer, and reasons against the others',
  path: '/messagerie/contract/:id/choices',
  answer: z.array(contractChoiceSchema),
  problems: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CHANGED'],
});

export const draftContract = defineRoute({
  ...ofThread,
  ...givingFile,
  name: 'threads.draftContract',
  access: forSeats(tradeMembers, 'negotiate'),
  summary: 'A draft of a contract from the offer and both profiles, with what is missing marked: a DOCX',
  path: '/messagerie/contract/:id',
  query: z.object({
    /** If absent, the contract that follows from the offer. */
    type: draftType.optional(),
  }),
  problems: ['NOT_FOUND', 'FORBIDDEN', 'STATE_CHANGED', 'CONTRACT_NOT_SUITABLE'],
});
