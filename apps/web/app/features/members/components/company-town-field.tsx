import '../../../ui/combobox.css.ts';
import { textLimits } from '@basoche/domain/text-limits';
import { Autocomplete, Loader } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconMapPin } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { places } from '../../places/shared/content.ts';
import { cityOf, placeLabel } from '../../places/shared/places.ts';
import { placesQuery } from '../../places/shared/search-places.ts';

interface CompanyTownFieldProps {
  label: ReactNode;
  description?: ReactNode;
  value?: string;
  error?: ReactNode;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Town field: a suggestion by the start of the name, or free text, since the town may be abroad. */
export const CompanyTownField = ({ value = '', ...field }: CompanyTownFieldProps) => {
  const search = value.includes('(') ? '' : value.trim();
  const [debounced] = useDebouncedValue(search, 300);
  const cities = useQuery({ ...placesQuery(debounced), enabled: debounced !== '' });
  const isSearching = search !== '' && (debounced !== search || cities.isFetching);
  const found = search === '' ? [] : (cities.data ?? []).map((city) => placeLabel(cityOf(city)));
  return (
    <Autocomplete
      {...field}
      value={value}
      data={[...new Set(found)]}
      filter={({ options }) => options}
      name="headquartersName"
      placeholder={places.placeholder}
      maxLength={textLimits.location}
      leftSection={<IconMapPin size={20} stroke={1.5} aria-hidden />}
      rightSection={isSearching ? <Loader size={16} /> : undefined}
      comboboxProps={{ shadow: 'md', zIndex: 400 }}
      autoComplete="off"
      data-autofocus
    />
  );
};
