import { IconArrowsSort, IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import plain from '../../../ui/plain-field.module.css';
import classes from '../../listings/components/list-screen.module.css';
import { consult } from '../content.ts';
import { type ListChoice, offeredSorts, sortEntry, usualSort, withSort } from '../list-address.ts';
import { searchFormId } from './search-form.tsx';

/** The order of the list. The usual one is sent as nothing, so that new words bring their own. */
export const SortSelect = ({ choice }: { choice: ListChoice }) => {
  const navigate = useNavigate();
  const usual = usualSort(choice.filters);
  const sorts = offeredSorts(choice.filters);
  return (
    <span className={`${plain.field} ${classes.sort}`}>
      <IconArrowsSort size={20} stroke={1.5} aria-hidden className={plain.before} />
      <select
        className={plain.control}
        name="sort"
        form={searchFormId}
        aria-label={consult.sort}
        value={sortEntry(choice)}
        onChange={(event) => {
          const chosen = sorts.find(({ value }) => value === event.currentTarget.value)?.value ?? usual;
          void navigate({ search: withSort(choice, chosen) }, { preventScrollReset: true });
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
