import type { AcceptedTexts } from '@basoche/contract/terms/terms';
import { versionInForce } from '@basoche/domain/terms/versions';
import { parisDay } from '@basoche/domain/time/paris';

/** The versions that hold now: what whoever registers or accepts is shown. */
export const textsInForce = (now: Date): AcceptedTexts => {
  const today = parisDay(now);
  return {
    TERMS: versionInForce('TERMS', today).version,
    DATA_CHARTER: versionInForce('DATA_CHARTER', today).version,
  };
};
