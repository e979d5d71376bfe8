import { Button } from '@mantine/core';
import { formatHour } from '../../../lib/dates.ts';
import { Note } from '../../../ui/note.tsx';
import { writing as content } from './content.ts';
import type { Writing } from './use-writing.ts';

const status = content.status;

/** Saving state of the article. */
export const SavingStatus = ({ writing }: { writing: Writing }) => {
  const { state, failure, article, flush, conflict, isRestored } = writing;
  if (state === 'failed' && conflict === null) {
    return (
      <Note tone="danger" title={failure ?? status.failed}>
        <p>{status.failed}</p>
        <Button variant="default" onClick={() => void flush()}>
          {status.retry}
        </Button>
      </Note>
    );
  }
  const statusText =
    state === 'saved'
      ? status.saved(formatHour(article.updatedAt))
      : state === 'saving'
        ? status.saving
        : status.unsaved;
  return (
    <div>
      <p role="status">{statusText}</p>
      {isRestored && <p>{status.restored}</p>}
    </div>
  );
};
