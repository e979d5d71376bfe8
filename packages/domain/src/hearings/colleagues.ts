import type { HearingRefusalCode } from './take.ts';

/** Codes that refuse a colleague as the person who appears at a hearing of their firm. */
export const colleagueRefusalCodes = [
  'AVOCATS_ONLY',
  'OWN_HEARING',
  'AVOCAT_UNVERIFIED',
  'BAR_NEEDED',
  'BAR_UNCONFIRMED',
  'BAR_NOT_ALLOWED',
  'HEARING_OVERLAPS',
  'HEARINGS_PAUSED',
] as const satisfies readonly HearingRefusalCode[];

const sentences: Readonly<Partial<Record<HearingRefusalCode, string>>> = {
  AVOCATS_ONLY:
    'Une audience se tient par un avocat\u202f: le profil de cette personne ne porte pas cette profession.',
  OWN_HEARING: 'Cette personne demande elle-même cette audience.',
  AVOCAT_UNVERIFIED:
    'Notre équipe n’a pas vérifié le profil de cette personne\u202f: elle ne peut pas se présenter à l’audience.',
  BAR_NEEDED: 'Cette personne n’a pas indiqué son barreau, et la loi le demande devant cette juridiction.',
  BAR_UNCONFIRMED: 'Notre équipe n’a pas encore confirmé le barreau de cette personne.',
  BAR_NOT_ALLOWED: 'La loi ne permet pas à cette personne de postuler devant cette juridiction.',
  HEARING_OVERLAPS: 'Cette personne a une autre audience à cette heure.',
  HEARINGS_PAUSED: 'Après plusieurs audiences rendues tard, cette personne n’en prend pas pour le moment.',
};

/**
 * French sentence for people of the firm about a colleague who may not appear; `fallback` for a code without
 * one.
 */
export const aboutColleague = (code: HearingRefusalCode, fallback: string): string =>
  sentences[code] ?? fallback;
