import { confirmationLinkHours, resetLinkHours } from '@basoche/domain/access/session-and-link-lifetimes';
import type { UserType } from '@basoche/domain/members/kinds';
import type { Db } from '../../platform/database/database.ts';
import { renderMail } from '../../platform/mail/render.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Handlers } from '../../platform/queue/queue.ts';
import { hashOfSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { accountMails } from './mails.ts';
import { listPasskeys } from './passkeys/store.ts';
import { nameOf } from './presenter.ts';
import * as store from './store.ts';

const hours = 3_600_000;

/** Creates a code only when its mail is made, and saves its hash: no table and no queued job contains a usable code. */
const newCode = async (
  { database, clock }: Platform,
  memberId: string,
  purpose: 'confirm' | 'reset',
  lifeHours: number,
  db: Db = database.db,
) => {
  const code = newSecret();
  const expiresAt = new Date(clock.now().getTime() + lifeHours * hours);
  await store.saveCode(db, { memberId, purpose, hash: hashOfSecret(code), expiresAt });
  return code;
};

/**
 * Creates a code for the account's current address; null if it is confirmed already. Locks the member against
 * a correction of the address, so that no valid link goes to another mailbox.
 */
const newConfirmation = (platform: Platform, memberId: string) =>
  platform.database.transaction(async (trx) => {
    if (!(await store.lockLiveMember(trx, memberId))) return null;
    const member = await store.findMember(trx, memberId);
    if (!member || member.email === null || member.confirmed_at !== null) return null;
    const code = await newCode(platform, memberId, 'confirm', confirmationLinkHours, trx);
    return { member, email: member.email, code };
  });

/** Screen with an account's passkeys. */
const securityPath = (kind: UserType): string =>
  kind === 'STAFF' ? '/admin/securite' : kind === 'PARTNER' ? '/partner/securite' : '/parametres';

/** Handlers of the queue jobs that send the mails of accounts. */
export const authHandlers: Handlers<
  'auth.sendConfirmation' | 'auth.sendReset' | 'auth.inviteOffice' | 'auth.passwordChanged',
  Platform
> = {
  'auth.sendConfirmation': async ({ memberId, returnTo }, platform) => {
    const confirmation = await newConfirmation(platform, memberId);
    if (confirmation === null) return;
    const { member, email, code } = confirmation;
    const query = returnTo === undefined ? '' : `?retour=${encodeURIComponent(returnTo)}`;
    const url = `${platform.config.publicUrl}/confirm/${code}${query}`;
    const mail = accountMails.confirmation({ name: nameOf(member), url });
    await platform.mailer.send({ to: email, ...renderMail(mail) });
  },

  'auth.sendReset': async ({ memberId }, platform) => {
    const member = await store.findMember(platform.database.db, memberId);
    if (!member || member.email === null) return;
    const code = await newCode(platform, memberId, 'reset', resetLinkHours);
    const url = `${platform.config.publicUrl}/resetPassword/${code}`;
    const mail = accountMails.reset({ name: nameOf(member), url });
    await platform.mailer.send({ to: member.email, ...renderMail(mail) });
  },

  'auth.inviteOffice': async ({ memberId }, platform) => {
    const member = await store.findMember(platform.database.db, memberId);
    if (!member || member.email === null) return;
    const code = await newCode(platform, memberId, 'reset', confirmationLinkHours);
    const url = `${platform.config.publicUrl}/resetPassword/${code}`;
    const mail = accountMails.officeInvitation({ name: nameOf(member), url });
    await platform.mailer.send({ to: member.email, ...renderMail(mail) });
  },

  'auth.passwordChanged': async ({ memberId }, platform) => {
    const member = await store.findMember(platform.database.db, memberId);
    if (!member || member.email === null) return;
    const { publicUrl } = platform.config;
    const passkeys = await listPasskeys(platform.database.db, memberId);
    const mail = accountMails.passwordChanged({
      name: nameOf(member),
      url: `${publicUrl}/forgottenPassword`,
      passkeysUrl: passkeys.length === 0 ? null : publicUrl + securityPath(member.kind),
    });
    await platform.mailer.send({ to: member.email, ...renderMail(mail) });
  },
};
