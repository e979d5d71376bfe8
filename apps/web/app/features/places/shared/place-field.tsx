import '../../../ui/combobox.css.ts';
import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { places as content } from './content.ts';
import { cityOf, findDepartments, type Place, placeLabel, readPlace, writePlace } from './places.ts';
import { placesQuery } from './search-places.ts';

interface PlaceFieldProps {
  id?: string;
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  /** Place as written by `writePlace`; empty while none is chosen. */
  value: string;
  error?: ReactNode;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

const option = (place: Place) => ({ value: writePlace(place), label: placeLabel(place) });

/** Field to find a commune by the start of its name, or a department by name or code. */
export const PlaceField = ({ value, onChange, ...field }: PlaceFieldProps) => {
  const chosen = readPlace(value);
  const chosenLabel = chosen ? placeLabel(chosen) : '';
  const [typed, setTyped] = useState(chosenLabel);
  // The label of the chosen place is not searched again.
  const search = typed === chosenLabel ? '' : typed.trim();
  const [debounced] = useDebouncedValue(search, 300);
  const cities = useQuery({ ...placesQuery(debounced), enabled: debounced !== '' });
  const isSearching = search !== '' && (debounced !== search || cities.isFetching);

  const groups = [
    { group: content.cities, items: search === '' ? [] : (cities.data ?? []).map(cityOf).map(option) },
    { group: content.departments, items: findDepartments(search).map(option) },
  ];
  const offered = groups.flatMap(({ items }) => items);
  // The chosen place stays among the options: otherwise the field would lose its label.
  const chosenOptions = chosen && !offered.some((one) => one.value === value) ? [option(chosen)] : [];
  const nothing = isSearching ? content.searching : cities.isError ? content.failed : content.nothing;

  return (
    <Select
      {...field}
      data={[...chosenOptions, ...groups.filter(({ items }) => items.length > 0)]}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options }) => options}
      nothingFoundMessage={search === '' ? content.hint : nothing}
      placeholder={content.placeholder}
      leftSection={<IconMapPin size={20} stroke={1.5} aria-hidden />}
      rightSection={isSearching ? <Loader size={16} /> : undefined}
      clearable
      comboboxProps={{ shadow: 'md' }}
      autoComplete="off"
    />
  );
};
