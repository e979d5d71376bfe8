import type { OfficeList } from '@basoche/domain/access/office-lists';
import { textLimits } from '@basoche/domain/limits';
import { Button, NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { KeptFilters } from '../components/kept-filters.tsx';
import classes from '../components/office-filters.module.css';
import type { OfficeFilters as Filters } from '../list-filters.ts';
import { officeList as words } from '../office-list-content.ts';

interface OfficeFiltersProps {
  list: OfficeList;
  filters: Filters;
}

interface FieldProps extends TextInputProps {
  /** Value in the address. */
  said: string;
  ref?: Ref<HTMLInputElement>;
}

/** Field that follows the address. It stays mounted, and keeps the focus. */
const Field = ({ said, ref, ...field }: FieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = said;
  }, [said]);
  return <TextInput ref={useMergedRef(input, ref)} defaultValue={said} autoComplete="off" {...field} />;
};

/**
 * Filters of a back-office list, kept in the address, so that they can be shared, saved and restored with the
 * back button.
 */
export const OfficeFilters = ({ list, filters }: OfficeFiltersProps) => {
  const all = Object.values(filters);
  const search = all.find((one) => one.field === 'words');
  const selects = all.filter((one) => one.field === 'choice');
  const days = all.filter((one) => one.field === 'day');
  const [params, setParams] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const set = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value.trim() === '') next.delete(name);
        else next.set(name, value.trim());
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <search>
      <FocusKeeper className={classes.filters}>
        <div className={classes.fields}>
          {search && (
            <form
              className={classes.search}
              onSubmit={(event) => {
                event.preventDefault();
                set(search.at, field.current?.value ?? '');
              }}
            >
              <Field
                ref={field}
                type="search"
                name={search.at}
                label={search.label}
                placeholder={search.placeholder}
                said={params.get(search.at) ?? ''}
                maxLength={textLimits.search}
                leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
              />
              <Button type="submit" variant="default">
                {words.search}
              </Button>
            </form>
          )}
          {selects.map(({ at, label, options }) => (
            <NativeSelect
              key={at}
              size="md"
              label={label}
              value={params.get(at) ?? ''}
              data={[{ value: '', label: words.any }, ...options]}
              onChange={(event) => set(at, event.currentTarget.value)}
            />
          ))}
          {days.length > 0 && (
            <div className={classes.days}>
              {days.map(({ at, label }) => (
                <Field
                  key={at}
                  type="date"
                  label={label}
                  said={params.get(at) ?? ''}
                  onBlur={(event) => set(at, event.currentTarget.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') set(at, event.currentTarget.value);
                  }}
                />
              ))}
            </div>
          )}
        </div>
        <KeptFilters list={list} />
      </FocusKeeper>
    </search>
  );
};
