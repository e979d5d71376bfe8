import { type DomainMailbox, type DomainWay, domainCodeTries } from '@basoche/domain/firms/domains';
import { sql } from 'kysely';
import { type Db, type Trx, violatedConstraint } from '../../../platform/database/database.ts';
import { rowOf, rowsOf } from '../../../platform/database/rows.ts';

export interface DomainRow {
  readonly id: string;
  readonly domain: string;
  readonly dns_text: string;
  readonly mailbox: DomainMailbox | null;
  readonly code_expires_at: Date | null;
  readonly tries: number;
  readonly verified_at: Date | null;
  readonly way: DomainWay | null;
  readonly checked_at: Date | null;
}

const domains = sql`select id, domain::text, dns_text, mailbox, code_expires_at, tries, verified_at, way, checked_at from firm_domain`;

/** Domains of a firm, the oldest first. */
export const listDomains = (db: Db, firmId: string): Promise<DomainRow[]> =>
  rowsOf<DomainRow>(db)`${domains} where firm_id = ${firmId}::uuid order by id`;

interface Place {
  readonly firmId: string;
  readonly id: string;
}

export const findDomain = (db: Db, { firmId, id }: Place): Promise<DomainRow | undefined> =>
  rowOf<DomainRow>(db)`${domains} where id = ${id}::uuid and firm_id = ${firmId}::uuid`;

export const insertDomain = async (
  trx: Trx,
  domain: { readonly firm_id: string; readonly domain: string; readonly dns_text: string },
): Promise<string> => {
  const { id } = await trx.insertInto('firm_domain').values(domain).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const deleteDomain = async (trx: Trx, id: string): Promise<void> => {
  await trx.deleteFrom('firm_domain').where('id', '=', id).execute();
};

/**
 * Marks a domain as proved; false if another firm has proved it, and the transaction must then be rolled
 * back.
 */
export const prove = async (trx: Trx, id: string, way: DomainWay, now: Date): Promise<boolean> => {
  try {
    await sql`
      update firm_domain set verified_at = ${now}, way = ${way}, tries = 0,
        checked_at = case when ${way} = 'dns' then ${now}::timestamptz else checked_at end,
        mailbox = null, code_hash = null, code_expires_at = null
      where id = ${id}::uuid`.execute(trx);
    return true;
  } catch (error) {
    if (violatedConstraint(error) === 'firm_domain_once') return false;
    throw error;
  }
};

export interface HolderRow {
  readonly id: string;
  readonly firm_id: string;
  readonly isSuspended: boolean;
  readonly way: DomainWay;
  readonly text: string;
  readonly provedAt: Date;
}

/** Another firm that has proved the domain. */
export const findHolder = (
  db: Db,
  { domain, firmId }: { readonly domain: string; readonly firmId: string },
): Promise<HolderRow | undefined> =>
  rowOf<HolderRow>(db)`
    select d.id, d.firm_id, m.suspended_at is not null as "isSuspended", d.way, d.dns_text as text, d.verified_at as "provedAt"
    from firm_domain d join member m on m.id = d.firm_id
    where d.domain = ${domain} and d.verified_at is not null and d.firm_id <> ${firmId}::uuid`;

/** Ends a proof, whatever its way. */
export const endProof = async (trx: Trx, id: string): Promise<void> => {
  await trx
    .updateTable('firm_domain')
    .set({ verified_at: null, way: null, checked_at: null })
    .where('id', '=', id)
    .execute();
};

/** Records that the DNS record was found again. */
export const touch = async (trx: Trx, id: string, now: Date): Promise<void> => {
  await trx.updateTable('firm_domain').set({ checked_at: now }).where('id', '=', id).execute();
};

/**
 * Records that the DNS record was not found: ends a proof by DNS, keeps one by code. Returns true if a proof
 * ended.
 */
export const miss = async (trx: Trx, id: string, now: Date): Promise<boolean> => {
  const ended = await rowsOf(trx)`
    update firm_domain set verified_at = null, way = null, checked_at = ${now}
    where id = ${id}::uuid and way = 'dns' returning id`;
  await touch(trx, id, now);
  return ended.length > 0;
};

/** Requests a code: none is valid until the mail is sent. */
export const askCode = async (
  trx: Trx,
  id: string,
  { mailbox, until }: { readonly mailbox: DomainMailbox; readonly until: Date },
): Promise<void> => {
  await trx
    .updateTable('firm_domain')
    .set({ mailbox, code_hash: Buffer.alloc(0), code_expires_at: until, tries: 0 })
    .where('id', '=', id)
    .execute();
};

export interface CodeMailRow {
  readonly domain: string;
  readonly mailbox: DomainMailbox;
  readonly firm: string;
}

/** Stores the hash of the code that is being mailed; undefined if none is requested any more. */
export const saveCode = (
  db: Db,
  id: string,
  { hash, until, now }: { readonly hash: string; readonly until: Date; readonly now: Date },
): Promise<CodeMailRow | undefined> =>
  rowOf<CodeMailRow>(db)`
    update firm_domain d set code_hash = ${Buffer.from(hash)}, code_expires_at = ${until}
    from member m join firm f on f.member_id = m.id
    where d.id = ${id}::uuid and m.id = d.firm_id and d.code_expires_at > ${now} and m.suspended_at is null and f.closed_at is null
    returning d.domain::text, d.mailbox, display_name(m) as firm`;

/** Counts a try; returns the hash to compare with, or undefined if no try is left. */
export const countTry = async (trx: Trx, id: string, now: Date): Promise<Buffer | undefined> => {
  const row = await rowOf<{ code_hash: Buffer }>(trx)`
    update firm_domain set tries = tries + 1
    where id = ${id}::uuid and code_expires_at > ${now} and tries < ${domainCodeTries} returning code_hash`;
  return row?.code_hash;
};

/** True if this is still the hash of the code. */
export const isCode = async (trx: Trx, id: string, hash: Buffer): Promise<boolean> => {
  const row = await rowOf(trx)`select from firm_domain where id = ${id}::uuid and code_hash = ${hash}`;
  return row !== undefined;
};
