import type { AcceptedTexts } from '@basoche/contract/terms/terms';
import { versionInForce } from '@basoche/domain/terms/versions';
import { parisDay } from '@basoche/domain/time/paris';

/** Versions in force today, shown at registration and when they are accepted. */
export const textsInForce = (now: Date): AcceptedTexts => {
  const today = parisDay(now);
  return {
    TERMS: versionInForce('TERMS', today).version,
    DATA_CHARTER: versionInForce('DATA_CHARTER', today).version,
  };
};
