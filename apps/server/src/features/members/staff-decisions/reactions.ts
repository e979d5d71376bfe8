import type { MemberDecision } from '@basoche/domain/members/standing';
import { appealAddress } from '@basoche/domain/reports/appeal-link';
import { renderMail } from '../../../platform/mail/render.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Handlers } from '../../../platform/queue/queue.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { decisionMails } from './mails.ts';
import * as store from './store.ts';

const signIn = { label: 'Me connecter', path: '/connexion' };

/** Where the mail leads: who is suspended has no session, and reads and appeals by a link of this mail's own. */
const buttonOf = async (
  { database }: Platform,
  decisionId: string,
  decision: MemberDecision,
): Promise<typeof signIn | null> => {
  if (decision === 'erase') return null;
  if (decision !== 'suspend') return signIn;
  // Made when the mail is, so that no queue ever holds one that can be read.
  const code = newSecret();
  await store.keepAppealLink(database.db, decisionId, hashOfSecret(code));
  return { label: 'Lire la décision et la contester', path: appealAddress(code) };
};

export const staffDecisionHandlers: Handlers<'members.decided', Platform> = {
  'members.decided': async ({ decisionId }, platform) => {
    const { config, database, mailer } = platform;
    const row = await store.findLetter(database.db, decisionId);
    if (row === undefined || row.email === null) return;
    const button = await buttonOf(platform, decisionId, row.decision);
    const mail = decisionMails[row.decision]({
      reason: row.reason,
      button: button && { label: button.label, url: `${config.publicUrl}${button.path}` },
    });
    // Sent again, it is the same to mail programs.
    await mailer.send({ to: row.email, id: `decision-${decisionId}`, ...renderMail(mail) });
    if (row.decision === 'erase') await store.forgetAddress(database.db, decisionId);
  },
};
