import type * as contract from '@basoche/contract/auth/auth';
import type { Me } from '@basoche/contract/auth/auth';
import type { AnswerOf } from '@basoche/contract/route';
import type { AcceptedTexts } from '@basoche/contract/terms/terms';
import type { SecondFactorState } from '@basoche/domain/access/second-factor';
import { isMember, isOfTrade } from '@basoche/domain/access/viewer';
import { mayHoldSeat } from '@basoche/domain/firms/invitations';
import { mayAct, type SeatAct } from '@basoche/domain/firms/roles';
import { isAvocat, mayHaveBar } from '@basoche/domain/hearings/bars';
import type { Completeness } from '@basoche/domain/members/completeness';
import { stagedKinds } from '@basoche/domain/pricing/kinds';
import type { Db, Trx } from '../../platform/database/database.ts';
import type { Eraser } from '../../platform/erasure.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Origin, PersonViewer, Viewer } from '../../platform/http/viewer.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue/queue.ts';
import { addressTakenRefusal } from './confirmation/service.ts';
import { findKnownBrowserId, sealBrowser } from './known-browsers/service.ts';
import { refuseLocked, unlock } from './login-lockout/service.ts';
import type { CloseCalendar } from './mailbox-proof/service.ts';
import { checkPassword, refuseCommonPassword } from './passwords/service.ts';
import { presentMe } from './presenter.ts';
import { openSession, refuseSuspended } from './sessions/service.ts';
import { deleteSession, deleteSessionsOf } from './sessions/store.ts';
import * as store from './store.ts';

/** Accounts: registration, login and deletion. */

/** Functions of other features that an account needs, handed in by `feature.ts`. */
export interface AccountNeighbours {
  /** True if the person has an unread notification. */
  hasUnread(db: Db, memberId: string): Promise<boolean>;
  /** True if the card was refused at the renewal of the member's subscription. */
  owesRenewal(db: Db, memberId: string): Promise<boolean>;
  /** True if the member has not accepted the current version of the terms or of the data charter. */
  owesTerms(db: Db, memberId: string): Promise<boolean>;
  /** Records the texts that a registration accepts. */
  acceptTexts(trx: Trx, memberId: string, texts: AcceptedTexts | undefined): Promise<void>;
  /** Percentage of the profile that is filled in, and what is missing. */
  completenessOf(db: Db, memberId: string): Promise<Completeness>;
  /** True if the member has published a mission. */
  hasPublished(db: Db, memberId: string): Promise<boolean>;
  /** True if the law makes the member hold documents of a prestataire. */
  holdsFiles(db: Db, memberId: string): Promise<boolean>;
  /** True if the member has stated a bar. */
  hasBar(db: Db, memberId: string): Promise<boolean>;
  /** Erases the account with everything that other features hold of it; refused while money is held (own-data/erasure). */
  erase(trx: Trx, memberId: string): Promise<void>;
  readonly closeCalendar: CloseCalendar;
}

export interface Registration {
  readonly member: store.NewMember;
  readonly password: string;
  /** Network and browser of the request. */
  readonly from: Origin;
  /** Versions of the texts that the form showed. */
  readonly acceptedTexts: AcceptedTexts | undefined;
  /** Screen to which the confirmation link returns. */
  readonly returnTo?: string | undefined;
}

/** Creates an account and queues the mail that confirms its address; returns the token of a first session. */
export const register = async (
  platform: Platform,
  { member, password, from, acceptedTexts, returnTo }: Registration,
  neighbours: AccountNeighbours,
): Promise<string> => {
  await platform.rateLimits.registrationsOfNetwork.take(from.network);
  await refuseCommonPassword('password', password);
  const hashed = await platform.passwords.hash(password);
  const { memberId, token } = await platform.database.transaction(async (trx) => {
    const memberId = await store.insertMember(trx, member, hashed);
    if (memberId === null) throw addressTakenRefusal();
    await neighbours.acceptTexts(trx, memberId, acceptedTexts);
    await addJob(trx, 'auth.sendConfirmation', { memberId, returnTo });
    const token = await openSession(platform, trx, {
      member: { id: memberId, kind: member.kind },
      userAgent: from.userAgent,
      addressProved: false,
    });
    return { memberId, token };
  });
  await platform.rateLimits.confirmationMailsOfMember.tryTake(memberId);
  return token;
};

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly from: Origin;
  /** The token that an earlier login gave the browser. */
  readonly knownBrowser?: string | undefined;
}

/**
 * Opens a session with a password; returns its token, and a token that identifies this browser at the next
 * login.
 */
