import type { UserType } from '../members/kinds.ts';
import { frenchDay } from '../time/french-dates.ts';
import { isAvocat, mayHaveBar } from './bars.ts';
import { type CourtKind, type HearingAct, type HearingRule, ruleOf } from './hearing-rules.ts';
import { type CourtPlace, isWithinReach } from './reach.ts';

/** Hours needed between two hearings of one person in different courts. */
export const hoursBetween = 3;

/** Fewest minutes before the hearing at which a hearing that was given back opens to others again. */
export const minutesToReopen = 60;

export const hearingRefusalCodes = [
  'AVOCATS_ONLY',
  'OWN_HEARING',
  'HEARING_TAKEN',
  'HEARING_CLOSED',
  'AVOCAT_UNVERIFIED',
  'BAR_NEEDED',
  'BAR_UNCONFIRMED',
  'BAR_NOT_ALLOWED',
  'HEARING_OVERLAPS',
  'HEARINGS_PAUSED',
] as const;
export type HearingRefusalCode = (typeof hearingRefusalCodes)[number];

/** Reasons for which an account may not read the open hearings. */
export const readerRefusalCodes = [
  'AVOCATS_ONLY',
  'AVOCAT_UNVERIFIED',
  'BAR_NEEDED',
  'BAR_UNCONFIRMED',
] as const satisfies readonly HearingRefusalCode[];

/** Status and French sentence of each refusal to take a hearing. */
export const hearingRefusals = {
  AVOCATS_ONLY: { status: 403, title: 'Les audiences se prennent entre avocats.' },
  OWN_HEARING: { status: 403, title: 'Vous demandez vous-même cette audience.' },
  HEARING_TAKEN: { status: 409, title: 'Un confrère vient de prendre cette audience.' },
  HEARING_CLOSED: { status: 409, title: 'Cette audience n’est plus à prendre.' },
  AVOCAT_UNVERIFIED: { status: 403, title: 'Notre équipe doit d’abord vérifier votre profil.' },
  BAR_NEEDED: { status: 409, title: 'Indiquez d’abord votre barreau.' },
  BAR_UNCONFIRMED: { status: 409, title: 'Votre barreau n’est pas encore confirmé par notre équipe.' },
  BAR_NOT_ALLOWED: {
    status: 403,
    title: 'La loi ne vous permet pas de postuler devant cette juridiction.',
  },
  HEARING_OVERLAPS: { status: 409, title: 'Vous avez une autre audience à cette heure.' },
  HEARINGS_PAUSED: { status: 409, title: 'Vous ne prenez pas d’audience pour le moment.' },
} as const satisfies Readonly<Record<HearingRefusalCode, { status: 403 | 409; title: string }>>;

export const hearingStates = ['open', 'taken', 'cancelled', 'passed'] as const;
export type HearingState = (typeof hearingStates)[number];

export interface HearingFacts {
  readonly clientId: string;
  readonly kind: CourtKind;
  readonly court: CourtPlace;
  readonly act: HearingAct;
  readonly heldAt: Date;
  readonly state: HearingState;
}

/** Firm for which a person would take a hearing. */
export interface TakingFirm {
  readonly memberId: string;
  readonly isVerified: boolean;
  readonly hasBar: boolean;
  readonly isBarConfirmed: boolean;
}

/** Person who would take a hearing: the person who would appear. */
export interface Taker {
  readonly memberId: string;
  /** Absent for a person who acts for themselves. */
  readonly firm?: TakingFirm | null;
  readonly kind: UserType;
  readonly profession: string | null;
  /** Result of `isVerifiedNow`. */
  readonly isVerified: boolean;
  /** Court of their bar; null if they stated none. */
  readonly bar: CourtPlace | null;
  readonly isBarConfirmed: boolean;
  /** True if they have another hearing elsewhere around that hour. */
  readonly overlaps: boolean;
  readonly pausedUntil: Date | null;
}

type Answer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: HearingRefusalCode;
      /** French, fit to show. */
      readonly reason: string;
    };

/** Account that wants to read the open hearings. */
export interface Reader {
  readonly kind: UserType;
  readonly profession: string | null;
  /** Result of `isVerifiedNow`. */
  readonly isVerified: boolean;
  readonly hasBar: boolean;
  readonly isBarConfirmed: boolean;
}

/**
 * Returns why an account may not read the open hearings; null if it may. A verified avocat may without a
 * confirmed bar, which pleading does not need; a firm needs a bar that staff confirmed.
 */
export const readerRefusal = (reader: Reader): (typeof readerRefusalCodes)[number] | null => {
  if (!mayHaveBar(reader)) return 'AVOCATS_ONLY';
  if (!reader.isVerified) return 'AVOCAT_UNVERIFIED';
  if (reader.kind !== 'COMPANY' || reader.isBarConfirmed) return null;
  return reader.hasBar ? 'BAR_UNCONFIRMED' : 'BAR_NEEDED';
};

const firmNeedsAvocat =
  'Pour un cabinet, l’audience est prise par une personne qui a la profession d’avocat sur son propre profil.';

/**
 * Decides whether somebody may take a hearing (rules §10): a verified avocat who is free, and whom the table
 * allows this act there. An act reserved to a bar needs one that staff confirmed. Returns the first reason to
 * refuse.
 */
export const mayTake = (
  { clientId, kind, court, act, heldAt, state }: HearingFacts,
  taker: Taker,
  { rules, now }: { readonly rules: readonly HearingRule[]; readonly now: Date },
): Answer => {
  const refuse = (code: HearingRefusalCode, reason: string = hearingRefusals[code].title): Answer => ({
    ok: false,
    code,
    reason,
  });
  const { firm = null } = taker;
  if (!isAvocat(taker))
    return firm === null ? refuse('AVOCATS_ONLY') : refuse('AVOCATS_ONLY', firmNeedsAvocat);
  if ([taker.memberId, firm?.memberId].includes(clientId)) return refuse('OWN_HEARING');
  if (state === 'taken') return refuse('HEARING_TAKEN');
  if (state !== 'open' || heldAt <= now) return refuse('HEARING_CLOSED');
  if (!taker.isVerified) return refuse('AVOCAT_UNVERIFIED');
  const ofFirm = firm && readerRefusal({ ...firm, kind: 'COMPANY', profession: null });
  if (ofFirm !== null) return refuse(ofFirm);
  const rule = ruleOf(rules, kind, act);
  if (rule === null || rule.reach === 'nowhere') return refuse('BAR_NOT_ALLOWED');
  if (rule.reach !== 'everywhere') {
    if (taker.bar === null) return refuse('BAR_NEEDED');
    if (!taker.isBarConfirmed) return refuse('BAR_UNCONFIRMED');
    if (!isWithinReach(rule.reach, court, taker.bar))
      return refuse('BAR_NOT_ALLOWED', `${rule.explanation} (${rule.article})`);
  }
  if (taker.overlaps) return refuse('HEARING_OVERLAPS');
  if (taker.pausedUntil !== null && taker.pausedUntil > now)
    return refuse(
      'HEARINGS_PAUSED',
      `Après plusieurs audiences rendues tard, vous en prendrez de nouveau à partir du ${frenchDay(taker.pausedUntil)}.`,
    );
  return { ok: true };
};
