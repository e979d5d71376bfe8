import { searchAtMost } from '@basoche/domain/searches/search-terms';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { search } from '../inbox-content.ts';
import { type InboxView, inboxSearch } from '../shared/views.ts';

/** Pause in typing before the search starts, in milliseconds. */
const pauseMs = 300;

/** Searches the conversations of an inbox list; the search words are in the address. */
export const InboxSearch = ({ view }: { view: InboxView }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view.q);
  const field = useRef<HTMLInputElement>(null);
  const look = (words: string) =>
    void navigate(
      { search: inboxSearch({ ...view, q: words.trim() }) },
      { replace: true, preventScrollReset: true },
    );
  const lookLater = useDebouncedCallback(look, pauseMs);
  const write = (words: string) => {
    setTyped(words);
    lookLater(words);
  };
  return (
    <search>
      <TextInput
        ref={field}
        type="search"
        aria-label={search.label}
        placeholder={search.placeholder}
        value={typed}
        maxLength={searchAtMost}
        mb="sm"
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        rightSection={
          typed !== '' && (
            <CloseButton
              aria-label={search.clear}
              onClick={() => {
                lookLater.cancel();
                setTyped('');
                look('');
                field.current?.focus();
              }}
            />
          )
        }
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') look(typed);
        }}
      />
    </search>
  );
};
