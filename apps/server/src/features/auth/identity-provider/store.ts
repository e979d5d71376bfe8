import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type {
  IdentityLinkTable,
  IdentityRequestTable,
  IdentityTicketTable,
} from '../../../platform/database/schema/tables.ts';

/**
 * Queries about identities at the provider: requests of browsers sent there, tickets, and links to accounts.
 */

export type LinkRow = Selectable<IdentityLinkTable>;
export type RequestRow = Pick<Selectable<IdentityRequestTable>, 'purpose' | 'session_id'>;

export interface Person {
  readonly issuer: string;
  readonly subject: string;
}

export const insertRequest = async (db: Db, row: Insertable<IdentityRequestTable>): Promise<void> => {
  await db.insertInto('identity_request').values(row).execute();
};

interface ReturnHashes {
  readonly stateHash: Buffer;
  readonly secretHash: Buffer;
}

/**
 * Deletes a browser's request and returns it, so that of several simultaneous answers only one is processed.
 */
export const takeRequest = (
  db: Db,
  { stateHash, secretHash }: ReturnHashes,
  now: Date,
): Promise<RequestRow | undefined> =>
  db
    .deleteFrom('identity_request')
    .where('state_hash', '=', stateHash)
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .returning(['purpose', 'session_id'])
    .executeTakeFirst();

export const insertTicket = async (db: Db, row: Insertable<IdentityTicketTable>): Promise<void> => {
  await db.insertInto('identity_ticket').values(row).execute();
};

/** Deletes a ticket and returns the person that it names. */
export const takeTicket = (db: Db, ticketHash: Buffer, now: Date): Promise<Person | undefined> =>
  db
    .deleteFrom('identity_ticket')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .returning(['issuer', 'subject'])
    .executeTakeFirst();

/** Link of a person, locked against deletion until the transaction ends. */
export const lockLink = (db: Db, { issuer, subject }: Person): Promise<LinkRow | undefined> =>
  db
    .selectFrom('identity_link')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .forShare()
    .executeTakeFirst();

/** The link of an account at this provider. */
export const findLinkOf = (db: Db, memberId: string, issuer: string): Promise<LinkRow | undefined> =>
  db
    .selectFrom('identity_link')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('issuer', '=', issuer)
    .executeTakeFirst();

/** Links a person to an account; false if the person is linked to another one. The caller has locked the account. */
export const insertLink = async (db: Db, row: Insertable<IdentityLinkTable>): Promise<boolean> => {
  const inserted = await db
    .insertInto('identity_link')
    .values(row)
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return inserted !== undefined;
};

/** Ends the link of an account; false if it had none. */
export const deleteLinkOf = async (db: Db, memberId: string, issuer: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('identity_link')
    .where('member_id', '=', memberId)
    .where('issuer', '=', issuer)
    .returning('member_id')
    .executeTakeFirst();
  return deleted !== undefined;
};
