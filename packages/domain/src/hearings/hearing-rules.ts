import { courtKinds } from '../options/court-kinds.ts';
import { type OptionValue, optionList, valuesOf } from '../options/option.ts';

/** The table of kinds of courts and acts in which staff write whom the law lets act. */

/** Acts that are asked of whoever takes a hearing. */
export const hearingActs = optionList([
  { value: 'pleading', label: 'Plaider, substituer' },
  { value: 'representation', label: 'Postuler' },
]);
export type HearingAct = OptionValue<typeof hearingActs>;

export type CourtKind = OptionValue<typeof courtKinds>;

/** Reach of an act, from nobody to every avocat: those of the court's bar, or of the bars of its cour d'appel. */
export const reaches = ['nowhere', 'bar', 'appeal', 'everywhere'] as const;
export type Reach = (typeof reaches)[number];

/** One line of the table. An act that no line opens is closed. */
export interface HearingRule {
  readonly kind: CourtKind;
  readonly act: HearingAct;
  readonly reach: Reach;
  /** The legal source, in French. */
  readonly article: string;
  /** Meaning of that text here, in one or two sentences of French. */
  readonly explanation: string;
}

/** A rule as stored; its codes are not validated yet. */
export interface WrittenHearingRule {
  readonly kind: string;
  readonly act: string;
  readonly reach: string;
  readonly article: string;
  readonly explanation: string;
}

const coded = <Code extends string>(codes: readonly Code[], written: string): Code | undefined =>
  codes.find((code) => code === written);

/** Valid lines of a stored table. One with an unknown code, or without an article, opens nothing: it is left out. */
export const readHearingRules = (written: readonly WrittenHearingRule[]): HearingRule[] =>
  written.flatMap(({ article, explanation, ...line }) => {
    const kind = coded(valuesOf(courtKinds), line.kind);
    const act = coded(valuesOf(hearingActs), line.act);
    const reach = coded(reaches, line.reach);
    const says = article.trim() !== '' && explanation.trim() !== '';
    return kind && act && reach && says ? [{ kind, act, reach, article, explanation }] : [];
  });

/** The line about an act before a kind of court; null if there is none, and nobody may do it. */
export const ruleOf = (rules: readonly HearingRule[], kind: CourtKind, act: HearingAct): HearingRule | null =>
  rules.find((rule) => rule.kind === kind && rule.act === act) ?? null;

const practice = 'Loi n°\u00a071-1130 du 31\u00a0décembre 1971';

/** Rules of a new database. Those in force are in the database. Before other courts, representing is not reserved to a bar. */
export const defaultHearingRules: readonly HearingRule[] = [
  ...valuesOf(courtKinds).map(
    (kind): HearingRule => ({
      kind,
      act: 'pleading',
      reach: 'everywhere',
      article: `${practice}, art.\u00a04 et 5`,
      explanation: 'Un avocat plaide devant toutes les juridictions, quel que soit son barreau.',
    }),
  ),
  {
    kind: 'tj',
    act: 'representation',
    reach: 'bar',
    article: `${practice}, art.\u00a05 et 5-1`,
    explanation:
      'Qui postule sans plaider l’affaire est du barreau de ce tribunal\u202f; Paris, Bobigny, Créteil et Nanterre n’en font qu’un.',
  },
  {
    kind: 'ca',
    act: 'representation',
    reach: 'appeal',
    article: `${practice}, art.\u00a05`,
    explanation: 'Postuler devant une cour d’appel revient aux avocats des barreaux de son ressort.',
  },
];
