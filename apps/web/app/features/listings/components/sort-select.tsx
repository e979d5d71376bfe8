import type { Option } from '@basoche/domain/options/option';
import { IconArrowsSort, IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import plain from '../../../ui/plain-field.module.css';
import { list } from '../content.ts';
import classes from './list-screen.module.css';
import { searchFormId } from './search-form.tsx';

interface SortSelectProps<Sort extends string> {
  sorts: readonly Option<Sort>[];
  usual: Sort;
  sort: Sort;
  /** The address of the list in this order. */
  withSort: (sort: Sort) => string;
}

/** The order of the list. The usual one is sent as nothing, so that new words bring their own. */
export const SortSelect = <Sort extends string>({ sorts, usual, sort, withSort }: SortSelectProps<Sort>) => {
  const navigate = useNavigate();
  return (
    <span className={`${plain.field} ${classes.sort}`}>
      <IconArrowsSort size={20} stroke={1.5} aria-hidden className={plain.before} />
      <select
        className={plain.control}
        name="sort"
        form={searchFormId}
        aria-label={list.sort}
        value={sort === usual ? '' : sort}
        onChange={(event) => {
          const chosen = sorts.find(({ value }) => value === event.currentTarget.value)?.value ?? usual;
          void navigate({ search: withSort(chosen) }, { preventScrollReset: true });
        }}
      >
        {sorts.map(({ value, label }) => (
          <option key={value} value={value === usual ? '' : value}>
            {label}
          </option>
        ))}
      </select>
      <IconChevronDown size={20} stroke={1.5} aria-hidden className={plain.after} />
    </span>
  );
};
