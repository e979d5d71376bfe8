import { randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { addDomain, checkDomain, FirmDomain } from '@basoche/contract/firms/domains';
import type { BodyOf } from '@basoche/contract/route';
import {
  dnsQuestionsAnHour,
  domainCodeMinutes,
  domainCodesADay,
  domainCodesOfFirmADay,
  domainRefusal,
  firmCodesADay,
  firmDomainsAtMost,
  givesUp,
  isProvedBy,
  proofNameOf,
  type SuffixPlace,
  triesLeft,
} from '@basoche/domain/firms/domains';
import { mayAct } from '@basoche/domain/firms/roles';
import { parse } from 'tldts';
import type { Db, Trx } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addJob } from '../../../platform/queue/queue.ts';
import { spend, spendIfLeft } from '../../../platform/rate-limits/budget.ts';
import { notify } from '../../notifications/service.ts';
import { lockTeam, type OwnTeam, readTeam } from '../service.ts';
import { liveSeats, lockFirm, recordFirmAct } from '../store.ts';
import { presentDomain } from './presenter.ts';
import * as store from './store.ts';

/**
 * Domains of a firm's mail addresses. DNS queries run outside of transactions, so that a slow answer holds no
 * lock.
 */

const hourSeconds = 3_600;
const daySeconds = 24 * hourSeconds;

/** Locks the viewer's team, and checks that they are still an owner. */
const lockOwnedTeam = async (trx: Trx, viewer: Viewer): Promise<OwnTeam> => {
  const team = await lockTeam(trx, viewer);
  if (!mayAct(team.own.role, 'own')) refuse('ROLE_NOT_ALLOWED');
  return team;
};

const find = async (db: Db, firmId: string, id: string): Promise<store.DomainRow> =>
  (await store.findDomain(db, { firmId, id })) ?? refuse('NOT_FOUND');

export const list = async ({ database, clock }: Platform, viewer: Viewer): Promise<FirmDomain[]> => {
  const { firm } = await readTeam(database.db, viewer);
  return (await store.listDomains(database.db, firm.id)).map((row) => presentDomain(row, clock.now()));
};

const placeOf = (domain: string): SuffixPlace => {
  const { publicSuffix, isIcann, isPrivate } = parse(domain, { allowPrivateDomains: true });
  if (!isIcann && !isPrivate) return 'unknown';
  return publicSuffix === domain ? 'suffix' : 'below';
};

const malformedDomain = new Refusal('INVALID_INPUT', {
  errors: [{ path: 'domain', message: 'Indiquez un nom de domaine, comme «\u00a0exemple.fr\u00a0».' }],
});

/** Adds a domain, unproved. Returns an existing domain unchanged. */
export const add = (
  { database, clock }: Platform,
  viewer: Viewer,
  { domain: typed }: BodyOf<typeof addDomain>,
): Promise<FirmDomain> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const { firm } = await lockOwnedTeam(trx, viewer);
    const domain = domainToASCII(typed.replace(/^@/, ''));
    const refusal = domainRefusal(domain, placeOf);
    if (refusal === 'INVALID_INPUT') throw malformedDomain;
    if (refusal !== null) refuse(refusal);
    const own = await store.listDomains(trx, firm.id);
    const existing = own.find((row) => row.domain === domain);
    if (existing !== undefined) return presentDomain(existing, now);
    if (own.length >= firmDomainsAtMost) refuse('DOMAINS_AT_MOST');
    const text = `basoche-${randomBytes(16).toString('hex')}`;
    const id = await store.insertDomain(trx, { firm_id: firm.id, domain, dns_text: text });
    const recorded = { firmId: firm.id, by: viewer.personId, at: now };
    await recordFirmAct(trx, recorded, { act: 'domain/added', body: { domain: id } });
    return presentDomain(await find(trx, firm.id, id), now);
  });

export const remove = ({ database, clock }: Platform, viewer: Viewer, id: string): Promise<void> =>
  database.transaction(async (trx) => {
    const { firm } = await lockOwnedTeam(trx, viewer);
    await find(trx, firm.id, id);
    await store.deleteDomain(trx, id);
    const recorded = { firmId: firm.id, by: viewer.personId, at: clock.now() };
    await recordFirmAct(trx, recorded, { act: 'domain/removed', body: { domain: id } });
  });

/** Limit of DNS queries for one firm, whoever asks. */
const questions = { name: 'firm-dns', tries: dnsQuestionsAnHour, seconds: hourSeconds };

interface DomainCheck {
  readonly firmId: string;
  readonly domain: string;
  readonly text: string;
}

