import { type ReadingPage, readReadingFile } from '@basoche/contract/back-office/readings';
import { formatBytes } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { useDownload } from '../../../lib/download.ts';
import { readings } from '../queue-content.ts';
import classes from './read-messages.module.css';

type ReadMessage = ReadingPage['messages'][number];

const ReadFile = ({ readingId, file }: { readingId: string; file: ReadMessage['attachments'][number] }) => {
  const fetching = useDownload(readReadingFile, { params: { id: readingId, attachmentID: file.id } });
  return (
    <Button
      variant="default"
      className={classes.file ?? ''}
      leftSection={<IconPaperclip size={20} stroke={1.5} aria-hidden />}
      loading={fetching.isPending}
      aria-label={readings.file(file.name)}
      onClick={() => fetching.mutate()}
    >
      {file.name} · {formatBytes(file.bytes)}
    </Button>
  );
};

interface ReadMessagesProps {
  reading: ReadingPage;
  messages: readonly ReadMessage[];
}

/** Messages of two parties, for the staff member who opened the reading. */
export const ReadMessages = ({ reading, messages }: ReadMessagesProps) => (
  <ol className={classes.messages} aria-label={readings.messages}>
    {messages.map(({ position, by, author, content, sentAt, attachments }) => (
      <li key={position} className={classes.message} data-by={by}>
        <p className={classes.head}>
          <strong>{reading[by]}</strong>
          {author && <span>{author}</span>}
          <time dateTime={sentAt}>
            {formatDay(sentAt)}, {formatHour(sentAt)}
          </time>
        </p>
        {content !== '' && <p className={classes.text}>{content}</p>}
        {attachments.map((file) => (
          <ReadFile key={file.id} readingId={reading.id} file={file} />
        ))}
      </li>
    ))}
  </ol>
);
