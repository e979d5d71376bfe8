import { courtKinds } from '../options/court-kinds.ts';
import { knownCode, type OptionValue, optionList, valuesOf } from '../options/option.ts';

/**
 * Table of kinds of court and acts, edited by staff: who may do an act there by law, and who may ask for it.
 */

/** Acts that the taker of a hearing is asked to do. */
export const hearingActs = optionList([
  { value: 'pleading', label: 'Plaider, substituer' },
  { value: 'representation', label: 'Postuler' },
]);
export type HearingAct = OptionValue<typeof hearingActs>;

export type CourtKind = OptionValue<typeof courtKinds>;

/**
 * Avocats whom an act is open to, from nobody to everybody: those of the court's bar, or of the bars of its
 * cour d'appel.
 */
export const reaches = ['nowhere', 'bar', 'appeal', 'everywhere'] as const;
export type Reach = (typeof reaches)[number];

/** Kinds of client that may ask for a hearing: an avocat for themselves, or a firm whose bar staff confirmed. */
export const hearingClients = optionList([
  { value: 'avocat', label: 'Avocats' },
  { value: 'firm', label: 'Cabinets d’avocats' },
]);
export type HearingClient = OptionValue<typeof hearingClients>;

/** One line of the table. An act that no line opens is closed. */
export interface HearingRule {
  readonly kind: CourtKind;
  readonly act: HearingAct;
  readonly reach: Reach;
  /** Kinds of client that may ask for it; with none, nobody does. */
  readonly clients: readonly HearingClient[];
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
  readonly clients: readonly string[];
  readonly article: string;
  readonly explanation: string;
}

/**
 * Valid lines of a stored table. A line with an unknown code, without an article or without an explanation is
 * left out, so that it opens nothing; so are unknown kinds of client.
 */
export const readHearingRules = (rows: readonly WrittenHearingRule[]): HearingRule[] =>
  rows.flatMap(({ article, explanation, ...line }) => {
    const kind = knownCode(valuesOf(courtKinds), line.kind);
    const act = knownCode(valuesOf(hearingActs), line.act);
    const reach = knownCode(reaches, line.reach);
    const clients = valuesOf(hearingClients).filter((client) => line.clients.includes(client));
    const says = article.trim() !== '' && explanation.trim() !== '';
    return kind && act && reach && says ? [{ kind, act, reach, clients, article, explanation }] : [];
  });

/** The line for an act before a kind of court; null if there is none, and nobody may do the act there. */
export const ruleOf = (rules: readonly HearingRule[], kind: CourtKind, act: HearingAct): HearingRule | null =>
  rules.find((rule) => rule.kind === kind && rule.act === act) ?? null;

/**
 * True if this kind of client may ask for an act before a kind of court; false if nobody may do the act
 * there.
 */
export const mayAskFor = (
  rules: readonly HearingRule[],
  {
    kind,
    act,
    client,
  }: { readonly kind: CourtKind; readonly act: HearingAct; readonly client: HearingClient },
): boolean => {
  const rule = ruleOf(rules, kind, act);
  return rule !== null && rule.reach !== 'nowhere' && rule.clients.includes(client);
};

const everyClient = valuesOf(hearingClients);
const practice = 'Loi n°\u00a071-1130 du 31\u00a0décembre 1971';

/**
 * Rules of a new database; those in force are in the database. Other courts do not reserve representation to
 * a bar.
 */
export const defaultHearingRules: readonly HearingRule[] = [
  ...valuesOf(courtKinds).map(
    (kind): HearingRule => ({
      kind,
      act: 'pleading',
      reach: 'everywhere',
      clients: everyClient,
      article: `${practice}, art.\u00a04 et 5`,
      explanation: 'Un avocat plaide devant toutes les juridictions, quel que soit son barreau.',
    }),
  ),
  {
    kind: 'tj',
    act: 'representation',
    reach: 'bar',
    clients: everyClient,
    article: `${practice}, art.\u00a05 et 5-1`,
    explanation:
      'Qui postule sans plaider l’affaire est du barreau de ce tribunal\u202f; Paris, Bobigny, Créteil et Nanterre n’en font qu’un.',
  },
  {
    kind: 'ca',
    act: 'representation',
    reach: 'appeal',
    clients: everyClient,
    article: `${practice}, art.\u00a05`,
    explanation: 'Postuler devant une cour d’appel revient aux avocats des barreaux de son ressort.',
  },
];
