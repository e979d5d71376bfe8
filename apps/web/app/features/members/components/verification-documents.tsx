import '@mantine/core/styles/Progress.layer.css';
import { readVerificationDocument, type VerificationDocument } from '@basoche/contract/members/verification';
import { formatBytes } from '@basoche/domain/typography';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconDownload, IconFileTypePdf, IconPhoto, IconX } from '@tabler/icons-react';
import { useDownload } from '../../../lib/download.ts';
import { type UploadingDocument, useRemoveDocument } from '../api/verification.ts';
import { verification as content } from '../verification-content.ts';
import classes from './verification.module.css';

/** Icon of the file's kind, before its name. */
const DocumentIcon = ({ isPdf }: { isPdf: boolean }) => {
  const Icon = isPdf ? IconFileTypePdf : IconPhoto;
  return <Icon size={20} stroke={1.5} aria-hidden className={classes.icon} />;
};

const Download = ({ document: { id, name } }: { document: VerificationDocument }) => {
  const fetching = useDownload(readVerificationDocument, { params: { id } });
  return (
    <ActionIcon
      size={44}
      variant="subtle"
      color="gray.7"
      aria-label={`${content.download} ${name}`}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      <IconDownload size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
};

const Remove = ({ document }: { document: VerificationDocument }) => {
  const removing = useRemoveDocument();
  return (
    <ActionIcon
      size={44}
      variant="subtle"
      color="gray.7"
      aria-label={content.remove(document.name)}
      loading={removing.isPending}
      onClick={() => removing.mutate(document)}
    >
      <IconX size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
};

interface DocumentRowProps {
  document: VerificationDocument;
  /** Slot of the document, where nothing around says it. */
  about?: string;
  isRemovable: boolean;
}

/** An uploaded document. */
export const DocumentRow = ({ document, about, isRemovable }: DocumentRowProps) => (
  <li className={classes.row}>
    <DocumentIcon isPdf={document.kind === 'pdf'} />
    <span className={classes.text}>
      <span className={classes.name}>{document.name}</span>
      <span className={classes.about}>
        {about && `${about} · `}
        {formatBytes(document.bytes)}
      </span>
    </span>
    <Download document={document} />
    {isRemovable && <Remove document={document} />}
  </li>
);

interface OnItsWayProps {
  one: UploadingDocument;
  onRetry: () => void;
  onDrop: () => void;
}

/** A document that is uploading, or was refused. */
export const OnItsWayRow = ({ one: { file, status, progress, failure }, onRetry, onDrop }: OnItsWayProps) => (
  <li className={classes.row} data-failed={failure !== null}>
    <DocumentIcon isPdf={file.type === 'application/pdf'} />
    <span className={classes.text}>
      <span className={classes.name}>{file.name}</span>
      {failure === null ? (
        <Progress value={progress * 100} size="sm" my={6} aria-label={content.sending(file.name)} />
      ) : (
        <span className={classes.about} role="alert">
          {failure}
        </span>
      )}
    </span>
    {status === 'failed' && (
      <Button variant="subtle" aria-label={content.retryOf(file.name)} onClick={onRetry}>
        {content.retry}
      </Button>
    )}
    {failure !== null && (
      <ActionIcon
        size={44}
        variant="subtle"
        color="gray.7"
        aria-label={content.remove(file.name)}
        onClick={onDrop}
      >
        <IconX size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
    )}
  </li>
);

/** List of documents, in any state. */
export const DocumentList = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <ul className="bare grid gap-2" aria-label={label}>
    {children}
  </ul>
);
