import { endSituations, endSteps } from './end-steps.ts';
import { executionSituations, executionSteps } from './execution-steps.ts';
import { modeSituations, modeSteps } from './mode-steps.ts';
import { offerSituations, offerSteps } from './offer-steps.ts';
import { priceSituations, priceSteps } from './price-steps.ts';
import type { ByParty } from './step.ts';

/** Where a thread stands, finer than its state: what its last open action waits for. */
export const situations = [
  ...priceSituations,
  ...modeSituations,
  ...executionSituations,
  ...endSituations,
  ...offerSituations,
] as const;
export type Situation = (typeof situations)[number];

/** Situation × who reads → the block "what to do now" (second document, §4; rules §3). */
export const nextSteps: Readonly<Record<Situation, ByParty>> = {
  ...priceSteps,
  ...modeSteps,
  ...executionSteps,
  ...endSteps,
  ...offerSteps,
};
