import { hearingTexts, hoursToCancel } from '../hearings/limits.ts';
import { delayDays, portageMinimumCents, reviewGrade } from '../limits.ts';
import { formatCents } from '../payments/amounts.ts';
import { noRetainer } from '../pricing/content.ts';
import { heldMonthDays, heldWorkDays } from '../pricing/limits.ts';
import { textLimits } from '../text-limits.ts';
import { vigilanceRefusals } from '../vigilance/gate.ts';
import { vigilanceRefusalWords } from '../vigilance/refusal-words.ts';
import { reviewTimes } from './time-limits.ts';

/**
 * Closed list of refusal codes of commands. The contract maps each code to its HTTP status (rules §6, §7).
 */
export const refusalCodes = [
  'NOT_A_PARTY',
  'FORBIDDEN',
  'STATE_CHANGED',
  'TOO_EARLY',
  'NDA_REQUIRED',
  'NDA_VERSION',
  'ALREADY_CONSENTED',
  'MESSAGES_CLOSED',
  'EMPTY_MESSAGE',
  'MESSAGE_TOO_LONG',
  'INVALID_OFFER',
  'INVALID_DELAY',
  'PRESENTATION_TOO_LONG',
  'REFUSAL_TOO_LONG',
  'NOTHING_TO_CONFIRM',
  'DIRECT_NOT_ALLOWED',
  'PORTAGE_MINIMUM',
  'PORTAGE_NEEDS_LEGAL_ENTITY',
  'PORTAGE_NEEDS_NATURAL_PERSON',
  'PORTAGE_EXCLUDED_NATURE',
  'PORTAGE_NO_RETAINER',
  'PORTAGE_ALREADY_REFUSED',
  'REASON_REQUIRED',
  'AMOUNT_MISMATCH',
  'PAYEE_NOT_READY',
  'DEPOSIT_TOO_LARGE',
  'CHARGED_BACK',
  'ALREADY_DELIVERED',
  'COLLABORATION_UNDER_WAY',
  'PARTIES_CHANGED',
  'CONFLICT_CHECK_NEEDED',
  'INDEPENDENCE_NEEDED',
  'INDEPENDENCE_VERSION',
  'DECLARATION_NEEDED',
  'ALREADY_DECLARED',
  'ALREADY_RESERVED',
  'BOTH_CONSENTS_NEEDED',
  'ALREADY_SHOWN',
  'CONTESTED',
  'FUNDS_HELD',
  'NOT_CONTESTED',
  'NO_DEPOSIT',
  'INSTALMENT_FUNDED',
  'INSTALMENT_TOO_LONG',
  'DEPOSIT_TOO_EARLY',
  'SHEET_REQUIRED',
  'SHEET_AWAITED',
  'SHEET_RETURNED_ONCE',
  'ALREADY_ASKED',
  'ALREADY_REVIEWED',
  'REVIEWS_CLOSED',
  'GRADE_REQUIRED',
  'REVIEW_LENGTH',
  'NO_REVIEW',
  'ALREADY_REPLIED',
  'REPLY_LENGTH',
  'NOT_VERIFIED',
  'CUSTOMER_CANNOT_APPLY',
  'OWN_MISSION',
  'OWN_FIRM',
  'ALREADY_APPLIED',
  'APPLICATIONS_CLOSED',
  'PROFESSION_NOT_ALLOWED',
  'SUBSCRIPTION_REQUIRED',
  'PARTIES_AWAITED',
  'PRICE_CHANGED',
  'HEARING_TOO_CLOSE',
  'HEARING_HELD',
  'HEARING_NOT_HELD',
  'HEARING_AHEAD',
  'REPORT_REQUIRED',
  ...vigilanceRefusals,
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Class of a refusal: `stranger` is told that nothing exists (404), `party` may see but not do it (403),
 * `state` comes too late or fails a condition (409), `input` is badly formed (400).
 */
export type RefusalClass = 'stranger' | 'party' | 'state' | 'input';

interface Refusal {
  readonly class: RefusalClass;
  /** French, fit to show. */
  readonly title: string;
}

const numbers = new Intl.NumberFormat('fr-FR');
const count = (value: number): string => numbers.format(value);

/** Class and French sentence of each refusal (rules §7). */
export const refusals: Readonly<Record<RefusalCode, Refusal>> = {
  NOT_A_PARTY: { class: 'stranger', title: 'Cet échange est introuvable.' },
  FORBIDDEN: { class: 'party', title: 'Cette action ne vous appartient pas dans cet échange.' },
  STATE_CHANGED: { class: 'state', title: 'L’échange a évolué entre-temps. Il vient d’être rechargé.' },
  TOO_EARLY: { class: 'state', title: 'Le moment prévu pour cette action n’est pas encore venu.' },
  NDA_REQUIRED: {
    class: 'party',
    title: 'Acceptez l’accord de confidentialité avant d’envoyer un message.',
  },
  NDA_VERSION: {
    class: 'state',
    title:
      'Une autre version de l’accord de confidentialité s’applique à cet échange. Relisez-la avant d’accepter.',
  },
  ALREADY_CONSENTED: { class: 'state', title: 'Vous avez déjà accepté l’accord de confidentialité.' },
  MESSAGES_CLOSED: { class: 'party', title: 'La candidature est refusée, la messagerie est fermée.' },
  EMPTY_MESSAGE: { class: 'input', title: 'Écrivez un message avant de l’envoyer.' },
  MESSAGE_TOO_LONG: {
    class: 'input',
    title: `Un message ne peut pas dépasser ${count(textLimits.message)} caractères.`,
  },
  INVALID_OFFER: { class: 'input', title: 'Indiquez un prix supérieur à zéro, avec deux décimales au plus.' },
  INVALID_DELAY: {
    class: 'input',
    title: `Indiquez un délai en jours, de ${delayDays.min} à ${delayDays.max}.`,
  },
  PRESENTATION_TOO_LONG: {
    class: 'input',
    title: `Une présentation ne peut pas dépasser ${count(textLimits.presentation)} caractères.`,
  },
  REFUSAL_TOO_LONG: {
    class: 'input',
    title: `Le mot qui accompagne un refus a ${count(textLimits.refusal)} caractères au plus.`,
  },
  NOTHING_TO_CONFIRM: { class: 'state', title: 'Votre prix n’est pas à confirmer.' },
  DIRECT_NOT_ALLOWED: {
    class: 'state',
    title: 'La relation directe n’est pas ouverte aux clients particuliers. Choisissez le dépôt de fonds.',
  },
  PORTAGE_MINIMUM: {
    class: 'state',
    title: `Le portage salarial est possible à partir de ${formatCents(portageMinimumCents)} hors taxes.`,
  },
  PORTAGE_NEEDS_LEGAL_ENTITY: {
    class: 'state',
    title: 'Le portage salarial est réservé aux missions publiées par une personne morale.',
  },
  PORTAGE_NEEDS_NATURAL_PERSON: {
    class: 'state',
    title: 'Le portage salarial est réservé aux candidats qui sont des personnes physiques.',
  },
  PORTAGE_EXCLUDED_NATURE: {
    class: 'state',
    title: 'Le portage salarial est exclu pour une mission de cette nature.',
  },
  PORTAGE_NO_RETAINER: { class: 'state', title: noRetainer },
  PORTAGE_ALREADY_REFUSED: {
    class: 'state',
    title: 'Le portage salarial a été refusé pour cette mission. Choisissez un autre mode de collaboration.',
  },
  REASON_REQUIRED: { class: 'input', title: 'Indiquez un motif.' },
  AMOUNT_MISMATCH: { class: 'state', title: 'Le montant ne correspond pas à celui qui est attendu.' },
  PAYEE_NOT_READY: {
    class: 'state',
    title:
      'Le compte de paiement de la personne à payer n’est pas encore prêt. Le dépôt s’ouvrira dès qu’il le sera.',
  },
  DEPOSIT_TOO_LARGE: {
    class: 'state',
    title: 'Un dépôt par carte ne peut pas dépasser 999\u202f999,99\u00a0€. Choisissez un autre mode.',
  },
  CHARGED_BACK: {
    class: 'state',
    title: 'Le paiement est contesté auprès de la banque. Rien ne bouge avant sa réponse.',
  },
  ALREADY_DELIVERED: { class: 'state', title: 'Vous avez déjà déclaré la mission livrée.' },
  COLLABORATION_UNDER_WAY: {
    class: 'state',
    title: 'Une collaboration est déjà en cours sur cette mission. Confirmez que vous en voulez une seconde.',
  },
  PARTIES_CHANGED: {
    class: 'state',
    title: 'La liste des parties a changé. Relisez, puis recommencez\u202f: rien n’a été envoyé.',
  },
  CONFLICT_CHECK_NEEDED: {
    class: 'state',
    title: 'Vérifiez d’abord les conflits d’intérêts\u202f: le client a nommé les parties.',
  },
  INDEPENDENCE_NEEDED: {
    class: 'state',
    title: 'Cette mission demande votre déclaration d’indépendance, ou une réserve.',
  },
  INDEPENDENCE_VERSION: {
    class: 'state',
    title: 'La déclaration d’indépendance a une autre version. Relisez-la avant de la signer.',
  },
  DECLARATION_NEEDED: { class: 'state', title: 'Signez d’abord votre déclaration d’indépendance.' },
  ALREADY_DECLARED: { class: 'state', title: 'Vous avez déjà signé cette déclaration d’indépendance.' },
  ALREADY_RESERVED: { class: 'state', title: 'Votre réserve est déjà indiquée au client.' },
  BOTH_CONSENTS_NEEDED: {
    class: 'state',
    title: 'L’accord de confidentialité doit d’abord être accepté par les deux parties.',
  },
  ALREADY_SHOWN: { class: 'state', title: 'Vous avez déjà montré ces parties.' },
  CONTESTED: {
    class: 'state',
    title: 'La mission est contestée. Notre équipe doit se prononcer avant toute suite.',
  },
  FUNDS_HELD: {
    class: 'state',
    title: 'Des fonds sont retenus\u202f: ils reviennent au prestataire, au client, ou sont partagés.',
  },
  NOT_CONTESTED: { class: 'state', title: 'La mission n’est pas contestée.' },
  NO_DEPOSIT: { class: 'state', title: 'Aucun dépôt de fonds n’est prévu dans une relation directe.' },
  INSTALMENT_FUNDED: {
    class: 'state',
    title: 'Le dépôt est fait\u202f: la mission continue.',
  },
  INSTALMENT_TOO_LONG: {
    class: 'state',
    title: `Une tranche dure plus de ${heldWorkDays} jours\u202f: son dépôt reviendrait au client avant la fin.`,
  },
  DEPOSIT_TOO_EARLY: {
    class: 'state',
    title: `Le dépôt d’un mois s’ouvre ${heldMonthDays} jours avant son dernier jour.`,
  },
  SHEET_REQUIRED: { class: 'input', title: 'Complétez le compte rendu du mois, puis envoyez-le.' },
  SHEET_AWAITED: { class: 'state', title: 'Le compte rendu du mois n’est pas encore envoyé.' },
  SHEET_RETURNED_ONCE: {
    class: 'state',
    title: 'Ce compte rendu a déjà été rendu une fois : acceptez-le, ou contestez la mission.',
  },
  ALREADY_ASKED: {
    class: 'state',
    title: 'Vous avez déjà demandé l’annulation. Elle attend l’accord de l’autre partie.',
  },
  ALREADY_REVIEWED: { class: 'state', title: 'Vous avez déjà écrit votre recommandation.' },
  REVIEWS_CLOSED: {
    class: 'state',
    title: `Une recommandation s’écrit dans les ${reviewTimes.writingDays} jours qui suivent la fin de la mission.`,
  },
  GRADE_REQUIRED: { class: 'input', title: `Donnez une note de ${reviewGrade.min} à ${reviewGrade.max}.` },
  REVIEW_LENGTH: {
    class: 'input',
    title: `Écrivez entre ${textLimits.reviewAtLeast} et ${count(textLimits.review)} caractères.`,
  },
  NO_REVIEW: { class: 'state', title: 'Aucune recommandation n’attend votre réponse.' },
  ALREADY_REPLIED: { class: 'state', title: 'Vous avez déjà répondu à cette recommandation.' },
  REPLY_LENGTH: {
    class: 'input',
    title: `Écrivez une réponse de ${count(textLimits.reviewReply)} caractères au plus.`,
  },
  NOT_VERIFIED: { class: 'party', title: 'Faites vérifier votre compte avant de postuler.' },
  CUSTOMER_CANNOT_APPLY: { class: 'party', title: 'Un client externe ne peut pas postuler.' },
  OWN_MISSION: { class: 'party', title: 'Vous ne pouvez pas postuler à votre propre annonce.' },
  OWN_FIRM: {
    class: 'state',
    title: 'Une même personne serait des deux côtés de cet échange\u202f: vous ne pouvez pas postuler.',
  },
  ALREADY_APPLIED: { class: 'state', title: 'Vous avez déjà postulé.' },
  APPLICATIONS_CLOSED: { class: 'state', title: 'Candidatures closes.' },
  SUBSCRIPTION_REQUIRED: { class: 'party', title: 'Pour postuler à l’offre, abonne-toi\u202f!' },
  PROFESSION_NOT_ALLOWED: {
    class: 'party',
    title: 'Votre profession ne permet pas de postuler à une mission de cette nature.',
  },
  PRICE_CHANGED: {
    class: 'state',
    title: 'Le prix a changé\u202f: relisez-le. Rien n’a été accepté.',
  },
  HEARING_TOO_CLOSE: {
    class: 'state',
    title: `L’audience a lieu dans moins de ${hoursToCancel} heures\u202f: le prix est dû, sauf si l’avocat la rend.`,
  },
  HEARING_HELD: { class: 'state', title: 'L’audience a commencé.' },
  HEARING_AHEAD: {
    class: 'state',
    title:
      'L’audience n’a pas encore eu lieu\u202f: d’ici là, elle s’annule ou se rend, et la mission n’est ni terminée ni contestée.',
  },
  HEARING_NOT_HELD: { class: 'state', title: 'Le compte rendu s’envoie après l’audience.' },
  REPORT_REQUIRED: {
    class: 'input',
    title: `Écrivez ce qui s’est passé à l’audience, en ${count(hearingTexts.report)} caractères au plus.`,
  },
  PARTIES_AWAITED: {
    class: 'state',
    title:
      'Le client n’a pas encore indiqué les personnes et les sociétés en cause\u202f: attendez qu’il l’ait fait.',
  },
  VIGILANCE_INCOMPLETE: {
    class: 'state',
    title: vigilanceRefusalWords.VIGILANCE_INCOMPLETE.toCandidate,
  },
  VIGILANCE_OUT_OF_DATE: {
    class: 'state',
    title: vigilanceRefusalWords.VIGILANCE_OUT_OF_DATE.toCandidate,
  },
};
