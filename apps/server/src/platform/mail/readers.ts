import { pathFor } from '@basoche/domain/firms/account-address';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';
import type { DefinedMail, MailLink } from './mail-content.ts';

/**
 * Reader of a mail to an account: the member, or for a firm one of its people. The database's function `reader_of` chooses them (rules
 * §8). A firm has no address of its own.
 */
export interface MailReader {
  /** Null once the account is deleted. */
  readonly email: string | null;
  /** Name for the greeting: « Claire Delmas (Verdelune Industries) » for a firm. */
  readonly name: string;
  /** Firm that the mail is about; null for the reader's own account. */
  readonly firm_id: string | null;
}

/**
 * SQL ids of the work that a mail is about. The person in charge of it reads the mail, otherwise the firm's
 * contact.
 */
interface Subject {
  readonly application?: RawBuilder<unknown>;
  readonly mission?: RawBuilder<unknown>;
  readonly job?: RawBuilder<unknown>;
}

/** Name for the greeting, in SQL; both arguments are aliases of the table `member`. */
export const nameOfReader = (reader: string, account: string) => sql<string>`case
  when ${sql.ref(reader)}.id = ${sql.ref(account)}.id then display_name(${sql.ref(reader)})
  else display_name(${sql.ref(reader)}) || ' (' || display_name(${sql.ref(account)}) || ')' end`;

/** Reader of mails to the member with the alias `account`, in SQL, to be joined as a lateral table. */
export const readerOf = (account: string, { application, mission, job }: Subject = {}) => {
  const none = sql`null`;
  return sql`lateral (
    select reader.id, reader.email::text, ${nameOfReader('reader', account)} as name,
      nullif(${sql.ref(account)}.id, reader.id) as firm_id
    from member reader
    where reader.id = reader_of(${sql.ref(account)}.id, ${application ?? none}, ${mission ?? none}, ${job ?? none}))`;
};

/** Staff who decide on members and reports, or one of them. */
export const moderatorReaders = async (
  db: Db,
  id?: string,
): Promise<(MailReader & { readonly id: string })[]> => {
  const one = id === undefined ? sql`` : sql`and id = ${id}::uuid`;
  return rowsOf<MailReader & { readonly id: string }>(db)`
    select id, email::text, display_name(m) as name, null as firm_id from member m
    where kind = 'STAFF' and staff_role in ('admin', 'moderator') and email is not null and confirmed_at is not null
      and suspended_at is null ${one}
    order by id`;
};

/** Makes the links of a mail open the screens of this firm; unchanged for a reader's own account. */
export const mailFor = (firmId: string | null, mail: DefinedMail): DefinedMail => {
  const { button, entries, links } = mail;
  const linked = ({ label, url }: MailLink): MailLink => ({ label, url: pathFor(url, firmId) });
  return {
    ...mail,
    ...(button && { button: linked(button) }),
    ...(entries && { entries: entries.map(({ title, lines }) => ({ title: linked(title), lines })) }),
    ...(links && { links: links.map(linked) }),
  };
};
