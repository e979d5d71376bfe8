import type { MaskedBankDetails, PayeeDetails } from '@basoche/contract/payments/bank-details';
import type { FieldError } from '@basoche/contract/problem';
import { groupedIban, maskBic, maskIban } from '@basoche/domain/payments/bank-details';
import { isDirectRelation } from '@basoche/domain/threads/application';
import type { Db } from '../../../../platform/database/database.ts';
import { refuse } from '../../../../platform/http/refusal.ts';
import type { Viewer } from '../../../../platform/http/viewer.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { reseal } from '../../../../platform/secrets/resealing.ts';
import { lockSeatFor, recordActing } from '../../../firms/service.ts';
import { snapshotOf } from '../../../threads/execution/service.ts';
import * as store from './store.ts';

/**
 * Bank details (rules §4): validated, stored encrypted, shown masked, and disclosed only to the creator who
 * owes money in a direct relation.
 */

interface BankDetails {
  readonly iban: string;
  readonly bic: string;
}

const sealedFor = (memberId: string) => `bank-details:${memberId}`;

/** Errors by field (ISO 13616, ISO 9362). Only SEPA countries: transfers in euros reach no other. */
const mistakesIn = async ({ iban, bic }: BankDetails): Promise<FieldError[]> => {
  const { isSEPACountry, isValidBIC, isValidIBAN } = await import('ibantools');
  const mistakes: FieldError[] = [];
  if (!isValidIBAN(iban)) {
    mistakes.push({ path: 'iban', message: 'Cet IBAN n’est pas valide\u202f: comparez-le avec votre RIB.' });
  } else if (!isSEPACountry(iban.slice(0, 2))) {
    mistakes.push({ path: 'iban', message: 'Cet IBAN n’est pas celui d’un pays de la zone SEPA.' });
  }
  if (!isValidBIC(bic)) {
    mistakes.push({
      path: 'bic',
      message: 'Un BIC compte 8 ou 11 caractères\u202f: comparez-le avec votre RIB.',
    });
  }
  return mistakes;
};

const masked = (row: store.BankDetailsRow): MaskedBankDetails => ({
  iban: row.masked_iban,
  bic: row.masked_bic,
  updatedAt: row.updated_at.toISOString(),
});

export const save = async (
  { database, sealing, clock }: Platform,
  viewer: Viewer,
  details: BankDetails,
): Promise<MaskedBankDetails> => {
  const { memberId } = viewer;
  const errors = await mistakesIn(details);
  if (errors.length > 0) refuse('BANK_DETAILS_INVALID', { errors });
  const { iban, bic } = details;
  const sealed = await sealing.seal(JSON.stringify({ iban, bic }), sealedFor(memberId));
  return database.transaction(async (trx) => {
    const now = clock.now();
    await lockSeatFor(trx, viewer.acting, 'bank');
    const row = await store.save(trx, {
      member_id: memberId,
      sealed,
      masked_iban: maskIban(iban),
      masked_bic: maskBic(bic),
      updated_at: now,
    });
    await recordActing(trx, viewer, { act: 'bankDetails/changed', body: {} }, now);
    return masked(row);
  });
};

export const read = async (
  { database }: Platform,
  { memberId }: Viewer,
): Promise<MaskedBankDetails | null> => {
  const row = await store.find(database.db, memberId);
  return row === undefined ? null : masked(row);
};

const unsealed = async ({ sealing }: Platform, row: store.BankDetailsRow): Promise<BankDetails> =>
  JSON.parse(await sealing.unseal(row.sealed, sealedFor(row.member_id))) as BankDetails;

/**
 * The candidate's bank details, for the creator of an accepted direct relation. Records each disclosure,
 * without the details themselves.
 */
export const disclose = async (
  platform: Platform,
  { memberId, personId, acting }: Viewer,
  applicationId: string,
): Promise<PayeeDetails | null> => {
  const { database, clock, log } = platform;
  const { application } = await snapshotOf(database.db, applicationId);
  const { creator, candidate } = application;
  if (memberId === candidate.memberId) refuse('FORBIDDEN');
  if (memberId !== creator.memberId) refuse('NOT_FOUND');
  if (!isDirectRelation(application) || application.state === 'REFUSED') refuse('BANK_DETAILS_CLOSED');
  const row = await store.find(database.db, candidate.memberId);
  if (row === undefined) return null;
  const { iban, bic } = await unsealed(platform, row);
  const disclosure = { applicationId, ownerId: candidate.memberId, readerId: memberId };
  const person = acting === null ? null : personId;
  await store.noteDisclosure(database.db, { ...disclosure, personId: person }, clock.now());
  log.info(disclosure, 'Bank details are shown to the other party of a direct relation');
  return { holder: await store.holderOf(database.db, candidate.memberId), iban: groupedIban(iban), bic };
};

/** Removes the bank details of a deleted account. */
export const removeBankDetails = (trx: Db, memberId: string): Promise<void> => store.remove(trx, memberId);

/** Encrypts again, with the current key, all bank details sealed with another key; returns how many. */
export const resealBankDetails = (platform: Platform): Promise<number> =>
  reseal(platform, { ...store.sealed, about: sealedFor });
