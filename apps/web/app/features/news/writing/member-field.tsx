import '../../../ui/combobox.css.ts';
import { listDirectory } from '@basoche/contract/members/directory';
import type { NewsAuthor } from '@basoche/contract/news/signatures';
import { readPageAddress } from '@basoche/domain/members/page-address';
import { searchAtMost } from '@basoche/domain/searches/search-terms';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { routeQuery } from '../../../lib/query-client.ts';
import { signatures } from './signature-content.ts';

const content = signatures.author;

const isPage = (text: string): boolean => readPageAddress(text) !== null;

interface MemberFieldProps {
  /** Member id, or the address of a member's page. */
  value: string;
  present: NewsAuthor['member'];
  error?: ReactNode;
  onChange: (value: string) => void;
}

/**
 * Field for an author's member account: found in the directory by name, or given by the address of their
 * page.
 */
export const MemberField = ({ value, present, error, onChange }: MemberFieldProps) => {
  const [sought, setSought] = useState(present?.name ?? '');
  const [debounced] = useDebouncedValue(sought.trim().slice(0, searchAtMost), 300);
  const { data: found = [] } = useQuery({
    ...routeQuery(listDirectory, { query: { q: debounced, limit: 8 } }),
    enabled: debounced.length >= 2 && !isPage(debounced),
  });
  const pages = [sought.trim(), value].filter((text) => text.includes('/') && isPage(text));
  const options = new Map([
    ...(present ? [[present.id, present.name] as const] : []),
    ...found.map(({ id, name, role }) => [id, role ? `${name}, ${role}` : name] as const),
    ...pages.map((page) => [page, content.byPage(page)] as const),
  ]);
  return (
    <Select
      label={`${content.member} ${signatures.optional}`}
      description={content.memberHelp}
      data={[...options].map(([id, label]) => ({ value: id, label }))}
      value={value || null}
      error={error}
      // The server has already filtered the options.
      filter={({ options: all }) => all}
      nothingFoundMessage={sought.trim().length >= 2 ? content.memberNone : null}
      searchable
      clearable
      onSearchChange={setSought}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
};
