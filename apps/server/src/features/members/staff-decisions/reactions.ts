import type { MemberDecision } from '@basoche/domain/members/account-states';
import { appealAddress } from '@basoche/domain/reports/appeal-link';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { ownersOf } from '../../firms/service.ts';
import { decisionMails } from './mails.ts';
import * as store from './store.ts';

const signIn = { label: 'Me connecter', path: '/connexion' };

/** Button of the mail. Suspended members have no session: they read the decision and appeal by a secret link of this mail. */
const buttonOf = async (
  { database }: Platform,
  decisionId: string,
  decision: MemberDecision,
): Promise<typeof signIn | null> => {
  if (decision === 'erase') return null;
  if (decision !== 'suspend') return signIn;
  // Created only now, so that no queued job contains a usable link.
  const code = newSecret();
  await store.saveAppealLink(database.db, decisionId, hashOfSecret(code));
  return { label: 'Lire la décision et la contester', path: appealAddress(code) };
};

export const staffDecisionHandlers: Handlers<'members.decided', Platform> = {
  'members.decided': async ({ decisionId }, platform) => {
    const { config, database, mailer } = platform;
    const row = await store.findMailFacts(database.db, decisionId);
    if (row === undefined) return;
    const owners = await ownersOf(database.db, row.member_id);
    const readers = owners ?? [{ id: row.member_id, email: row.email }];
    if (readers.every(({ email }) => email === null)) return;
    const button = await buttonOf(platform, decisionId, row.decision);
    const mail = decisionMails[row.decision]({
      reason: row.reason,
      firm: owners === null ? null : row.name,
      button: button && { label: button.label, url: `${config.publicUrl}${button.path}` },
    });
    for (const { id, email } of readers) {
      if (email === null) continue;
      // The same id at each retry, so that mail programs show the mail once.
      const mailId = owners === null ? `decision-${decisionId}` : `decision-${decisionId}-${id}`;
      await mailer.send({ to: email, id: mailId, ...renderMail(mail) });
    }
    if (row.decision === 'erase') await store.deleteAddress(database.db, decisionId);
  },
};
