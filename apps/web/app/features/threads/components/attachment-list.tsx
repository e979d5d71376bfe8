import type { Attachment } from '@basoche/contract/threads/attachments';
import { formatBytes } from '@basoche/domain/typography';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconDownload, IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { KindIcon } from '../../files/shared/file-kind.tsx';
import { previewQuery, useAttachmentDownload } from '../api/attachments.ts';
import { files as content } from '../conversation-content.ts';
import classes from './conversation.module.css';

interface FileProps {
  threadId: string;
  attachment: Attachment;
}

/** True once the element has come near the visible part; stays true. */
const useWasNear = <Element extends HTMLElement>() => {
  const element = useRef<Element>(null);
  const [wasNear, setNear] = useState(false);
  useEffect(() => {
    if (wasNear || !element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wasNear]);
  return { element, wasNear };
};

const useAddress = (file: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
};

/** Small picture in a box of fixed size; loaded when it comes near the visible part. */
const Preview = ({ threadId, attachment }: FileProps) => {
  const { element, wasNear } = useWasNear<HTMLSpanElement>();
  const { data, isError } = useQuery({ ...previewQuery(threadId, attachment), enabled: wasNear });
  const address = useAddress(data);
  return (
    <span ref={element} className={classes.preview}>
      {address && <img src={address} alt={content.picture(attachment.name)} decoding="async" />}
      {isError && (
        <span className="soft tiny row column middle gap-1">
          <IconPhotoOff size={24} stroke={1.5} aria-hidden />
          {content.noPreview}
        </span>
      )}
    </span>
  );
};

const isPicture = ({ kind }: Attachment) => kind === 'jpeg' || kind === 'png';

/** One attachment of a message, as a button that downloads it. */
const AttachedFile = ({ threadId, attachment }: FileProps) => {
  const { name, kind, bytes } = attachment;
  const fetching = useAttachmentDownload(threadId, attachment);
  return (
    <li>
      <UnstyledButton
        className={classes.file}
        aria-busy={fetching.isPending}
        onClick={() => {
          if (!fetching.isPending) fetching.mutate();
        }}
      >
        {isPicture(attachment) && <Preview threadId={threadId} attachment={attachment} />}
        <span className={classes.line}>
          <KindIcon kind={kind} />
          <span className={classes.text}>
            <span className={classes.name}>
              <VisuallyHidden>{content.download} </VisuallyHidden>
              {name}
            </span>
            <span className="soft tiny tabular">
              {kind.toUpperCase()}, {formatBytes(bytes)}
            </span>
          </span>
          <IconDownload size={20} stroke={1.5} aria-hidden />
        </span>
      </UnstyledButton>
    </li>
  );
};

/** Attachments of a message. */
export const AttachmentList = ({
  threadId,
  attachments,
}: {
  threadId: string;
  attachments: readonly Attachment[];
}) => (
  <ul className={classes.list} aria-label={content.list}>
    {attachments.map((attachment) => (
      <AttachedFile key={attachment.id} threadId={threadId} attachment={attachment} />
    ))}
  </ul>
);
