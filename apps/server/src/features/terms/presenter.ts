import type { OwnTexts } from '@basoche/contract/terms/terms';
import { legalTexts, owedTexts, versionInForce } from '@basoche/domain/terms/versions';
import { parisDay } from '@basoche/domain/time/paris';
import type { AcceptedRow } from './store.ts';

/** Texts that a member accepted, and the versions in force. */
export const presentOwnTexts = (rows: readonly AcceptedRow[], now: Date): OwnTexts => {
  const today = parisDay(now);
  return {
    inForce: legalTexts.map((text) => ({ ...versionInForce(text, today) })),
    accepted: rows.map(({ text, version, sha256, accepted_at }) => ({
      text,
      version,
      sha256: sha256.toString('hex'),
      acceptedAt: accepted_at.toISOString(),
    })),
    owed: owedTexts(rows, today),
  };
};
