import { type OptionValue, optionList } from '../options/option.ts';

/** Publications that staff can hide: missions and offers, as named in addresses and in the journal. */
export const publicationKinds = ['missions', 'jobs'] as const;
export type PublicationKind = (typeof publicationKinds)[number];

/** Grounds for hiding a mission or an offer: a closed list (regulation (EU) 2022/2065, art. 17). */
export const hidingGrounds = optionList([
  { value: 'ILLEGAL', label: 'Contenu illicite' },
  { value: 'DISCRIMINATION', label: 'Discrimination' },
  { value: 'TERMS', label: 'Manquement aux conditions d’utilisation' },
  { value: 'SPAM', label: 'Hors sujet ou publicité' },
  { value: 'PERSONAL_DATA', label: 'Données personnelles' },
  { value: 'OTHER', label: 'Autre motif' },
]);
export type HidingGround = OptionValue<typeof hidingGrounds>;

/** The usual law or clause of each ground: the default of the form, for staff to make exact. */
export const usualBasis: Readonly<Record<HidingGround, string>> = {
  ILLEGAL: '',
  DISCRIMINATION: 'Code du travail, art. L.\u00a01132-1\u202f; code pénal, art.\u00a0225-1 et 225-2',
  TERMS: 'Conditions générales d’utilisation, «\u00a0Publier une mission et y répondre\u00a0»',
  SPAM: 'Conditions générales d’utilisation, «\u00a0Publier une mission et y répondre\u00a0»',
  PERSONAL_DATA: 'Règlement (UE) 2016/679 (RGPD), art.\u00a05 et\u00a06',
  OTHER: '',
};

/** Origins of a decision to hide. */
export const hidingOrigins = optionList([
  { value: 'REPORT', label: 'Un signalement reçu par l’équipe' },
  { value: 'OWN', label: 'Un contrôle de l’équipe' },
]);
export type HidingOrigin = OptionValue<typeof hidingOrigins>;

/** Answers of staff to a request for review. */
export const reviewOutcomes = ['RESTORED', 'UPHELD'] as const;

/** States of a mission or an offer for staff; `review`: hidden, and its creator asks for a review. */
export const publicationStates = optionList([
  { value: 'published', label: 'Publiées' },
  { value: 'archived', label: 'Archivées' },
  { value: 'hidden', label: 'Masquées' },
  { value: 'review', label: 'À revoir' },
]);
export type PublicationState = OptionValue<typeof publicationStates>;

interface PublicationFacts {
  readonly isArchived: boolean;
  readonly isHidden: boolean;
  readonly isReviewAsked: boolean;
}

export const publicationState = ({
  isArchived,
  isHidden,
  isReviewAsked,
}: PublicationFacts): PublicationState => {
  if (isHidden) return isReviewAsked ? 'review' : 'hidden';
  return isArchived ? 'archived' : 'published';
};
