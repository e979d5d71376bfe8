import { readCv } from '@basoche/contract/jobs/cvs';
import type { Cv } from '@basoche/contract/threads/job-applications';
import { formatBytes } from '@basoche/domain/typography';
import { Button, VisuallyHidden } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useDownload } from '../../../lib/download.ts';
import classes from '../shared/received-application.module.css';
import { sent as content } from '../shared/sent-content.ts';

/** A CV that the viewer may read, as a button that downloads it. */
export const CvDownload = ({ cv: { id, name, bytes } }: { cv: Cv }) => {
  const fetching = useDownload(readCv, { params: { id } });
  return (
    <Button
      variant="default"
      classNames={{ root: classes.cv ?? '', label: classes.label ?? '' }}
      leftSection={<IconFileDownload size={20} stroke={1.5} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      <VisuallyHidden>{content.download}</VisuallyHidden>
      <span className={classes.name}>{name}</span>
      <span className={classes.size}>{content.size(formatBytes(bytes))}</span>
    </Button>
  );
};
