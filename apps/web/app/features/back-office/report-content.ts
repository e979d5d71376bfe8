import type { StaffReport } from '@basoche/contract/reports/decisions';
import { ofName } from '@basoche/domain/members/elision';
import type { AppealParty, ReportMeasure } from '@basoche/domain/reports/decision';
import type { MeasureEffect } from '@basoche/domain/reports/measure-effects';
import { typeset } from '@basoche/domain/typography';

/** Texts of staff's decisions about reports and appeals. */

const it = { missions: 'La mission', jobs: 'L’offre d’emploi' } as const;
const publicationText = ({ publication, about }: StaffReport) =>
  `${it[publication.kind]} «\u00a0${typeset(about)}\u00a0»`;

const does: Readonly<
  Record<ReportMeasure, Readonly<Partial<Record<MeasureEffect, (of: StaffReport) => string>>>>
> = {
  warning: { told: () => 'L’exposé des motifs vaut avertissement\u202f; rien d’autre ne change.' },
  contentHidden: {
    done: (of) => `${publicationText(of)} est masquée en même temps que vous répondez.`,
    inForce: (of) => `${publicationText(of)} est déjà masquée\u202f: la décision le dira, et rien ne change.`,
    impossible: (of) => `${publicationText(of)} n’a pas été publiée par la personne signalée.`,
  },
  accountSuspended: {
    done: ({ subject }) => `Le compte ${ofName(subject.name)} est suspendu en même temps que vous répondez.`,
    inForce: ({ subject }) =>
      `Le compte ${ofName(subject.name)} est déjà suspendu\u202f: la décision le dira, et rien ne change.`,
    impossible: () => 'Ce compte est supprimé.',
  },
  other: { told: () => 'À mettre en œuvre vous-même\u202f: dites laquelle dans l’exposé des motifs.' },
};

export const measuring = {
  measures: 'Mesures',
  carriedOut: 'Masquer et suspendre s’exécutent avec la décision.',
  does: (measure: ReportMeasure, report: StaffReport) =>
    does[measure][report.effects[measure]]?.(report) ?? '',
  hiding: { ground: 'Motif du masquage', basis: 'Clause ou article du masquage' },
  ground: 'Fondement de la décision',
  statement: 'Exposé des motifs',
  statementHelp:
    'Lu par la personne signalée\u202f: les faits et pourquoi. Ne dites jamais qui a signalé, ni dans quel échange. 2\u202f000 caractères au plus.',
} as const;

/** Immediate effects of the measures. */
const changes = (report: StaffReport, measures: readonly ReportMeasure[]): string[] => {
  const { effects, subject } = report;
  const done = (measure: ReportMeasure) => measures.includes(measure) && effects[measure] === 'done';
  return [
    ...(done('accountSuspended')
      ? [
          `Le compte ${ofName(subject.name)} est suspendu\u202f: ses sessions se ferment, son profil et ses annonces quittent les pages publiques, ses échanges restent ouverts à ses interlocuteurs.`,
        ]
      : []),
    ...(done('contentHidden')
      ? [
          `${publicationText(report)} est masquée\u202f: elle quitte les listes, la recherche et les alertes, et ne reçoit plus de candidatures.`,
        ]
      : []),
  ];
};

export const consequences = {
  title: 'En confirmant',
  of: (report: StaffReport, measures: readonly ReportMeasure[]): readonly string[] => {
    const { subject } = report;
    return [
      ...changes(report, measures),
      'La personne qui a signalé reçoit votre réponse par mail et par notification.',
      measures.length === 0
        ? `${subject.name} n’apprend rien de cet examen.`
        : `${subject.name} reçoit un seul exposé des motifs, et peut le contester pendant six mois.`,
    ];
  },
  /** Label of the button, by its effect. */
  submit: ({ effects }: StaffReport, measures: readonly ReportMeasure[], otherwise: string): string => {
    const suspends = measures.includes('accountSuspended') && effects.accountSuspended === 'done';
    const hides = measures.includes('contentHidden') && effects.contentHidden === 'done';
    if (suspends && hides) return 'Suspendre, masquer l’annonce et répondre';
    if (suspends) return 'Suspendre le compte et répondre';
    return hides ? 'Masquer l’annonce et répondre' : otherwise;
  },
} as const;

export const effectText = {
  inForce: 'déjà en vigueur',
  publication: { missions: '/admin/annonces/missions', jobs: '/admin/annonces/offres' },
} as const;

/** Side of an appeal: a party of a report, or a member suspended without one. */
export type AppealSide = AppealParty | 'suspended';

export const appeals = {
  tab: 'Recours',
  empty: {
    title: 'Aucun recours à examiner',
    text: 'Les décisions que les membres contestent arrivent ici, les plus anciennes en premier.',
  },
  of: {
    reporter: 'Recours de la personne qui a signalé',
    subject: 'Recours de la personne visée par la mesure',
    suspended: 'Recours de la personne suspendue',
  } satisfies Record<AppealSide, string>,
  madeOn: (day: string) => `Le ${day}`,
  decide: 'Trancher le recours',
  decideOf: (name: string) => `Trancher le recours ${ofName(name)}`,
  another: 'Vous avez pris la première décision\u202f: un autre membre de l’équipe examine ce recours.',
  decidedBy: (name: string, day: string) => `${name}, le ${day}`,
  dialog: {
    title: 'Trancher le recours',
    outcome: 'Votre décision',
    upheld: { label: 'Maintenir la décision', help: 'La première décision reste.' },
    reversed: {
      reporter: {
        label: 'Revoir la décision',
        help: 'Des mesures sont prises\u202f; la personne visée en est informée.',
      },
      subject: {
        label: 'Revoir la décision',
        help: 'Les mesures sont levées\u202f: ce que cette décision a suspendu ou masqué est rétabli, sauf si une autre décision le maintient. La personne qui a signalé en est informée.',
      },
      suspended: {
        label: 'Revoir la décision',
        help: 'Le compte est rétabli, sauf si une décision plus récente le suspend.',
      },
    } satisfies Record<AppealSide, { label: string; help: string }>,
    reason: 'Votre réponse',
    help: 'Lue par la personne qui conteste, 2\u202f000 caractères au plus.',
    submit: 'Rendre la décision',
    done: 'Le recours est tranché.',
  },
} as const;

export const suspensions = {
  waiting: 'Suspensions contestées',
  decided: 'Recours tranchés contre une suspension',
  title: 'Compte suspendu',
  member: 'Membre',
  by: 'Suspendu par',
  on: (day: string) => `Le ${day}`,
  state: { inForce: 'Suspension en vigueur', over: 'Suspension levée' },
  since: 'État',
  more: 'Voir les recours suivants',
} as const;
