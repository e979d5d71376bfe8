import '@mantine/core/styles/Spoiler.layer.css';
import type { Cv, Sent } from '@basoche/contract/job-applications';
import { readCv } from '@basoche/contract/job-cvs';
import { Button, Spoiler, VisuallyHidden } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { download } from '../../../lib/download.ts';
import { notifyError } from '../../../lib/notify.ts';
import { formatBytes } from '../../../lib/typography.ts';
import { sent as words } from '../sent-content.ts';
import classes from './sent-application.module.css';

const SentCv = ({ cv: { id, name, bytes } }: { cv: Cv }) => {
  const fetching = useMutation({
    mutationFn: () => download(readCv.path.replace(':id', id), name),
    onError: notifyError,
  });
  return (
    <Button
      variant="default"
      className={classes.cv}
      leftSection={<IconFileDownload size={20} stroke={1.5} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      <VisuallyHidden>{words.download}</VisuallyHidden>
      <span className={classes.name}>{name}</span>
      <span className={classes.size}>{words.size(formatBytes(bytes))}</span>
    </Button>
  );
};

const lineHeight = 24.8;

interface SentApplicationProps {
  sent: Sent;
  /** From here on a letter is cut, so that what comes after it stays within reach. */
  lines?: number;
  /** The letter is about to change its height. */
  onToggle?: () => void;
}

/** What came with an application to an offer: a letter, a CV, both or nothing. */
export const SentApplication = ({ sent: { letter, cv }, lines = 10, onToggle }: SentApplicationProps) => (
  <div className={classes.sent}>
    {letter !== null && (
      <Spoiler
        maxHeight={lines * lineHeight}
        showLabel={words.more}
        hideLabel={words.less}
        classNames={{ root: classes.spoiler ?? '', control: classes.more ?? '' }}
        {...(onToggle ? { onExpandedChange: onToggle } : {})}
      >
        <p className={classes.letter}>{letter}</p>
      </Spoiler>
    )}
    {cv !== null && <SentCv cv={cv} />}
    {letter === null && cv === null && <p className={classes.nothing}>{words.nothing}</p>}
  </div>
);
