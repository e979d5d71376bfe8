import type { Situation } from '@basoche/domain/threads/whose-turn';
import { endSteps } from './end-steps.ts';
import { executionSteps } from './execution-steps.ts';
import { modeSteps } from './mode-steps.ts';
import { offerSteps } from './offer-steps.ts';
import { priceSteps } from './price-steps.ts';
import type { ByParty } from './step.ts';

/** Situation × reader → the block "what to do now" (second document, §4; rules §3). */
export const nextSteps: Readonly<Record<Situation, ByParty>> = {
  ...priceSteps,
  ...modeSteps,
  ...executionSteps,
  ...endSteps,
  ...offerSteps,
};
