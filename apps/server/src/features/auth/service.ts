import type { Me } from '@basoche/contract/auth';
import { isMember } from '@basoche/domain/access/viewer';
import type { UserType } from '@basoche/domain/members/kinds';
import { lapsedFrom } from '@basoche/domain/members/verification';
import { startOfParisDay } from '@basoche/domain/time/paris';
import { isCommonPassword } from '../../platform/common-passwords.ts';
import type { Db, Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { addJob } from '../../platform/queue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { hashOfSecret, newSecret } from '../../platform/secrets.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { nameOf, presentMe } from './presenter.ts';
import * as store from './store.ts';

/** What an account asks of the features that hold something of it. */
export interface AccountNeighbours {
  hasUnread(db: Db, memberId: string): Promise<boolean>;
  /** Money is held for it, or a portage is under way (rules §1). */
  blocksDeletion(trx: Trx, memberId: string): Promise<boolean>;
  /** Archives what it published; refuses or withdraws its open applications. */
  leave(trx: Trx, memberId: string): Promise<void>;
}

const days = 86_400_000;
const sessionDays = 90;
/** Staff and partners begin each day with a password and a code. */
const officeHours = 12;

export const viewerOf = ({ database, clock }: Platform, token: string): Promise<Viewer | null> =>
  store.findViewer(database, hashOfSecret(token), clock.now());

/** Of these sessions, those that still stand. */
export const liveSessions = ({ database, clock }: Platform, ids: readonly string[]): Promise<string[]> =>
  store.liveSessions(database.db, ids, clock.now());

const openSession = async (
  { clock }: Platform,
  db: Db,
  { id: memberId, kind }: { readonly id: string; readonly kind: UserType },
): Promise<string> => {
  const token = newSecret();
  const lifeMs = isMember(kind) ? sessionDays * days : officeHours * 3_600_000;
  const expiresAt = new Date(clock.now().getTime() + lifeMs);
  await store.insertSession(db, memberId, hashOfSecret(token), expiresAt);
  return token;
};

const refuseField = (path: string, message: string): never => {
  throw new Refusal('INVALID_INPUT', {
    errors: [{ path, message }],
    ...(path === 'password' ? { message: [path] } : {}),
  });
};

const assertUncommon = async (field: string, password: string): Promise<void> => {
  if (await isCommonPassword(password)) {
    refuseField(field, 'Ce mot de passe est trop courant : des listes publiques le contiennent.');
  }
};

interface Registration {
  readonly member: store.NewMember;
  readonly password: string;
  readonly network: string;
}

export const register = async (
  platform: Platform,
  { member, password, network }: Registration,
): Promise<string> => {
  await platform.budgets.registrationsOfNetwork.take(network);
  await assertUncommon('password', password);
  const hashed = await platform.passwords.hash(password);
  return platform.database.transaction(async (trx) => {
    const memberId = await store.insertMember(trx, member, hashed);
    if (memberId === null) throw new Refusal('EMAIL_UNAVAILABLE');
    await platform.budgets.confirmationMailsOfMember.tryTake(memberId);
    await addJob(trx, 'auth.sendConfirmation', { memberId });
    return openSession(platform, trx, { id: memberId, kind: member.kind });
  });
};

/** Five wrong tries in half an hour for an account, or for an address that nobody has; then 429 until they are forgotten. */
const isRight = (
  { budgets, passwords }: Platform,
  email: string,
  hashed: string | undefined,
  password: string,
) =>
  passwords.compare(async (verify) => {
    await budgets.wrongPasswordsOfAccount.check(email);
    const matches = await verify(hashed ?? null, password);
    if (!matches) await budgets.wrongPasswordsOfAccount.tryTake(email);
    return matches;
  });

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly network: string;
}

export const login = async (
  platform: Platform,
  { email, password, network }: Credentials,
): Promise<string> => {
  const { budgets, database } = platform;
  await budgets.loginsOfNetwork.take(network);
  await budgets.wrongPasswordsOfAccount.check(email);
  const known = await store.findCredential(database.db, email);
  const right = await isRight(platform, email, known?.password_hash, password);
  if (!right || known === undefined) throw new Refusal('WRONG_CREDENTIALS');
  await budgets.wrongPasswordsOfAccount.reset(email);
  if (known.suspended_at !== null) throw new Refusal('FORBIDDEN', { title: 'Votre compte est suspendu.' });
  if (known.confirmed_at === null) {
    // The link that came with the registration may have expired: whoever knows the password gets another.
    if (await budgets.confirmationMailsOfMember.tryTake(known.id)) {
      await addJob(database.db, 'auth.sendConfirmation', { memberId: known.id });
    }
    throw new Refusal('EMAIL_NOT_VALIDATED');
  }
  return openSession(platform, database.db, known);
};

export const logout = ({ database }: Platform, viewer: Viewer): Promise<void> =>
  store.deleteSession(database.db, viewer.sessionId);

