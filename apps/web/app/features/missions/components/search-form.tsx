import { textLimits } from '@basoche/domain/limits';
import type { MissionAudience } from '@basoche/domain/options/mission-audiences';
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import plain from '../../../ui/plain-field.module.css';
import { consult } from '../content.ts';
import { filterEntries, readWords } from '../filters.ts';
import { type ListChoice, withFilters } from '../list-address.ts';
import { appliedView, listPaths } from '../views.ts';
import classes from './search-form.module.css';

/** The form that also sends the chosen order, where there is no JavaScript to follow it. */
export const searchFormId = 'mission-search';

interface SearchFormProps {
  audience: MissionAudience;
  choice: ListChoice;
}

/** Words to search; the other filters stay. Without JavaScript it is a plain form that leads to the same address. */
export const SearchForm = ({ audience, choice }: SearchFormProps) => {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const { filters, isApplied } = choice;

  // The words may be taken away elsewhere, or change with the back button. What was typed while the page came to life stays.
  const shown = useRef(filters.q);
  useEffect(() => {
    if (field.current && shown.current !== filters.q) field.current.value = filters.q;
    shown.current = filters.q;
  }, [filters.q]);

  const search = () => {
    const q = readWords(field.current?.value ?? '');
    void navigate({ search: withFilters(choice, { ...filters, q }) }, { preventScrollReset: true });
  };
  const kept = filterEntries({ ...filters, q: '' });
  return (
    <search>
      <form
        id={searchFormId}
        className={classes.form}
        action={listPaths[audience]}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        {isApplied && <input type="hidden" name="vue" value={appliedView} />}
        {kept.map(([name, value]) => (
          <input key={`${name}:${value}`} type="hidden" name={name} value={value} />
        ))}
        <span className={`${plain.field} ${classes.field}`}>
          <IconSearch size={20} stroke={1.5} aria-hidden className={plain.before} />
          <input
            ref={field}
            className={plain.control}
            type="search"
            name="q"
            aria-label={consult.search}
            placeholder={consult.searchPlaceholder}
            defaultValue={filters.q}
            maxLength={textLimits.search}
            autoComplete="off"
            enterKeyHint="search"
          />
        </span>
        <Button type="submit" variant="default">
          {consult.searchButton}
        </Button>
      </form>
    </search>
  );
};
