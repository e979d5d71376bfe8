import type { Situation } from '@basoche/domain/threads/whose-turn';
import type { ByParty } from './definition.ts';
import { endSteps } from './end-content.ts';
import { executionSteps } from './execution-content.ts';
import { jobOfferSteps } from './job-offer-content.ts';
import { modeSteps } from './mode-content.ts';
import { depositToCome } from './month-content.ts';
import { priceSteps } from './price-content.ts';

/** Situation × reader → the block "what to do now" (rules §3). */
export const nextSteps: Readonly<Record<Situation, ByParty>> = {
  ...priceSteps,
  ...modeSteps,
  ...executionSteps,
  DEPOSIT_TO_COME: depositToCome,
  ...endSteps,
  ...jobOfferSteps,
};
