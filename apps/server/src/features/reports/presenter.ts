import type { Report, StaffReport } from '@basoche/contract/reports';
import { labelOf } from '@basoche/domain/options/option';
import { reportAnsweredWithinDays, reportCategories } from '@basoche/domain/reports/report';
import { addHours } from '@basoche/domain/time/paris';
import type { LetterRow, ReportRow, StaffReportRow } from './store.ts';

export const presentReport = (row: ReportRow): Report => ({
  id: row.id,
  reportedAt: row.reported_at.toISOString(),
  answerBefore: addHours(row.reported_at, reportAnsweredWithinDays * 24).toISOString(),
  settledAt: row.settled_at?.toISOString() ?? null,
  outcome: row.outcome,
  note: row.note,
});

export const presentStaffReport = (row: StaffReportRow): StaffReport => ({
  ...presentReport(row),
  category: row.category,
  reason: row.reason,
  reporter: { id: row.reporter_id, name: row.reporter_name, role: row.reporter_kind },
  subject: { id: row.subject_id, name: row.subject_name, role: row.subject_kind },
  reportsOfSubject: row.of_subject,
  postulationID: row.application_id,
  about: row.about,
});

interface Wording {
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Who was reported, as far as the reporter knows, and in which thread. */
const who = ({ is_hidden, subject_name, about }: LetterRow) =>
  `${is_hidden ? "l'auteur de la mission" : `${subject_name}, à propos de`} « ${about} »`;

/** What the reporter is told. What they wrote, and what staff know, stay out of mails, but for staff's sentence to them. */
export const reportMails = {
  received: (row: LetterRow): Wording => ({
    subject: 'Votre signalement est enregistré',
    paragraphs: [
      `Vous avez signalé ${who(row)}.`,
      `Notre équipe l'examine et vous répond sous ${reportAnsweredWithinDays} jours. La personne signalée n'est informée ni de votre signalement, ni de votre nom.`,
      'En cas de danger immédiat, appelez le 17 ou le 112.',
    ],
  }),
  settled: (row: LetterRow): Wording => ({
    subject: 'Votre signalement a été examiné',
    paragraphs: [
      `Vous aviez signalé ${who(row)}.`,
      row.outcome === 'measures'
        ? 'Après examen, notre équipe a pris des mesures.'
        : "Après examen, notre équipe n'a pas constaté de manquement.",
      row.note ?? '',
      "Si vous disposez d'autres éléments, vous pouvez faire un nouveau signalement depuis l'échange.",
    ],
  }),
  toStaff: ({ category }: Pick<LetterRow, 'category'>): Wording => ({
    subject: `Nouveau signalement : ${labelOf(reportCategories, category)}`,
    paragraphs: [
      `Un signalement attend votre décision. Une réponse est promise sous ${reportAnsweredWithinDays} jours.`,
    ],
  }),
} as const;
