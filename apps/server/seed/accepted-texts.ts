import { legalTexts, versionInForce } from '@basoche/domain/terms/versions';
import { parisDay, startOfParisDay } from '@basoche/domain/time/paris';
import type { DemoMember } from './members.ts';

const hour = 3_600_000;

/**
 * Acceptances of the legal texts in force by every member: on the day that they joined or, if later, on the
 * morning of the text's first day.
 */
export const demoAcceptedTexts = (now: Date, members: readonly DemoMember[]) =>
  legalTexts.flatMap((text) => {
    const { version, sha256 } = versionInForce(text, parisDay(now));
    const morning = startOfParisDay(version).getTime() + 8 * hour;
    return members.map(({ row }) => ({
      member_id: row.id,
      text,
      version,
      sha256: `\\x${sha256}`,
      accepted_at: new Date(Math.min(now.getTime(), Math.max(row.created_at.getTime(), morning))),
    }));
  });
