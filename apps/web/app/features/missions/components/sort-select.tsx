import { NativeSelect } from '@mantine/core';
import { IconArrowsSort, IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { consult } from '../content.ts';
import { type ListChoice, offeredSorts, sortEntry, usualSort, withSort } from '../list-address.ts';
import classes from './mission-list.module.css';
import { searchFormId } from './search-form.tsx';

/** The order of the list. The usual one is sent as nothing, so that new words bring their own. */
export const SortSelect = ({ choice }: { choice: ListChoice }) => {
  const navigate = useNavigate();
  const usual = usualSort(choice.filters);
  const sorts = offeredSorts(choice.filters);
  return (
    <NativeSelect
      className={classes.sort}
      size="md"
      name="sort"
      form={searchFormId}
      aria-label={consult.sort}
      leftSection={<IconArrowsSort size={20} stroke={1.5} aria-hidden />}
      rightSection={<IconChevronDown size={20} stroke={1.5} aria-hidden />}
      data={sorts.map(({ value, label }) => ({ value: value === usual ? '' : value, label }))}
      value={sortEntry(choice)}
      onChange={(event) => {
        const chosen = sorts.find(({ value }) => value === event.currentTarget.value)?.value ?? usual;
        void navigate({ search: withSort(choice, chosen) }, { preventScrollReset: true });
      }}
    />
  );
};
