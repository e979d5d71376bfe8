import type { OpenSession } from '@basoche/contract/auth/sessions';
import { deviceOf, deviceWords } from '@basoche/domain/access/devices';
import { reauthenticationMeans } from '@basoche/domain/access/second-factor';
import { officeSessionHours, sessionDays } from '@basoche/domain/access/session-and-link-lifetimes';
import { isMember } from '@basoche/domain/access/viewer';
import type { UserType } from '@basoche/domain/members/kinds';
import { suspendedAtLogin } from '@basoche/domain/members/suspension-content';
import type { Db } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { Acting, PersonViewer, Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { refuseWrongPassword, wrongPasswordText } from '../passwords/service.ts';
import * as store from './store.ts';

/** Sessions of accounts: a token in the browser, of which the database keeps the hash. */

const presentSession = (row: store.ListedSession, { sessionId }: PersonViewer): OpenSession => ({
  id: row.id,
  device: deviceWords(row.browser, row.system),
  createdAt: row.created_at.toISOString(),
  usedAt: row.used_at.toISOString(),
  isCurrent: row.id === sessionId,
});

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The caller with this token, acting for a firm or for themselves (null); null if the token is not valid. */
export const viewerOf = (
  { database, clock }: Platform,
  token: string,
  firmId: string | null,
): Promise<Viewer | null> => store.findViewer(database, hashOfSecret(token), { firmId, now: clock.now() });

/** Subset of these sessions that are still valid. */
export const liveSessions = ({ database, clock }: Platform, ids: readonly string[]): Promise<string[]> =>
  store.liveSessions(database.db, ids, clock.now());

/** Subset of these seats (a person's place in a firm's team) that are still held, in the same role. */
export const liveSeats = async ({ database }: Platform, seats: readonly Acting[]): Promise<Acting[]> => {
  const rows = await store.liveSeats(database.db, [...new Set(seats.map(({ seatId }) => seatId))]);
  const roleOf = new Map(rows.map(({ id, role }) => [id, role]));
  return seats.filter(({ seatId, role }) => roleOf.get(seatId) === role);
};

/** Refuses a suspended account. Called only once the caller has proved that the account is theirs. */
export const refuseSuspended = ({
  suspended_at,
  kind,
}: {
  suspended_at: Date | null;
  kind: UserType;
}): void => {
  if (suspended_at === null) return;
  refuse('FORBIDDEN', { title: isMember(kind) ? suspendedAtLogin.member : suspendedAtLogin.office });
};

interface Opening {
  readonly member: { readonly id: string; readonly kind: UserType };
  readonly userAgent: string | undefined;
  /** True for a login by passkey, which counts as password and second factor. */
  readonly bySecondFactor?: boolean;
  /** True if the login proved the account's mailbox (mailbox-proof). */
  readonly addressProved: boolean;
  /** False for a login that does not count as a fresh proof of identity, which irreversible acts require. */
  readonly isProof?: boolean;
}

/** Opens a session and returns its token. Sessions of staff and of the partner are shorter. */
export const openSession = async (
  { clock }: Platform,
  db: Db,
  { member, userAgent, bySecondFactor = false, addressProved, isProof = true }: Opening,
): Promise<string> => {
  const token = newSecret();
  const now = clock.now();
  const lifeMs = isMember(member.kind) ? sessionDays * dayMs : officeSessionHours * hourMs;
  await store.insertSession(db, {
    memberId: member.id,
    tokenHash: hashOfSecret(token),
    expiresAt: new Date(now.getTime() + lifeMs),
    now,
    device: deviceOf(userAgent),
    bySecondFactor,
    addressProved,
    isProof,
  });
  return token;
};

export const list = async ({ database, clock }: Platform, viewer: PersonViewer): Promise<OpenSession[]> => {
  const rows = await store.listSessions(database.db, viewer, clock.now());
  return rows.map((row) => presentSession(row, viewer));
};

export const end = async ({ database }: Platform, viewer: PersonViewer, sessionId: string): Promise<void> => {
  if (!(await store.deleteSessionOf(database.db, viewer.memberId, sessionId))) refuse('NOT_FOUND');
};

export const endOthers = ({ database }: Platform, viewer: PersonViewer): Promise<void> =>
  store.deleteSessionsOf(database.db, viewer.memberId, viewer.sessionId);

/**
 * Records a fresh proof of identity by the password, before a sensitive act. Refused to an account with a second factor,
 * which must be given instead.
 */
export const prove = async (platform: Platform, viewer: PersonViewer, password: string): Promise<void> => {
  if (reauthenticationMeans(viewer) === 'secondFactor') {
    refuse('SECOND_FACTOR_REQUIRED', {
      title: 'Votre compte a un second facteur\u202f: confirmez avec un code ou une clé d’accès.',
    });
  }
  await refuseWrongPassword(platform, viewer, { password, field: 'password', message: wrongPasswordText });
  const { clock, database } = platform;
  await store.markProved(database.db, viewer.sessionId, clock.now(), { bySecondFactor: false });
};
