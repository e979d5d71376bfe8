import { type Letter, letter } from '../../platform/letter.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJobs, type Handlers } from '../../platform/queue.ts';
import { reportMails } from './presenter.ts';
import * as store from './store.ts';

/** Staff are written to by a job each: one whose mail fails makes no other be written to again. */
const writeToStaff = async ({ database }: Platform, reportId: string): Promise<void> => {
  const people = await store.moderators(database.db);
  const jobs = people.map(({ id }) => ({ payload: { reportId, mail: 'toStaff', memberId: id } as const }));
  await database.transaction((trx) => addJobs(trx, 'reports.mail', jobs));
};

export const reportHandlers: Handlers<'reports.mail', Platform> = {
  'reports.mail': async ({ reportId, mail, memberId }, platform) => {
    const { config, database, mailer } = platform;
    if (mail === 'toStaff' && memberId === undefined) return writeToStaff(platform, reportId);
    const row = await store.findLetter(database.db, reportId);
    if (row === undefined) return;
    const { subject, paragraphs } = reportMails[mail](row);
    const send = async (to: { email: string; name: string }, button: Letter['button']) => {
      const body: Letter = { greeting: `Bonjour ${to.name},`, paragraphs, ...(button && { button }) };
      // Sent again, it is the same to mail programs.
      const id = ['signalement', reportId, mail, ...(memberId === undefined ? [] : [memberId])].join('-');
      await mailer.send({ to: to.email, subject, id, ...(await letter(body)) });
    };
    if (mail === 'toStaff') {
      const button = { label: 'Voir les signalements', url: `${config.publicUrl}/admin/signalements` };
      for (const to of await store.moderators(database.db, memberId)) await send(to, button);
    } else if (row.email !== null) {
      const url = `${config.publicUrl}/messages/${row.application_id}`;
      await send({ email: row.email, name: row.name }, { label: "Ouvrir l'échange", url });
    }
  },
};
