import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { nameOf } from '../presenter.ts';
import { findMember, type MemberRow } from '../store.ts';
import { addressMails } from './mails.ts';
import { type ChangeRow, findChange, isTaken, type Side, saveLink } from './store.ts';

/** Jobs that send the mails about a change of e-mail address. */

/**
 * Creates the link of one mailbox, when its mail is sent, and stores its hash only: no table and no queued
 * job contains a usable link. Returns null if the change no longer waits for this mailbox.
 */
const newLink = async (
  { database, config }: Platform,
  { id }: ChangeRow,
  side: Side,
): Promise<string | null> => {
  const code = newSecret();
  const isSaved = await saveLink(database.db, id, side, hashOfSecret(code));
  return isSaved ? `${config.publicUrl}/adresse/${code}` : null;
};

/** Mails one mailbox its link; a wanted address that has an account is only told so. */
const send = async (
  platform: Platform,
  { member, change, side }: { readonly member: MemberRow; readonly change: ChangeRow; readonly side: Side },
): Promise<void> => {
  const to = side === 'old' ? (member.email ?? '') : change.email;
  if (side === 'new' && (await isTaken(platform.database.db, change.email))) {
    const mail = addressMails.taken({ email: change.email });
    await platform.mailer.send({ to, ...renderMail(mail) });
    return;
  }
  const url = await newLink(platform, change, side);
  if (url === null) return;
  const mail = addressMails[side]({ name: nameOf(member), email: change.email, url });
  await platform.mailer.send({ to, ...renderMail(mail) });
};

export const addressHandlers: Handlers<'auth.sendAddressLink' | 'auth.addressChanged', Platform> = {
  'auth.sendAddressLink': async ({ changeId, side }, platform) => {
    const { clock, database } = platform;
    const change = await findChange(database.db, changeId, clock.now());
    if (change === undefined) return;
    const member = await findMember(database.db, change.member_id);
    if (member?.email == null) return;
    await send(platform, { member, change, side });
  },

  'auth.addressChanged': async ({ memberId }, { config, database, mailer }) => {
    const member = await findMember(database.db, memberId);
    if (member?.email == null) return;
    const mail = addressMails.changed({ name: nameOf(member), publicUrl: config.publicUrl });
    await mailer.send({ to: member.email, ...renderMail(mail) });
  },
};
