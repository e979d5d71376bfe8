import type pg from 'pg';
import { hashOfSecret } from '../../src/platform/secrets/secrets.ts';

/** Members of the data set with long lists, and average ones, each with a session. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface People {
  readonly busyCandidate: Person;
  readonly candidate: Person;
  /** `entryId` is the member's publication with the most candidates. */
  readonly busyCreator: Person & { readonly entryId: string };
}

const tokenOf = (who: string) => `bench-${who}`.padEnd(43, '0');

const openSession = async (client: pg.Client, who: string, id: string): Promise<Person> => {
  const token = tokenOf(who);
  await client.query(
    `insert into session (member_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')
     on conflict (token_hash) do nothing`,
    [id, hashOfSecret(token)],
  );
  return { id, token };
};

const idOf = async (client: pg.Client, sql: string): Promise<string> => {
  const { rows } = await client.query<{ id: string }>(sql);
  if (rows[0] === undefined) throw new Error(`Nobody answers to: ${sql}`);
  return rows[0].id;
};

const byApplications = (from: number) =>
  `select candidate_id as id from application group by 1 order by count(*) desc, 1 offset ${from} limit 1`;

/** The busiest members and postings of a data set of missions or of offers. */
export const peopleOf = async (client: pg.Client): Promise<People> => {
  const entryOf = 'coalesce(mission_id, job_id)';
  const busyEntry = await idOf(
    client,
    `select ${entryOf} as id from application group by 1 order by count(*) desc, 1 limit 1`,
  );
  const creator = await idOf(
    client,
    `select creator_id as id from application where ${entryOf} = '${busyEntry}' limit 1`,
  );
  return {
    busyCandidate: await openSession(client, 'busy-candidate', await idOf(client, byApplications(0))),
    candidate: await openSession(client, 'candidate', await idOf(client, byApplications(5_000))),
    busyCreator: { ...(await openSession(client, 'creator', creator)), entryId: busyEntry },
  };
};
