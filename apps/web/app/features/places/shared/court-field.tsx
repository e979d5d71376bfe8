import '../../../ui/combobox.css.ts';
import { type Court, searchCourts } from '@basoche/contract/places/courts';
import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBuildingBank } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { routeQuery } from '../../../lib/query-client.ts';
import { courts as content } from './court-content.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options that a court gives: itself, its town, or the bar of its tribunal judiciaire. */
const courtOptions = {
  court: ({ code, name }: Court): Option => ({ value: code, label: name }),
  /** By the INSEE code of the town, with which the code of a court ends. */
  town: ({ code, town }: Court): Option => ({ value: code.slice(code.indexOf('-') + 1), label: town }),
  bar: ({ code, town }: Court): Option => ({ value: code, label: content.bar(town) }),
} as const;

interface CourtFieldProps {
  id?: string;
  label: ReactNode;
  description?: ReactNode;
  required?: boolean;
  choose: keyof typeof courtOptions;
  /** The chosen option; null while none is. */
  value: Option | null;
  error?: ReactNode;
  onChange: (chosen: Option | null) => void;
}

/** Field to find a court by the words of its name or town. */
export const CourtField = ({ choose, value, onChange, ...field }: CourtFieldProps) => {
  const [typed, setTyped] = useState(value?.label ?? '');
  // The label of the chosen court is not searched again.
  const search = typed === value?.label ? '' : typed.trim();
  const [name] = useDebouncedValue(search, 300);
  const kind = choose === 'bar' ? ('tj' as const) : undefined;
  const found = useQuery({
    ...routeQuery(searchCourts, { query: kind ? { name, kind } : { name } }),
    enabled: name !== '',
  });
  const isSearching = search !== '' && (name !== search || found.isFetching);
  const offered = search === '' ? [] : (found.data ?? []).map(courtOptions[choose]);
  // A town has several courts; the chosen option stays, otherwise the field would lose its label.
  const options = new Map([...(value ? [value] : []), ...offered].map((one) => [one.value, one]));
  const nothing = isSearching ? content.searching : found.isError ? content.failed : content.nothing;
  return (
    <Select
      {...field}
      data={[...options.values()]}
      value={value?.value ?? null}
      onChange={(next) => onChange((next !== null && options.get(next)) || null)}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      filter={({ options: all }) => all}
      nothingFoundMessage={search === '' ? content.hint : nothing}
      placeholder={content.placeholder}
      leftSection={<IconBuildingBank size={20} stroke={1.5} aria-hidden />}
      rightSection={isSearching ? <Loader size={16} /> : undefined}
      clearable
      comboboxProps={{ shadow: 'md' }}
      autoComplete="off"
    />
  );
};
