import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { VigilanceRefusal } from '@basoche/domain/vigilance/gate';
import type { NextStepFacts } from './definition.ts';

type Titles = Readonly<Record<ThreadParty, (facts: Pick<NextStepFacts, 'other'>) => string>>;

/** Titles of the step while the proposed mode awaits the prestataire's vigilance file. */
export const fileSteps: Readonly<Record<VigilanceRefusal, Titles>> = {
  VIGILANCE_INCOMPLETE: {
    creator: ({ other }) => `${other} complète son dossier de vigilance`,
    candidate: () => 'Complétez votre dossier de vigilance pour accepter',
  },
  VIGILANCE_OUT_OF_DATE: {
    creator: ({ other }) => `${other} renouvelle son dossier de vigilance`,
    candidate: () => 'Renouvelez votre dossier de vigilance pour accepter',
  },
};
