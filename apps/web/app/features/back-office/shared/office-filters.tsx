import type { OfficeList } from '@basoche/domain/access/office-lists';
import type { Option } from '@basoche/domain/options/option';
import type { OfficeFilters as Filters, OfficeFilter } from '@basoche/domain/searches/filters';
import { searchAtMost } from '@basoche/domain/searches/search-terms';
import { Button, NativeSelect, TextInput, type TextInputProps } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import classes from '../components/office-filters.module.css';
import { SavedFilters } from '../components/saved-filters.tsx';
import { officeList as content } from '../office-list-content.ts';

interface OfficeFiltersProps<Defined extends Filters> {
  list: OfficeList;
  filters: Defined;
  /** Labels of the fields. A filter by an id without one is set by links only. */
  labels: {
    readonly [Name in keyof Defined as Defined[Name]['kind'] extends 'id' ? never : Name]: string;
  } & {
    readonly [Name in keyof Defined]?: string;
  };
  placeholder?: string;
  /** Choices of filters by an id. */
  options?: { readonly [Name in keyof Defined]?: readonly Option[] };
}

interface FieldProps extends TextInputProps {
  /** Value in the address. */
  addressValue: string;
  ref?: Ref<HTMLInputElement>;
}

/** Field that follows the address. It stays mounted, and keeps the focus. */
const Field = ({ addressValue, ref, ...field }: FieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = addressValue;
  }, [addressValue]);
  return (
    <TextInput ref={useMergedRef(input, ref)} defaultValue={addressValue} autoComplete="off" {...field} />
  );
};

/**
 * Filters of a back-office list, kept in the address, so that they can be shared, saved and restored with the
 * back button.
 */
export const OfficeFilters = <Defined extends Filters>({
  list,
  filters,
  labels,
  placeholder,
  options: known,
}: OfficeFiltersProps<Defined>) => {
  const fields = Object.entries<OfficeFilter>(filters).flatMap(([name, filter]) => {
    const label = labels[name];
    return label === undefined ? [] : [{ name, label, ...filter }];
  });
  const search = fields.find(({ kind }) => kind === 'words');
  const selects = fields.flatMap((field) =>
    'options' in field || field.kind === 'id'
      ? [{ ...field, options: 'options' in field ? field.options : (known?.[field.name] ?? []) }]
      : [],
  );
  const days = fields.filter(({ kind }) => kind === 'day');
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
                placeholder={placeholder}
                addressValue={params.get(search.at) ?? ''}
                maxLength={searchAtMost}
                leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
              />
              <Button type="submit" variant="default">
                {content.search}
              </Button>
            </form>
          )}
          {selects.map(({ at, label, options }) => (
            <NativeSelect
              key={at}
              size="md"
              label={label}
              value={params.get(at) ?? ''}
              data={[{ value: '', label: content.any }, ...options]}
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
                  addressValue={params.get(at) ?? ''}
                  onBlur={(event) => set(at, event.currentTarget.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') set(at, event.currentTarget.value);
                  }}
                />
              ))}
            </div>
          )}
        </div>
        <SavedFilters list={list} />
      </FocusKeeper>
    </search>
  );
};