export const login = async (
  platform: Platform,
  { email, password, from, knownBrowser: browserToken }: Credentials,
): Promise<AnswerOf<typeof contract.login>> => {
  const { rateLimits, database } = platform;
  await rateLimits.loginsOfNetwork.take(from.network);
  const account = await store.findCredential(database.db, email);
  const browserId =
    account && browserToken !== undefined ? await findKnownBrowserId(platform, account, browserToken) : null;
  const origin = browserId === null ? { network: from.network } : { known: browserId };
  // Checked again when the password is compared; checked here so that a locked login does not enter the
  // queue.
  await refuseLocked(platform, email, origin);
  // Compared even without an account, so that the response time does not tell whether there is one.
  const isRightPassword = await checkPassword(platform, {
    email,
    passwordHash: account?.password_hash,
    password,
    origin,
  });
  if (!isRightPassword || account === undefined) throw new Refusal('WRONG_CREDENTIALS');
  await unlock(platform, email, origin);
  refuseSuspended(account);
  if (account.confirmed_at === null) {
    // The link of the registration may have expired: the right password sends another.
    if (await rateLimits.confirmationMailsOfMember.tryTake(account.id)) {
      await addJob(database.db, 'auth.sendConfirmation', { memberId: account.id });
    }
    throw new Refusal('EMAIL_NOT_VALIDATED');
  }
  // The password was compared outside of the transaction: since then it may have changed or moved to another
  // account.
  const access_token = await database.transaction(async (trx) => {
    const member = await store.lockCredential(trx, email, account);
    if (member === undefined) throw new Refusal('WRONG_CREDENTIALS');
    refuseSuspended(member);
    return openSession(platform, trx, {
      member,
      userAgent: from.userAgent,
      addressProved: member.address_proved,
    });
  });
  return { access_token, knownBrowser: await sealBrowser(platform, account) };
};

export const logout = ({ database }: Platform, viewer: PersonViewer): Promise<void> =>
  deleteSession(database.db, viewer.sessionId);

/**
 * `none`: the account has no second factor. Otherwise tells whether this session has passed it, or must still
 * pass it.
 */
const secondFactorStateOf = ({ kind, hasSecondFactor, secondFactorAt }: Viewer): SecondFactorState => {
  if (!hasSecondFactor && (isMember(kind) || secondFactorAt === null)) return 'none';
  return secondFactorAt === null ? 'asked' : 'passed';
};

/** The signed-in account: the person, and the firm in whose name they act (`acting`), if any. */
export const me = async (platform: Platform, viewer: Viewer, neighbours: AccountNeighbours): Promise<Me> => {
  const { db } = platform.database;
  const { memberId, personId, acting } = viewer;
  /**
   * True if this kind of act concerns the viewer: they act for themselves, or their role in the firm allows
   * it.
   */
  const concerns = (act: SeatAct) => acting === null || mayAct(acting.role, act);
  const member = store.findMember(db, memberId);
  const [account, person, hasNotif, owesRenewal, owesTerms, completeness, firms] = await Promise.all([
    member,
    acting === null ? member : store.findMember(db, personId),
    neighbours.hasUnread(db, personId),
    concerns('invoice') && neighbours.owesRenewal(db, memberId),
    isMember(viewer.kind) && concerns('own') && neighbours.owesTerms(db, memberId),
    neighbours.completenessOf(db, memberId),
    platform.config.firms ? store.findFirmsOf(db, personId) : [],
  ]);
  if (account === undefined || person === undefined) throw new Refusal('UNAUTHENTICATED');
  // Customers do not apply: without a mission, nothing happens in their own account.
  const isOwnEmpty =
    acting === null &&
    viewer.kind === 'CUSTOMER' &&
    firms.length > 0 &&
    !(await neighbours.hasPublished(db, personId));
  return presentMe(account, person, {
    isVerified: viewer.isVerified,
    secondFactor: secondFactorStateOf(viewer),
    hasNotif,
    owesRenewal,
    owesTerms,
    completeness,
    acting,
    firms,
    // A firm with a team has no login of its own, so a legal person's own session means that it has no team.
    mayOpenTeam: platform.config.firms && acting === null && viewer.isMoral,
    mayCreateFirm: platform.config.firms && acting === null && mayHoldSeat(viewer),
    keepsRegister: platform.config.conflicts && isOfTrade(viewer.kind) && concerns('keepRegister'),
    readsHearings:
      platform.config.hearings &&
      (viewer.kind === 'STAFF' ||
        (viewer.kind === 'COMPANY' ? await neighbours.hasBar(db, memberId) : isAvocat(viewer))),
    holdsFiles:
      platform.config.vigilance !== 'off' &&
      isMember(viewer.kind) &&
      concerns('collectVigilance') &&
      (await neighbours.holdsFiles(db, memberId)),
    mayStateBar: platform.config.hearings && mayHaveBar(viewer) && concerns('represent'),
    hasVigilance: platform.config.vigilance !== 'off' && isOfTrade(viewer.kind),
    priceKinds: isMember(viewer.kind) ? stagedKinds[platform.config.pricing] : [],
    isOwnEmpty,
  });
};

export const deleteAccount = (
  { database }: Platform,
  viewer: Viewer,
  neighbours: AccountNeighbours,
): Promise<void> => database.transaction((trx) => neighbours.erase(trx, viewer.memberId));

/** Locks an account before its erasure; false if it is already erased. */
export const lockAccount = (trx: Trx, memberId: string): Promise<boolean> =>
  store.lockLiveMember(trx, memberId);

/** Anonymises the account and ends its sessions. */
export const accountEraser: Eraser = {
  empties: [...store.credentialTables, 'session'],
  eraseOf: async (trx, memberId, { clock }) => {
    await store.anonymiseMember(trx, memberId, clock.now());
    await deleteSessionsOf(trx, memberId);
  },
};
