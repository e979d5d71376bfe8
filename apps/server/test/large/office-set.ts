import type pg from 'pg';
import { hashOfSecret } from '../../src/platform/secrets/secrets.ts';
import { fillMembers } from './members-set.ts';

/**
 * A large set of members for the lists of staff: besides those of the directory, some are unconfirmed and a few
 * suspended.
 */

export const officeToken = 'bench-moderator'.padEnd(43, '0');

const unconfirmed = `update member set confirmed_at = null, verified_at = null, verified_until = null
  where id in (select id from numbered where i % 50 = 7)`;
const suspended = `update member set suspended_at = now() where id in (select id from numbered where i % 1000 = 3)`;

/** A member of staff with a session that has passed its second factor. */
const moderator = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ id: string }>(
    `insert into member (kind, staff_role, email, first_name, confirmed_at)
     values ('STAFF', 'moderator', 'moderation@basoche.example', 'Samir', now()) returning id`,
  );
  await client.query(
    `insert into session (member_id, token_hash, expires_at, second_factor_at)
     values ($1, $2, now() + interval '1 day', now())`,
    [rows[0]?.id, hashOfSecret(officeToken)],
  );
};

export const fillOffice = async (
  client: pg.Client,
  { entries }: { readonly entries: number },
): Promise<void> => {
  await fillMembers(client, { entries });
  for (const change of [unconfirmed, suspended]) await client.query(change);
  await moderator(client);
  for (const table of ['member', 'office_member', 'member_listing', 'session']) {
    await client.query(`vacuum (analyze) ${table}`);
  }
};
