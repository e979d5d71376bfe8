import '@mantine/core/styles/Progress.layer.css';
import { formatBytes } from '@basoche/domain/typography';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { tray as content } from '../content.ts';
import type { TrayEntry } from './attachment-tray.ts';
import { KindIcon } from './file-kind.tsx';
import classes from './tray-list.module.css';

interface TrayItemProps {
  entry: TrayEntry;
  onRetry: () => void;
  onRemove: () => void;
}

const TrayItem = ({ entry, onRetry, onRemove }: TrayItemProps) => {
  const { name, bytes, status, progress, failure, attachment } = entry;
  return (
    <li className={classes.item} data-status={status}>
      <span className="soft row rigid">
        <KindIcon kind={attachment?.kind ?? null} />
      </span>
      <span className={classes.text}>
        <span className={classes.name} title={name}>
          {name}
        </span>
        {status === 'sending' ? (
          <Progress value={progress * 100} aria-label={content.sending(name)} size="sm" mt={6} mb={4} />
        ) : (
          <span className={classes.about} role={failure === null ? undefined : 'alert'}>
            {failure ?? (status === 'waiting' ? content.waiting : formatBytes(bytes))}
          </span>
        )}
      </span>
      {status === 'failed' && (
        <Button variant="subtle" size="compact-sm" aria-label={content.retry(name)} onClick={onRetry}>
          {content.retryShort}
        </Button>
      )}
      <ActionIcon
        variant="subtle"
        color="gray.7"
        size={44}
        className="rigid"
        aria-label={content.remove(name)}
        onClick={onRemove}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    </li>
  );
};

interface AttachmentTrayProps {
  entries: readonly TrayEntry[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Attachments of the next message, each with its progress. */
export const AttachmentTray = ({ entries, onRetry, onRemove }: AttachmentTrayProps) =>
  entries.length > 0 && (
    <ul className={classes.tray} aria-label={content.list}>
      {entries.map((entry) => (
        <TrayItem
          key={entry.key}
          entry={entry}
          onRetry={() => onRetry(entry.key)}
          onRemove={() => onRemove(entry.key)}
        />
      ))}
    </ul>
  );
