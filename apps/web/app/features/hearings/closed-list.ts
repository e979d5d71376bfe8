import { hearingsPath } from '@basoche/domain/access/own-paths';
import type { readerRefusalCodes } from '@basoche/domain/hearings/take';
import { ways } from './content.ts';
import { settingsPath } from './paths.ts';

export type ReaderRefusal = (typeof readerRefusalCodes)[number];

interface ClosedList {
  readonly title: string;
  readonly text: string;
  readonly way: { readonly to: string; readonly label: string } | null;
}

/** Texts for viewers who may not read the list of hearings yet, with what to do. */
export const closedList: Readonly<Record<ReaderRefusal, ClosedList>> = {
  AVOCATS_ONLY: {
    title: 'Les audiences se prennent entre avocats',
    text: 'Votre profil indique une autre profession.',
    way: null,
  },
  AVOCAT_UNVERIFIED: {
    title: 'Votre profil n’est pas encore vérifié',
    text: 'Les audiences à prendre ne sont montrées qu’aux avocats que notre équipe a vérifiés.',
    way: { to: `/verify?retour=${encodeURIComponent(hearingsPath)}`, label: ways.verify },
  },
  BAR_NEEDED: {
    title: 'Indiquez le barreau de votre cabinet',
    text: 'Un cabinet prend des audiences une fois son barreau confirmé par notre équipe.',
    way: { to: settingsPath, label: ways.bar },
  },
  BAR_UNCONFIRMED: {
    title: 'Le barreau de votre cabinet est à confirmer',
    text: 'Notre équipe le vérifie. Les audiences à prendre paraîtront ici dès qu’il est confirmé.',
    way: { to: settingsPath, label: ways.ownBar },
  },
};
