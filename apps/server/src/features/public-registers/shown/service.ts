import type { Profession } from '@basoche/contract/members/professions';
import type { Trade } from '@basoche/domain/members/profession';
import { inscriptionOf } from '@basoche/domain/public-registers/inscriptions';
import type { PublicRegister } from '@basoche/domain/public-registers/registers';
import type { Day } from '@basoche/domain/time/paris';
import { tribunals } from '../../places/courts/service.ts';

/** Lines of public registers as shown to others, beside a member's name. */

/** Result of the SQL function `register_line`: the confirmed line of a member. */
export interface LineRow {
  register: PublicRegister;
  bar: string | null;
  /** Tribunal judiciaire of the bar, if known. */
  court: string | null;
  seen_on: Day;
}

const seats = new Map((await tribunals()).map((seat) => [seat.code, seat]));

/** The inscription of a verified member; null if they are not verified, or no register names them. */
export const presentInscription = (trade: Trade, line: LineRow | null): Profession['inscription'] => {
  if (line === null || !trade.isVerified) return null;
  const { register, bar, court, seen_on: seenOn } = line;
  return inscriptionOf(trade, { register, bar, seat: seats.get(court ?? '') ?? null, seenOn });
};
