import { suspensionEffects } from '@basoche/domain/members/suspension-content';
import { hidingGrounds } from '@basoche/domain/moderation/grounds';
import { hidingSentence } from '@basoche/domain/moderation/statement-of-reasons';
import { labelOf } from '@basoche/domain/options/option';
import { linkSentence } from '@basoche/domain/reports/appeal-link';
import {
  appealText,
  type MeasureGround,
  measureGrounds,
  type ReportMeasure,
  reportMeasures,
} from '@basoche/domain/reports/decision';
import { reportAnsweredWithinDays, reportCategories } from '@basoche/domain/reports/report';
import { defineMails, type MailLink } from '../../platform/mail/mail-content.ts';
import type { AppealLetterRow } from './appeals/store.ts';
import type { MailFactsRow } from './store.ts';

/** Facts that the mails of a report and of an appeal may contain. */
type ReportMailRow = Pick<
  MailFactsRow,
  | 'is_hidden'
  | 'subject_name'
  | 'about'
  | 'category'
  | 'outcome'
  | 'note'
  | 'measures'
  | 'in_force'
  | 'statement'
  | 'ground'
  | 'hidden_kind'
  | 'hidden_ground'
  | 'hidden_basis'
  | 'is_suspended'
>;
type AppealMailRow = Pick<AppealLetterRow, 'outcome' | 'reason' | 'is_suspended' | 'decision_id'>;

/** The reported member as far as the reporter knows them, and the thread. */
const who = ({ is_hidden, subject_name, about }: ReportMailRow) =>
  `${is_hidden ? 'l’auteur de la mission' : `${subject_name}, à propos de`} «\u00a0${about}\u00a0»`;

const groundSentence = (ground: MeasureGround): string =>
  `Fondement\u202f: ${labelOf(measureGrounds, ground).toLowerCase()}.`;

const elsewhere =
  'Vous pouvez aussi saisir un organisme de règlement extrajudiciaire des litiges ou le tribunal compétent.';

/** Marks a measure that was in force before, since it has no new effect. */
const measureWords = (measure: ReportMeasure, inForce: readonly ReportMeasure[]): string =>
  `${labelOf(reportMeasures, measure).toLowerCase()}${inForce.includes(measure) ? ' (déjà en vigueur)' : ''}`;

/** Sentences about the publication hidden with the decision, and the ground. */
const hiddenSentences = ({ hidden_kind, hidden_ground, hidden_basis, about }: ReportMailRow): string[] =>
  hidden_kind === null || hidden_ground === null
    ? []
    : [
        `Annonce masquée\u202f: «\u00a0${about}\u00a0». ${hidingSentence(hidden_kind)}`,
        `Motif du masquage\u202f: ${labelOf(hidingGrounds, hidden_ground).toLowerCase()}. Fondement du masquage\u202f: ${hidden_basis ?? ''}.`,
      ];

interface To {
  /** Name of the recipient. */
  readonly to: string;
  readonly button: MailLink | null;
}

const addressed = ({ to, button }: To) => ({ greeting: `Bonjour ${to},`, ...(button && { button }) });

/** Mails about a report. They contain nothing that the reporter wrote, and of staff's words only those for the recipient. */
export const reportMails = defineMails({
  received: ({ row, ...to }: To & { readonly row: ReportMailRow }) => ({
    ...addressed(to),
    subject: 'Votre signalement est enregistré',
    paragraphs: [
      `Vous avez signalé ${who(row)}.`,
      `Notre équipe l’examine et vous répond sous ${reportAnsweredWithinDays} jours. Votre signalement et votre nom ne sont pas communiqués à la personne signalée. Si l’examen exige d’ouvrir votre échange, chacun de vous en est averti.`,
      'En cas de danger immédiat, appelez le 17 ou le 112.',
    ],
  }),
  settled: ({ row, ...to }: To & { readonly row: ReportMailRow }) => ({
    ...addressed(to),
    subject: 'Votre signalement a été examiné',
    paragraphs: [
      `Vous aviez signalé ${who(row)}.`,
      row.outcome === 'measures'
        ? 'Après examen, notre équipe a pris des mesures.'
        : 'Après examen, notre équipe n’a pas constaté de manquement.',
      row.note ?? '',
      appealText,
    ],
  }),
  measured: ({ row, ...to }: To & { readonly row: ReportMailRow }) => ({
    ...addressed(to),
    subject: 'Une mesure a été prise au sujet de votre compte',
    paragraphs: [
      `Mesure\u202f: ${row.measures.map((measure) => measureWords(measure, row.in_force)).join(', ')}.`,
      `Ce qui est reproché\u202f: ${row.statement ?? ''}`,
      groundSentence(row.ground ?? 'terms'),
      ...(row.measures.includes('contentHidden') ? hiddenSentences(row) : []),
      ...(row.measures.includes('accountSuspended') ? [suspensionEffects] : []),
      'La décision a été prise par un membre de notre équipe, après examen. Aucun moyen automatisé n’a servi ni à constater les faits, ni à décider.',
      appealText,
      elsewhere,
      ...(row.is_suspended ? [linkSentence] : []),
    ],
  }),
  toStaff: ({ row, ...to }: To & { readonly row: ReportMailRow }) => ({
    ...addressed(to),
    subject: `Nouveau signalement : ${labelOf(reportCategories, row.category)}`,
    paragraphs: [
      `Un signalement attend votre décision. Une réponse est promise sous ${reportAnsweredWithinDays} jours.`,
    ],
  }),
});

/** Mails about an appeal, to the appellant and to staff. */
export const appealMails = defineMails({
  received: (to: To) => ({
    ...addressed(to),
    subject: 'Votre recours est enregistré',
    paragraphs: [
      `Un membre de notre équipe qui n’a pas pris la première décision l’examine, dès que possible, et vous répond sous ${reportAnsweredWithinDays} jours.`,
    ],
  }),
  decided: ({ row, ...to }: To & { readonly row: AppealMailRow }) => ({
    ...addressed(to),
    subject: 'Votre recours a été examiné',
    paragraphs: [
      row.outcome === 'reversed' ? 'La décision est revue.' : 'La décision est maintenue.',
      row.reason ?? '',
      ...(row.decision_id !== null && !row.is_suspended
        ? ['Votre compte est ouvert\u202f: vous pouvez vous connecter.']
        : []),
      elsewhere,
    ],
  }),
  toStaff: (to: To) => ({
    ...addressed(to),
    subject: 'Nouveau recours contre une décision',
    paragraphs: [
      `Une décision est contestée. Une réponse est promise sous ${reportAnsweredWithinDays} jours\u202f; qui a pris la première décision laisse le recours à un autre membre de l’équipe.`,
    ],
  }),
});
