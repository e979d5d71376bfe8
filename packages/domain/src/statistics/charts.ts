import { hearingActs } from '../hearings/hearing-rules.ts';
import { minutesToPromptTaking } from '../hearings/limits.ts';
import { verificationAnswerHours } from '../limits.ts';
import { memberKinds } from '../members/kinds.ts';
import { stateLabels } from '../threads/state-labels.ts';
import { applicationStates } from '../threads/states.ts';

/** A series of a chart. */
export interface ChartPart {
  /** Key of the series, as stored and sent. */
  readonly part: string;
  readonly label: string;
  /**
   * True for a part shown only in the table and in files: it only grows, and would hide the others in the
   * chart.
   */
  readonly onlyInTable?: boolean;
}

/** Definition of a statistic of the platform, which staff see as a chart, a table and a CSV file. */
export interface ChartDefinition {
  readonly title: string;
  /** The exact definition of the figure, in a sentence. */
  readonly text: string;
  /**
   * `flow`: events within an interval, which add up over intervals; `stock`: the state at the end of an interval;
   * `median`: of the events within an interval, null without events.
   */
  readonly kind: 'flow' | 'stock' | 'median';
  readonly unit: 'count' | 'cents' | 'minutes';
  /** True if its parts must not be added up, such as deposits and refunds. */
  readonly isNotAdditive?: boolean;
  /**
   * Label of the fraction that is `within` a promised time: the headline figure, and the last column of the
   * table.
   */
  readonly shareWithin?: string;
  /** True if recorded each night; values before the first recorded night are computed from stored data. */
  readonly isRecordedNightly?: boolean;
  readonly parts: readonly ChartPart[];
}

const kindLabels: Readonly<Record<(typeof memberKinds)[number], string>> = {
  STUDENT: 'Étudiants',
  EMPLOYEE: 'Professionnels',
  COMPANY: 'Entreprises',
  CUSTOMER: 'Clients',
};

/** Parts of a chart about publications: missions and job offers. */
const postingTypes: readonly ChartPart[] = [
  { part: 'mission', label: 'Missions' },
  { part: 'job', label: 'Offres' },
];

/** Charts for staff who manage threads and people. */
export const activityCharts = {
  signups: {
    title: 'Inscriptions',
    text: 'Comptes créés, par type de membre.',
    kind: 'flow',
    unit: 'count',
    parts: memberKinds.map((part) => ({ part, label: kindLabels[part] })),
  },
  verifications: {
    title: 'Vérifications décidées',
    text: `Justificatifs acceptés ou refusés, selon que la réponse a tenu la promesse de ${verificationAnswerHours}\u00a0heures.`,
    kind: 'flow',
    unit: 'count',
    shareWithin: `Part dans les ${verificationAnswerHours} h`,
    parts: [
      { part: 'within', label: `Dans les ${verificationAnswerHours} h` },
      { part: 'late', label: 'Au-delà' },
    ],
  },
  verificationDelay: {
    title: 'Délai de vérification',
    text: 'Durée médiane entre l’envoi des justificatifs et la décision.',
    kind: 'median',
    unit: 'minutes',
    parts: [{ part: 'median', label: 'Délai médian' }],
  },
  published: {
    title: 'Publications',
    text: 'Missions et offres d’emploi publiées pour la première fois.',
    kind: 'flow',
    unit: 'count',
    parts: postingTypes,
  },
  missions: {
    title: 'Missions par état',
    text: 'Missions à la fin de chaque période.',
    kind: 'stock',
    unit: 'count',
    isRecordedNightly: true,
    parts: [
      { part: 'open', label: 'Ouvertes' },
      { part: 'closed', label: 'Candidatures closes' },
      { part: 'archived', label: 'Archivées' },
    ],
  },
  applications: {
    title: 'Candidatures',
    text: 'Candidatures envoyées, aux missions et aux offres d’emploi.',
    kind: 'flow',
    unit: 'count',
    parts: postingTypes,
  },
  hearings: {
    title: 'Audiences demandées',
    text: 'Audiences pour lesquelles un confrère est demandé, selon l’acte.',
    kind: 'flow',
    unit: 'count',
    parts: hearingActs.map(({ value: part, label }) => ({ part, label })),
  },
  hearingTakings: {
    title: 'Audiences vite prises',
    text: `Audiences demandées, selon qu’un confrère les a prises dans les ${minutesToPromptTaking}\u00a0minutes.`,
    kind: 'flow',
    unit: 'count',
    shareWithin: `Part dans les ${minutesToPromptTaking} min`,
    parts: [
      { part: 'within', label: `Dans les ${minutesToPromptTaking} min` },
      { part: 'late', label: 'Plus tard, ou pas encore' },
    ],
  },
  threads: {
    title: 'Échanges par état',
    text: 'Candidatures aux missions dans chaque état, à la fin de chaque période.',
    kind: 'stock',
    unit: 'count',
    isRecordedNightly: true,
    parts: applicationStates.map((part) => ({
      part,
      label: stateLabels[part],
      onlyInTable: part === 'REFUSED' || part === 'DONE',
    })),
  },
  firstReply: {
    title: 'Délai de première réponse',
    text: 'Durée médiane entre le premier message d’un échange et la première réponse de l’autre partie.',
    kind: 'median',
    unit: 'minutes',
    parts: [{ part: 'median', label: 'Délai médian' }],
  },
  subscriptions: {
    title: 'Abonnements actifs',
    text: 'Abonnements en cours à la fin de chaque période.',
    kind: 'stock',
    unit: 'count',
    isRecordedNightly: true,
    parts: [
      { part: 'monthly', label: 'Mensuels' },
      { part: 'yearly', label: 'Annuels' },
    ],
  },
} as const satisfies Record<string, ChartDefinition>;

