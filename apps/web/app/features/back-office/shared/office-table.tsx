import '@mantine/core/styles/Table.layer.css';
import { Table, VisuallyHidden } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { PagedList, type PagedQuery } from '../../../ui/paged-list.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { officeList as words } from '../office-list-content.ts';
import classes from './office-table.module.css';

export interface OfficeColumn<Item> {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** Figures and dates stand in one line. */
  tight?: boolean;
}

interface OfficeTableProps<Item> {
  /** What the table holds, for whoever does not see it. */
  caption: string;
  list: PagedQuery<Item>;
  keyOf: (item: Item) => string;
  /** The screen of an item, to which its first cell leads. */
  addressOf?: (item: Item) => string;
  columns: readonly [OfficeColumn<Item>, ...OfficeColumn<Item>[]];
  empty: ReactNode;
  more?: string;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** From the link of one row to that of the next. */
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

/**
 * A list of the back-office as a table, page after page; on a phone each row is a card. The arrows, or j and k, go from one row to
 * the next. The roles are said again, for a table that is laid out as cards is none to a screen reader.
 */
export const OfficeTable = <Item,>({
  caption,
  list,
  keyOf,
  addressOf,
  columns,
  empty,
  more,
}: OfficeTableProps<Item>) => (
  <PagedList list={list} skeleton={<CardListSkeleton />} empty={empty} more={more ?? words.more}>
    {(items) => (
      <div className={classes.frame}>
        <Table
          role="table"
          className={classes.table ?? ''}
          onKeyDown={walk}
          highlightOnHover={addressOf !== undefined}
        >
          <caption>
            <VisuallyHidden>
              {caption} {addressOf && words.keys}
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
    )}
  </PagedList>
);
