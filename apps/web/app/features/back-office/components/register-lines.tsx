import type { RegisterLine, RegisterReading } from '@basoche/contract/public-registers/readings';
import { agreements } from '@basoche/domain/public-registers/matching';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatShortDay } from '../../../lib/dates.ts';
import { reading as content } from '../register-content.ts';
import classes from '../shared/office-table.module.css';
import { type OfficeColumn, OfficeRows } from '../shared/office-table.tsx';

type StatedLine = RegisterReading['stated'];

/** One row: what the member states, or a line of the register. */
interface ComparedLine extends StatedLine {
  readonly id: string;
  readonly source: string;
  readonly town: string | null;
  readonly sinceDay: string | null;
  readonly line: RegisterLine | null;
}

const columnNames = content.columns;

/** « BENALI Yasmine » */
export const lineName = ({ name, firstName }: Pick<RegisterLine, 'name' | 'firstName'>): string =>
  [name, firstName].filter(Boolean).join(' ');

/** Agreement of a line with what the member states, in words. */
const Comparison = ({ line }: { line: RegisterLine }) => (
  <ul className={classes.lines}>
    {agreements.map((agreement) => {
      const fields = line.compared.filter((one) => one.agreement === agreement).map(({ field }) => field);
      return fields.length > 0 && <li key={agreement}>{content.agreed(agreement, fields)}</li>;
    })}
    {line.takenBy && (
      <li>
        {content.takenBy} <Link to={`/admin/membres/${line.takenBy.id}`}>{line.takenBy.name}</Link>
      </li>
    )}
  </ul>
);

const shared: readonly [OfficeColumn<ComparedLine>, ...OfficeColumn<ComparedLine>[]] = [
  { key: 'source', label: columnNames.source, cell: ({ source }) => <strong>{source}</strong>, tight: true },
  { key: 'name', label: columnNames.name, cell: lineName },
];
const bar: OfficeColumn<ComparedLine> = {
  key: 'bar',
  label: columnNames.bar,
  cell: (row) => row.bar ?? content.unsaid,
};
const profession: OfficeColumn<ComparedLine> = {
  key: 'profession',
  label: columnNames.profession,
  cell: (row) => row.profession ?? content.unsaid,
};
const rest: readonly OfficeColumn<ComparedLine>[] = [
  { key: 'siren', label: columnNames.siren, cell: ({ siren }) => siren ?? content.unsaid, tight: true },
  {
    key: 'place',
    label: columnNames.place,
    cell: ({ postcode, town }) => [postcode, town].filter(Boolean).join(' ') || content.unsaid,
  },
  {
    key: 'since',
    label: columnNames.since,
    cell: ({ sinceDay }) => (sinceDay === null ? content.unsaid : formatShortDay(sinceDay)),
    tight: true,
  },
  {
    key: 'compared',
    label: columnNames.compared,
    cell: ({ line }) => line && <Comparison line={line} />,
  },
];

const columnOf = { avocats: [bar], officers: [profession], companies: [] } as const;

interface RegisterLinesProps {
  reading: RegisterReading;
  /** Name of the member. */
  name: string;
  /** Decision about a line. */
  act?: (line: RegisterLine) => ReactNode;
}

/** Lines of the register that may be a member’s, beneath what the member states. */
export const RegisterLines = ({ reading, name, act }: RegisterLinesProps) => {
  const { register, stated, lines } = reading;
  const rows: ComparedLine[] = [
    { ...stated, id: 'stated', source: content.member, town: null, sinceDay: null, line: null },
    ...lines.map((line, index) => ({ ...line, source: content.line(index + 1), line })),
  ];
  const actions: OfficeColumn<ComparedLine>[] =
    act === undefined
      ? []
      : [{ key: 'actions', label: columnNames.actions, cell: ({ line }) => line && act(line), tight: true }];
  return (
    <OfficeRows
      caption={content.caption(name)}
      items={rows}
      keyOf={({ id }) => id}
      columns={[...shared, ...columnOf[register], ...rest, ...actions]}
    />
  );
};
