import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { Note } from '../../../ui/note.tsx';
import { useCheckJournal } from '../api/journal.ts';
import { journal } from '../journal-content.ts';

const content = journal.check;

/** Asks the server to verify the hash chain of the whole journal. */
export const useJournalCheck = () => {
  const check = useCheckJournal();
  const { data, error } = check;
  return {
    button: (
      <Button
        variant="default"
        leftSection={<IconLink size={20} stroke={1.5} aria-hidden />}
        loading={check.isPending}
        onClick={() => check.mutate()}
      >
        {content.submit}
      </Button>
    ),
    outcome:
      (error && <Note tone="danger">{error.message}</Note>) ||
      (data &&
        (data.broken === null ? (
          <Note tone="success">{content.whole(data.entries)}</Note>
        ) : (
          <Note tone="danger">{content.broken(data.broken)}</Note>
        ))),
  };
};