/** Charts for staff who manage the money. */
export const moneyCharts = {
  held: {
    title: 'Fonds réservés',
    text: 'Ce qui est détenu pour les parties à la fin de chaque période, et les frais qui en dépendent.',
    kind: 'stock',
    unit: 'cents',
    parts: [
      { part: 'held', label: 'Fonds réservés' },
      { part: 'fee_held', label: 'Frais réservés' },
    ],
  },
  money: {
    title: 'Mouvements',
    text: 'Dépôts reçus, versements, remboursements et frais acquis.',
    kind: 'flow',
    unit: 'cents',
    isNotAdditive: true,
    parts: [
      { part: 'deposited', label: 'Dépôts' },
      { part: 'released', label: 'Versements' },
      { part: 'refunded', label: 'Remboursements' },
      { part: 'fees', label: 'Frais acquis' },
    ],
  },
} as const satisfies Record<string, ChartDefinition>;

export type ActivityChart = keyof typeof activityCharts;
export type MoneyChart = keyof typeof moneyCharts;
export type ChartName = ActivityChart | MoneyChart;

export const charts: Readonly<Record<ChartName, ChartDefinition>> = { ...activityCharts, ...moneyCharts };

const namesOf = <Name extends string>(table: Readonly<Record<Name, ChartDefinition>>) =>
  Object.keys(table) as Name[];
export const activityChartNames = namesOf(activityCharts);
export const moneyChartNames = namesOf(moneyCharts);
/** Charts of hearings, hidden while hearings are switched off. */
export const hearingChartNames: readonly ChartName[] = ['hearings', 'hearingTakings'];

/** Values of a part, one for each interval; null if unknown. */
export interface ChartSeries {
  readonly part: string;
  readonly values: readonly (number | null)[];
}

const sum = (values: readonly (number | null)[]): number =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

const lastKnown = (values: readonly (number | null)[]): number | null =>
  values.findLast((value) => value !== null) ?? null;

/**
 * The headline figure of a chart: the sum of a flow, the present stock of the parts in the chart, or the last known
 * median; with a share, the fraction within the promised time. Null without data.
 */
export const headline = (name: ChartName, series: readonly ChartSeries[]): number | null => {
  const { kind, parts, shareWithin } = charts[name];
  const inChart = series.filter(({ part }) => !parts.find((one) => one.part === part)?.onlyInTable);
  if (shareWithin !== undefined) {
    const within = sum(series.find(({ part }) => part === 'within')?.values ?? []);
    const all = sum(series.flatMap(({ values }) => values));
    return all === 0 ? null : within / all;
  }
  if (kind === 'flow') return sum(inChart.flatMap(({ values }) => values));
  const last = inChart.map(({ values }) => lastKnown(values)).filter((value) => value !== null);
  return last.length === 0 ? null : sum(last);
};

/** A column of the chart's table and of its CSV file. */
export interface ChartColumn {
  readonly label: string;
  /** `share`: a fraction of one. */
  readonly unit: ChartDefinition['unit'] | 'share';
  readonly values: readonly (number | null)[];
}

/** Unit of the headline figure of a chart. */
export const headlineUnit = (name: ChartName): ChartColumn['unit'] =>
  charts[name].shareWithin === undefined ? charts[name].unit : 'share';

const shareColumn = (label: string, series: readonly ChartSeries[]): ChartColumn => {
  const valuesOf = (part: string) => series.find((one) => one.part === part)?.values ?? [];
  const late = valuesOf('late');
  const values = valuesOf('within').map((within, index) => {
    const all = (within ?? 0) + (late[index] ?? 0);
    return all === 0 ? null : (within ?? 0) / all;
  });
  return { label, unit: 'share', values };
};

/** The values of a chart as a table: its parts, and figures computed from them. */
export const columnsOf = (name: ChartName, series: readonly ChartSeries[]): ChartColumn[] => {
  const { parts, unit, shareWithin } = charts[name];
  const columns = parts.map(({ part, label }) => ({
    label,
    unit,
    values: series.find((one) => one.part === part)?.values ?? [],
  }));
  return shareWithin === undefined ? columns : [...columns, shareColumn(shareWithin, series)];
};
