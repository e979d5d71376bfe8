import { addDays, type Day, parisDay } from '@basoche/domain/time/paris';
import type { Insertable } from 'kysely';
import type { CvTable, StoredFileTable } from '../src/platform/database/schema/tables.ts';
import { instantOf, inTheDay } from './calendar.ts';
import type { DemoMember } from './members.ts';
import { type Random, uuidAt } from './random.ts';
import { smallPdf } from './small-pdf.ts';

export interface DemoCv {
  readonly row: Insertable<CvTable> & { readonly id: string; readonly created_at: Date };
  readonly file: StoredFileTable;
  readonly content: Blob;
}

/** Number of members with a stored CV, besides the personas. */
const others = 24;

const pdfOf = ({ row, home }: DemoMember): Blob => {
  const year = row.created_at.getFullYear();
  return new Blob([
    smallPdf([
      { text: `${row.first_name} ${row.last_name}`, size: 22 },
      { text: `${row.job_name ?? 'Juriste'} – ${home[1]}`, size: 13 },
      { text: '' },
      { text: 'Expérience', size: 14 },
      { text: `Depuis ${year - 2} : ${row.job_name ?? 'juriste'}, ${home[1]}` },
      { text: `${year - 5} à ${year - 2}\u202f: juriste, contrats et contentieux` },
      { text: '' },
      { text: 'Formation', size: 14 },
      { text: `${year - 6}\u202f: master 2 de droit privé, mention bien` },
      { text: '' },
      { text: 'Document de démonstration.', size: 9 },
    ]),
  ]);
};

/** One CV each for members of the trades who apply to offers, personas first. */
export const demoCvs = (random: Random, today: Day, members: readonly DemoMember[]): DemoCv[] => {
  const people = members.filter(
    ({ row, isVerified }) => isVerified && (row.kind === 'STUDENT' || row.kind === 'EMPLOYEE'),
  );
  const rest = random.shuffle(people.filter(({ persona }) => persona === null)).slice(0, others);
  return [...people.filter(({ persona }) => persona !== null), ...rest].map((member) => {
    const { row } = member;
    const joined = parisDay(row.created_at);
    const latest = addDays(today, -130);
    const at = instantOf(addDays(joined < latest ? latest : joined, 1), inTheDay(random, 0));
    const content = pdfOf(member);
    const fileId = uuidAt(random, at);
    return {
      content,
      file: { id: fileId, kind: 'pdf' as const, bytes: content.size, created_at: at },
      row: {
        id: uuidAt(random, at),
        member_id: row.id,
        file_id: fileId,
        name: `CV ${row.first_name} ${row.last_name}.pdf`,
        created_at: at,
        put_away_at: null,
      },
    };
  });
};