/** Asks the DNS for the records of a domain; refuses if it does not answer. */
const readRecords = async (
  { database, dns, clock }: Platform,
  { firmId, domain }: Omit<DomainCheck, 'text'>,
): Promise<readonly string[]> => {
  await database.transaction((trx) => spend(trx, questions, firmId, clock.now()));
  const records = await dns.txt(proofNameOf(domain));
  if (records === null) {
    return refuse('DOMAIN_NOT_PROVED', {
      title: `Le DNS de ${domain} n’a pas répondu. Réessayez dans quelques minutes.`,
    });
  }
  return records;
};

/** Writes to the journal that a domain is no longer proved, and tells the owners. */
const notifyLost = async (
  trx: Trx,
  { firmId, id, title }: { readonly firmId: string; readonly id: string; readonly title?: string },
  now: Date,
): Promise<void> => {
  await recordFirmAct(trx, { firmId, by: null, at: now }, { act: 'domain/lost', body: { domain: id } });
  const news = title === undefined ? {} : { title };
  for (const { role, personId } of await liveSeats(trx, firmId)) {
    if (role !== 'owner') continue;
    await notify(trx, { ...news, memberId: firmId, personId, about: 'TEAM', key: 'DOMAIN_LOST' }, now);
  }
};

/** Records that the DNS record is gone. If it was the proof, nobody can join by the domain any more. */
const missed = async (trx: Trx, firmId: string, id: string, now: Date): Promise<void> => {
  if (await store.miss(trx, id, now)) await notifyLost(trx, { firmId, id }, now);
};

/** Does not tell the former holder that, or which, other firm proved the domain. */
const lostDomainText =
  'Un domaine de l’équipe n’est plus vérifié\u202f: s’il est à vous, vérifiez-le de nouveau.';

/**
 * Locks the viewer's team and that of another firm that has proved the domain, before anything else and in
 * the order of their ids. Ends the other firm's proof if it no longer holds.
 */
const lockWithHolder = async (
  trx: Trx,
  viewer: Viewer,
  { firmId, domain, records }: Omit<DomainCheck, 'text'> & { readonly records: readonly string[] },
  now: Date,
): Promise<void> => {
  const find = () => store.findHolder(trx, { domain, firmId });
  const found = await find();
  const firmIds = found === undefined ? [firmId] : [firmId, found.firm_id].toSorted();
  for (const id of firmIds) await lockFirm(trx, id);
  await lockOwnedTeam(trx, viewer);
  const holder = await find();
  if (holder === undefined || holder.firm_id !== found?.firm_id || !givesUp(holder, records, now)) return;
  await store.endProof(trx, holder.id);
  await notifyLost(trx, { firmId: holder.firm_id, id: holder.id, title: lostDomainText }, now);
};

/**
 * Marks a domain as proved and records it in the journal; a DNS proof of a domain already proved changes
 * nothing.
 */
const markProved = async (
  trx: Trx,
  viewer: Viewer,
  { firmId, row, way }: { firmId: string; row: store.DomainRow; way: 'dns' | 'mailbox' },
  now: Date,
): Promise<void> => {
  if (row.way !== null && way === 'dns') return store.touch(trx, row.id, now);
  if (!(await store.prove(trx, row.id, way, now))) refuse('DOMAIN_TAKEN');
  if (row.way !== null) return;
  const recorded = { firmId, by: viewer.personId, at: now };
  await recordFirmAct(trx, recorded, { act: 'domain/proved', body: { domain: row.id } });
};

const checkRecord = async (platform: Platform, viewer: Viewer, id: string): Promise<FirmDomain> => {
  const { database, clock } = platform;
  const { firm, own } = await readTeam(database.db, viewer);
  if (!mayAct(own.role, 'own')) refuse('ROLE_NOT_ALLOWED');
  const { domain, dns_text: text } = await find(database.db, firm.id, id);
  const domainCheck = { firmId: firm.id, domain };
  const records = await readRecords(platform, domainCheck);
  const isThere = isProvedBy(records, text);
  const row = await database.transaction(async (trx) => {
    const now = clock.now();
    if (isThere) await lockWithHolder(trx, viewer, { ...domainCheck, records }, now);
    else await lockOwnedTeam(trx, viewer);
    const before = await find(trx, firm.id, id);
    if (isThere) await markProved(trx, viewer, { firmId: firm.id, row: before, way: 'dns' }, now);
    else await missed(trx, firm.id, id, now);
    return find(trx, firm.id, id);
  });
  if (!isThere) {
    refuse('DOMAIN_NOT_PROVED', {
      title: `La ligne TXT n’est pas encore visible à ${proofNameOf(domain)}. Il faut parfois attendre quelques heures.`,
    });
  }
  return presentDomain(row, clock.now());
};

