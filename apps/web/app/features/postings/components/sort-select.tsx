import type { Option } from '@basoche/domain/options/option';
import { IconArrowsSort } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { AddressSelect } from '../../../ui/address-select.tsx';
import { list } from '../content.ts';
import classes from './list-screen.module.css';
import { searchFormId } from './search-form.tsx';

interface SortSelectProps<Sort extends string> {
  sorts: readonly Option<Sort>[];
  usual: Sort;
  sort: Sort;
  /** Address of the list in this order. */
  withSort: (sort: Sort) => string;
}

/**
 * Select for the order of the list. The default order is sent as an empty value, so that new search words get
 * their own default.
 */
export const SortSelect = <Sort extends string>({ sorts, usual, sort, withSort }: SortSelectProps<Sort>) => {
  const navigate = useNavigate();
  return (
    <AddressSelect
      label={list.sort}
      icon={IconArrowsSort}
      name="sort"
      form={searchFormId}
      value={sort === usual ? '' : sort}
      onChoose={(chosen) => {
        const next = sorts.find(({ value }) => value === chosen)?.value ?? usual;
        void navigate({ search: withSort(next) }, { preventScrollReset: true });
      }}
      className={classes.sort}
    >
      {sorts.map(({ value, label }) => (
        <option key={value} value={value === usual ? '' : value}>
          {label}
        </option>
      ))}
    </AddressSelect>
  );
};
