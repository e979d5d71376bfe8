import '@mantine/core/styles/Table.layer.css';
import { Table, VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { PagedList, type PagedQuery } from '../../../ui/paged-list.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { officeList as content } from '../office-list-content.ts';
import classes from './office-table.module.css';

export interface OfficeColumn<Item> {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** True for figures and dates, which stay on one line. */
  tight?: boolean;
}

interface OfficeTableProps<Item> {
  /** Caption of the table, for screen readers. */
  caption: string;
  list: PagedQuery<Item>;
  keyOf: (item: Item) => string;
  /** Screen of an item, linked from its first cell. */
  addressOf?: (item: Item) => string;
  columns: readonly [OfficeColumn<Item>, ...OfficeColumn<Item>[]];
  empty: ReactNode;
  more?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Moves the focus to the link of the next or previous row. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const next = at === -1 ? undefined : links[at + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

const Row = <Item,>({
  item,
  addressOf,
  columns,
}: Pick<OfficeTableProps<Item>, 'addressOf' | 'columns'> & { item: Item }) => (
  <Table.Tr role="row" className={classes.row ?? ''}>
    {columns.map(({ key, label, cell, tight }, index) => (
      <Table.Td
        key={key}
        role="cell"
        data-label={label}
        data-tight={tight || undefined}
        className={classes.cell ?? ''}
      >
        {index === 0 && addressOf ? (
          <Link to={addressOf(item)} className={classes.link} data-row-link>
            {cell(item)}
          </Link>
        ) : (
          cell(item)
        )}
      </Table.Td>
    ))}
  </Table.Tr>
);

type RowsProps<Item> = Pick<OfficeTableProps<Item>, 'caption' | 'keyOf' | 'addressOf' | 'columns'> & {
  items: readonly Item[];
};

/**
 * Rows of a back-office table; on a phone each is a card. Arrows, or j and k, go from row to row.
 *
 * The ARIA roles are explicit: a table displayed as cards loses its own for screen readers.
 */
export const OfficeRows = <Item,>({ caption, items, keyOf, addressOf, columns }: RowsProps<Item>) => (
  <div className={classes.frame}>
    <Table
      role="table"
      className={classes.table ?? ''}
      onKeyDown={walk}
      highlightOnHover={addressOf !== undefined}
    >
      <caption>
        <VisuallyHidden>
          {caption} {addressOf && content.keys}
        </VisuallyHidden>
      </caption>
      <Table.Thead role="rowgroup" className={classes.head ?? ''}>
        <Table.Tr role="row">
          {columns.map(({ key, label }) => (
            <Table.Th key={key} role="columnheader" scope="col">
              {label}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody role="rowgroup">
        {items.map((item) => (
          <Row key={keyOf(item)} item={item} columns={columns} {...(addressOf ? { addressOf } : {})} />
        ))}
      </Table.Tbody>
    </Table>
  </div>
);

/** A back-office list as a table in pages. */
export const OfficeTable = <Item,>({ list, empty, more, ...table }: OfficeTableProps<Item>) => (
  <>
    {/* Announces the result of a filter, since the focus does not move. */}
    <VisuallyHidden role="status">
      {list.data && content.shown(list.data.pages.flatMap((page) => page.items).length)}
    </VisuallyHidden>
    <PagedList list={list} skeleton={<CardListSkeleton />} empty={empty} more={more ?? content.more}>
      {(items) => <OfficeRows items={items} {...table} />}
    </PagedList>
  </>
);
