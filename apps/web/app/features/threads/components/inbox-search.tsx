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

/** Search field above the list of conversations. The words are kept in the address, which the list is filtered by. */
export const InboxSearch = ({ view }: { view: InboxView }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(view.q);
  const field = useRef<HTMLInputElement>(null);
  const showResults = (words: string) =>
    void navigate(
      { search: inboxSearch({ ...view, q: words.trim() }) },
      { replace: true, preventScrollReset: true },
    );
  const showResultsLater = useDebouncedCallback(showResults, pauseMs);
  const write = (words: string) => {
    setTyped(words);
    showResultsLater(words);
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
                showResultsLater.cancel();
                setTyped('');
                showResults('');
                field.current?.focus();
              }}
            />
          )
        }
        onChange={(event) => write(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') showResults(typed);
        }}
      />
    </search>
  );
};