/**
 * Limits of codes sent to mailboxes of one domain: from all firms together, from one firm, and from one firm
 * to all its domains.
 */
const codesOfDomain = { name: 'domain-codes', tries: domainCodesADay, seconds: daySeconds };
const codesOfFirmToDomain = {
  name: 'firm-codes-of-domain',
  tries: domainCodesOfFirmADay,
  seconds: daySeconds,
};
const codesOfFirm = { name: 'firm-domain-codes', tries: firmCodesADay, seconds: daySeconds };

/**
 * Sends a code to a mailbox of the domain, which replaces the former one. Beyond the limit of all firms
 * together, the answer is the same but no mail is sent.
 */
const sendCode = (
  { database, clock }: Platform,
  viewer: Viewer,
  { id, mailbox }: { readonly id: string; readonly mailbox: NonNullable<store.DomainRow['mailbox']> },
): Promise<FirmDomain> =>
  database.transaction(async (trx) => {
    const now = clock.now();
    const { firm } = await lockOwnedTeam(trx, viewer);
    const { domain } = await find(trx, firm.id, id);
    await spend(trx, codesOfFirmToDomain, `${firm.id} ${domain}`, now);
    await spend(trx, codesOfFirm, firm.id, now);
    await store.askCode(trx, id, { mailbox, until: codeEnd(now) });
    // A refusal would reveal that other firms are proving the domain.
    if (await spendIfLeft(trx, codesOfDomain, domain, now))
      await addJob(trx, 'firms.domainCode', { domainId: id }, { jobKey: `firms.domainCode:${id}` });
    return presentDomain(await find(trx, firm.id, id), now);
  });

export const codeEnd = (now: Date): Date => new Date(now.getTime() + domainCodeMinutes * 60_000);

export const check = (
  platform: Platform,
  viewer: Viewer,
  { id, ...body }: BodyOf<typeof checkDomain> & { readonly id: string },
): Promise<FirmDomain> =>
  body.way === 'dns'
    ? checkRecord(platform, viewer, id)
    : sendCode(platform, viewer, { id, mailbox: body.mailbox });

const spentCodeText = 'Ce code n’est plus valable. Demandez-en un autre.';
const wrongCode = (left: number): string =>
  left === 0
    ? spentCodeText
    : `Ce code n’est pas le bon. Il vous reste ${left === 1 ? 'un essai' : `${left} essais`}.`;

/**
 * Proves a domain by the mailed code. A try is counted before it is compared, so that simultaneous tries all
 * count.
 */
export const confirm = async (
  { database, clock, passwords }: Platform,
  viewer: Viewer,
  { id, code }: { readonly id: string; readonly code: string },
): Promise<FirmDomain> => {
  const tried = await database.transaction(async (trx) => {
    const { firm } = await lockOwnedTeam(trx, viewer);
    await find(trx, firm.id, id);
    const hash = await store.countTry(trx, id, clock.now());
    return hash && { hash, row: await find(trx, firm.id, id), firmId: firm.id };
  });
  if (tried === undefined) return refuse('DOMAIN_NOT_PROVED', { title: spentCodeText });
  const { hash, row, firmId } = tried;
  const isRight = await passwords.compare((verify) => verify(hash.toString() || null, code));
  if (!isRight) {
    const left = row.code_expires_at
      ? triesLeft({ tries: row.tries, expiresAt: row.code_expires_at }, clock.now())
      : 0;
    return refuse('DOMAIN_NOT_PROVED', { title: wrongCode(left) });
  }
  return database.transaction(async (trx) => {
    const now = clock.now();
    await lockOwnedTeam(trx, viewer);
    const before = await find(trx, firmId, id);
    if (!(await store.isCode(trx, id, hash))) refuse('DOMAIN_NOT_PROVED', { title: spentCodeText });
    await markProved(trx, viewer, { firmId, row: before, way: 'mailbox' }, now);
    return presentDomain(await find(trx, firmId, id), now);
  });
};

/** Checks an old proof again before somebody joins by it; false if the domain is no longer proved. */
export const renewProof = async (
  platform: Platform,
  request: DomainCheck & { readonly id: string },
): Promise<boolean> => {
  const isThere = isProvedBy(await readRecords(platform, request), request.text);
  await platform.database.transaction(async (trx) => {
    const now = platform.clock.now();
    if (isThere) await store.touch(trx, request.id, now);
    else await missed(trx, request.firmId, request.id, now);
  });
  return isThere;
};
