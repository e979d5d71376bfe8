import { namesOfTerms } from '@basoche/domain/missions/edit';
import { formatPrice } from '@basoche/domain/payments/amounts';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { Jobs } from '../../../platform/jobs.ts';
import { type Letter, letter } from '../../../platform/letter.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hidesCreator } from '../presenter.ts';
import * as store from '../store.ts';
import type { MailFacts, Wording } from './presenter.ts';

type Reader = Jobs['threads.mail']['to'];

/** What a mail to this reader may say of the thread: an anonymous creator stays one. */
export const factsOf = (row: store.ThreadRow, to: Reader, reason: string | null): MailFacts => ({
  type: row.type,
  subject: row.subject,
  otherName: to === 'creator' ? row.candidate_name : hidesCreator(row, 'candidate') ? null : row.creator_name,
  changed: namesOfTerms(row.offer_to_confirm),
  price: row.offer_cents === null ? '' : formatPrice(row.offer_cents, row.tva_applicable),
  reason,
});

const addressesOf = async (platform: Platform, row: store.ThreadRow, to: Reader) => {
  const { db } = platform.database;
  if (to === 'staff') return store.readersOfOffice(db, 'STAFF');
  if (to === 'partner') return store.readersOfOffice(db, 'PARTNER');
  const reader = await store.readerOf(db, to === 'creator' ? row.creator_id : row.candidate_id);
  return reader === undefined ? [] : [reader];
};

/** Sends a mail about a thread. `id` names it: sent again, it is the same to mail programs. */
export const send = async (
  platform: Platform,
  row: store.ThreadRow,
  to: Reader,
  { subject, paragraphs }: Wording,
  id: string,
): Promise<void> => {
  const isParty = to === 'creator' || to === 'candidate';
  const button = { label: "Ouvrir l'échange", url: `${platform.config.publicUrl}/messages/${row.id}` };
  for (const [index, { email, name }] of (await addressesOf(platform, row, to)).entries()) {
    const body: Letter = { greeting: `Bonjour ${name},`, paragraphs, ...(isParty ? { button } : {}) };
    await platform.mailer.send({ to: email, subject, id: `${id}-${index}`, ...(await letter(body)) });
  }
};

/** A mail to a party about a thread, worded for them. */
export const sendToParty = async (
  platform: Platform,
  applicationId: string,
  to: ThreadParty,
  { id, wording }: { readonly id: string; readonly wording: (facts: MailFacts) => Wording },
): Promise<void> => {
  const row = await store.findThread(platform.database.db, applicationId);
  if (row !== undefined) await send(platform, row, to, wording(factsOf(row, to, null)), id);
};
