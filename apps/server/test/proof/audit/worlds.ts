import type { ThreadType } from '@basoche/domain/threads/application';
import { parisDay } from '@basoche/domain/time/paris';
import type { TestApp } from '../../app.ts';
import type { TestMember } from '../../factories.ts';
import type { World } from '../../world.ts';
import {
  type AuditedThread,
  type Book,
  emptyBook,
  noteRead,
  type Person,
  type Publication,
} from './event-book.ts';

/** Builds the book of worlds played by other tests. Acts that are not commands are read from their rows. */

interface PublicationRow {
  readonly id: string;
  readonly type: ThreadType;
  readonly creator_id: string;
  readonly title: string;
  readonly is_anonymous: boolean;
  readonly created_at: Date;
  readonly published_at: Date;
  readonly end_date: string;
}

const publicationRows = `
  select id, 'MISSION' as type, creator_id, title, is_anonymous, created_at, published_at, closes_on::text as end_date
  from mission where creator_id = any($1::uuid[])
  union all
  select id, 'JOB', creator_id, title, false, created_at, published_at, end_date::text
  from job_offer where creator_id = any($1::uuid[])`;

interface ThreadRow {
  readonly id: string;
  readonly about: string;
  readonly candidate_id: string;
  readonly creator_read_position: number;
  readonly candidate_read_position: number;
}

const threadRows = `select id, coalesce(mission_id, job_id) as about, candidate_id, creator_read_position, candidate_read_position
  from application where creator_id = any($1::uuid[]) order by created_at, id`;

interface NoticeRow {
  readonly application_id: string;
  readonly member_id: string;
  readonly key: string;
  readonly title: string;
}

const noticeRows = `select application_id, member_id, key, title from notification
  where member_id = any($1::uuid[]) and application_id is not null and read_at is null and on_screen order by created_at, id`;

/** The names of the worlds' members. */
const personOf = (member: TestMember): Person => ({
  ...member,
  name: member.kind === 'COMPANY' ? 'Étude Martin' : 'Anne Lefèvre',
  isMoral: member.kind === 'COMPANY',
});

const membersOf = ({ owner, candidate, otherCandidate }: World): Person[] =>
  [owner, candidate, otherCandidate].map(personOf);

/** A book of all these worlds, for the screens of the members in the last ones. */
export const bookOfWorlds = async (
  { platform }: Pick<TestApp, 'platform'>,
  worlds: readonly World[],
  current: readonly World[],
): Promise<Book> => {
  const { pool } = platform.database;
  const members = new Map(worlds.flatMap(membersOf).map((one) => [one.id, one]));
  const memberOf = (id: string): Person => {
    const found = members.get(id);
    if (found === undefined) throw new Error(`The member ${id} plays in no world.`);
    return found;
  };
  const creators = worlds.map(({ owner }) => owner.id);
  const published = await pool.query<PublicationRow>(publicationRows, [creators]);
  const publications = new Map<string, Publication>();
  for (const {
    id,
    type,
    creator_id,
    title,
    is_anonymous,
    created_at,
    published_at,
    end_date,
  } of published.rows)
    publications.set(id, {
      id,
      type,
      creator: memberOf(creator_id),
      title,
      isAnonymous: is_anonymous,
      createdAt: created_at.toISOString(),
      publishedAt: published_at.toISOString(),
      endDate: end_date,
      isArchived: false,
      isFilled: false,
    });
  const threads: AuditedThread[] = [];
  const people = current.flatMap(membersOf).map(({ id }) => memberOf(id));
  const book = emptyBook(people, [...publications.values()], threads);
  for (const row of (await pool.query<ThreadRow>(threadRows, [creators])).rows) {
    const about = publications.get(row.about);
    if (about === undefined) continue;
    threads.push({ id: row.id, about, candidate: memberOf(row.candidate_id) });
    noteRead(book, row.id, about.creator.id, row.creator_read_position);
    noteRead(book, row.id, row.candidate_id, row.candidate_read_position);
  }
  const byId = new Map(threads.map((thread) => [thread.id, thread]));
  const told = await pool.query<NoticeRow>(noticeRows, [people.map(({ id }) => id)]);
  for (const { application_id, member_id, key, title } of told.rows) {
    const thread = byId.get(application_id);
    if (thread !== undefined) book.notices.push({ memberId: member_id, thread, key, title, isRead: false });
  }
  return book;
};

/** The book of a world with one thread, its parties named as on screens. */
export const bookOfThread = async (
  test: Pick<TestApp, 'platform'>,
  { applicationId, owner, candidate }: World,
  begin: Date,
) => {
  const { rows } = await test.platform.database.pool.query<Record<'title' | 'creator' | 'candidate', string>>(
    `select m.title, display_name(c) as creator, display_name(p) as candidate from application a
     join mission m on m.id = a.mission_id join member c on c.id = a.creator_id join member p on p.id = a.candidate_id
     where a.id = $1`,
    [applicationId],
  );
  const [named] = rows;
  if (named === undefined) throw new Error('A world has a thread.');
  const at = begin.toISOString();
  const about: Publication = {
    id: applicationId,
    type: 'MISSION',
    creator: { ...owner, name: named.creator, isMoral: true },
    title: named.title,
    isAnonymous: false,
    createdAt: at,
    publishedAt: at,
    endDate: parisDay(begin),
    isArchived: false,
    isFilled: false,
  };
  const worker: Person = { ...candidate, name: named.candidate, isMoral: false };
  const threads: AuditedThread[] = [];
  return { about, candidate: worker, threads, book: emptyBook([about.creator, worker], [about], threads) };
};
