import type { Availability } from '@basoche/contract/members/availability';
import { isFresh, isToConfirm } from '@basoche/domain/members/availability';
import { frenchDay } from '@basoche/domain/time/french-dates';
import { startOfParisDay } from '@basoche/domain/time/paris';
import type { AvailabilityRow } from './store.ts';

const nothing: Availability = {
  status: null,
  from: null,
  confirmedAt: null,
  isShown: false,
  isToConfirm: false,
};

export const presentAvailability = (row: AvailabilityRow | undefined, now: Date): Availability =>
  row === undefined
    ? nothing
    : {
        status: row.status,
        from: row.available_from,
        confirmedAt: row.confirmed_at.toISOString(),
        isShown: isFresh(row.confirmed_at, now),
        isToConfirm: isToConfirm({ status: row.status, confirmedAt: row.confirmed_at }, now),
      };

/** The mail sent on Mondays to ask whether an availability still holds. */
export const askMail = (
  { available_from, confirmed_at }: AvailabilityRow,
  now: Date,
): { readonly subject: string; readonly paragraphs: readonly string[]; readonly closing: string } => {
  const availabilityText =
    available_from === null
      ? 'disponible'
      : `disponible à partir du ${frenchDay(startOfParisDay(available_from))}`;
  return {
    subject: 'Êtes-vous toujours disponible\u202f?',
    paragraphs: [
      `Le ${frenchDay(confirmed_at)}, vous vous êtes dit ${availabilityText}.`,
      isFresh(confirmed_at, now)
        ? 'Confirmez-le d’un clic\u202f: votre disponibilité reste affichée deux semaines de plus sur votre profil et dans l’annuaire.'
        : 'Elle n’est plus affichée depuis deux semaines sans réponse. Confirmez-la d’un clic pour qu’elle revienne sur votre profil et dans l’annuaire.',
    ],
    closing:
      'Votre situation a changé\u202f? Dites-le dans vos paramètres\u202f: occupé ou sans indication, vous ne recevez plus ce mail.',
  };
};