export const me = async (platform: Platform, viewer: Viewer, neighbours: AccountNeighbours): Promise<Me> => {
  const { db } = platform.database;
  const isPassed = viewer.secondFactorAt !== null;
  const [member, hasNotif, isSetUp] = await Promise.all([
    store.findMember(db, viewer.memberId),
    neighbours.hasUnread(db, viewer.memberId),
    isPassed || isMember(viewer.kind) ? isPassed : store.hasSecondFactor(db, viewer.memberId),
  ]);
  if (member === undefined) throw new Refusal('UNAUTHENTICATED');
  const secondFactor = isPassed ? 'passed' : isSetUp ? 'asked' : 'none';
  return presentMe(member, { isVerified: viewer.isVerified, secondFactor, hasNotif });
};

/** The address that is now confirmed. */
export const confirm = ({ database, clock }: Platform, code: string): Promise<string> =>
  database.transaction(async (trx) => {
    const memberId = await store.useCode(trx, 'confirm', hashOfSecret(code), clock.now());
    if (memberId === null) throw new Refusal('CONFIRMATION_INVALID');
    return store.confirmMember(trx, memberId, clock.now());
  });

export const deleteAccount = ({ database, clock }: Platform, viewer: Viewer, neighbours: AccountNeighbours) =>
  database.transaction(async (trx) => {
    await store.lockMember(trx, viewer.memberId);
    if (await neighbours.blocksDeletion(trx, viewer.memberId)) throw new Refusal('ACCOUNT_IN_USE');
    await neighbours.leave(trx, viewer.memberId);
    await store.anonymiseMember(trx, viewer.memberId, clock.now());
    await store.deleteSessionsOf(trx, viewer.memberId);
  });

export const passwordForgotten = async (
  platform: Platform,
  email: string,
  network: string,
): Promise<void> => {
  const { budgets, database } = platform;
  await budgets.resetMailsOfNetwork.take(network);
  await budgets.resetMailsOfAddress.take(email);
  const member = await store.findMemberByEmail(database.db, email);
  if (member === undefined) throw new Refusal('ADDRESS_UNKNOWN');
  await addJob(database.db, 'auth.sendReset', { memberId: member.id });
};

export const resetPassword = async (platform: Platform, code: string, password: string): Promise<void> => {
  const { clock, database, budgets, passwords } = platform;
  const codeHash = hashOfSecret(code);
  if (!(await store.codeStands(database.db, 'reset', codeHash, clock.now())))
    throw new Refusal('RESET_LINK_INVALID');
  await assertUncommon('newPassword', password);
  const hashed = await passwords.hash(password);
  const email = await database.transaction(async (trx) => {
    const memberId = await store.useCode(trx, 'reset', codeHash, clock.now());
    if (memberId === null) throw new Refusal('RESET_LINK_INVALID');
    await store.updatePassword(trx, memberId, hashed, clock.now());
    await store.deleteSessionsOf(trx, memberId);
    await addJob(trx, 'auth.passwordChanged', { memberId });
    // The link was read in that mailbox, which is all that a confirmation proves.
    return store.confirmMember(trx, memberId, clock.now());
  });
  await budgets.wrongPasswordsOfAccount.reset(email);
};

interface Change {
  readonly old: string;
  readonly new: string;
}

export const changePassword = async (platform: Platform, viewer: Viewer, change: Change): Promise<void> => {
  const { clock, database, passwords } = platform;
  const known = await store.findCredentialOf(database.db, viewer.memberId);
  const email = known?.email ?? viewer.memberId;
  const right = await isRight(platform, email, known?.password_hash, change.old);
  if (!right) refuseField('old', "L'ancien mot de passe n'est pas le bon.");
  await assertUncommon('new', change.new);
  const hashed = await passwords.hash(change.new);
  await database.transaction(async (trx) => {
    await store.updatePassword(trx, viewer.memberId, hashed, clock.now());
    await store.deleteSessionsOf(trx, viewer.memberId, viewer.sessionId);
    await addJob(trx, 'auth.passwordChanged', { memberId: viewer.memberId });
  });
};

/** What an operator decides of a member's proof; a student's holds until it lapses (rules §1). `null`: nobody has this address. */
export const decideVerification = async (
  { clock, database }: Platform,
  email: string,
  accepted: boolean,
): Promise<{ name: string; until: string | null } | null> => {
  const now = clock.now();
  const member = await store.findMemberByEmail(database.db, email.trim().toLowerCase());
  if (member === undefined) return null;
  const lapse = accepted ? lapsedFrom({ kind: member.kind, verifiedAt: now }) : null;
  await store.setVerification(
    database.db,
    member.id,
    accepted ? now : null,
    lapse === null ? null : startOfParisDay(lapse),
  );
  return { name: nameOf(member), until: lapse };
};
