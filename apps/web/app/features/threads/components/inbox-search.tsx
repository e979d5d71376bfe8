import { textLimits } from '@basoche/domain/limits';
import type { ThreadType } from '@basoche/domain/threads/application';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { search } from '../conversation-content.ts';
import { inboxPath } from '../views.ts';

/** A pause in what is typed, in milliseconds. */
const pauseMs = 300;

/** Looks for a conversation in a list of the inbox; what is looked for stands in the address. */
export const InboxSearch = ({ type, q }: { type: ThreadType; q: string }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  const look = (words: string) =>
    void navigate(inboxPath(type, words.trim()), { replace: true, preventScrollReset: true });
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
        maxLength={textLimits.search}
        mb="md"
        maw="28rem"
        leftSection={<IconSearch size={20} stroke={1.5} aria-hidden />}
        rightSection={
          typed !== '' && (
            <CloseButton
              aria-label={search.clear}
              onClick={() => {
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
