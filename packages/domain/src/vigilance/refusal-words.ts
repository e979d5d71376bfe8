import type { VigilanceRefusal } from './gate.ts';

/** French reason why a mode cannot be accepted, for each party. */
export const vigilanceRefusalWords: Readonly<
  Record<VigilanceRefusal, { readonly toCandidate: string; readonly toCreator: string }>
> = {
  VIGILANCE_INCOMPLETE: {
    toCandidate: 'Complétez d’abord votre dossier de vigilance\u202f: cette mission le demande.',
    toCreator: 'Le prestataire complète son dossier de vigilance, puis pourra accepter.',
  },
  VIGILANCE_OUT_OF_DATE: {
    toCandidate: 'Renouvelez d’abord les documents périmés de votre dossier de vigilance.',
    toCreator: 'Le prestataire renouvelle son dossier de vigilance, puis pourra accepter.',
  },
};
