import '@mantine/dropzone/styles.layer.css';
import { fileKinds } from '@basoche/contract/files';
import { type VerificationDocument, verificationDocumentRule } from '@basoche/contract/members/verification';
import { documentsASlot } from '@basoche/domain/limits';
import type { DocumentContent } from '@basoche/domain/members/verification-document-content';
import { Button, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconCircleCheck, IconUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import type { UploadingDocument } from '../api/verification.ts';
import { verification as content } from '../verification-content.ts';
import classes from './verification.module.css';
import { DocumentList, DocumentRow, OnItsWayRow } from './verification-documents.tsx';

const acceptedMediaTypes = verificationDocumentRule.kinds.map((kind) => fileKinds[kind].mediaType);

interface SlotProps {
  content: DocumentContent;
  documents: readonly VerificationDocument[];
  onTheirWay: readonly UploadingDocument[];
  onAdd: (files: readonly File[]) => void;
  onRetry: (one: UploadingDocument) => void;
  onDrop: (key: string) => void;
}

/** One required document: its name, its files, and a place to add one. */
export const VerificationSlot = ({
  content: documentContent,
  documents,
  onTheirWay,
  onAdd,
  onRetry,
  onDrop,
}: SlotProps) => {
  const id = useId();
  const isFull = documents.length >= documentsASlot;
  return (
    <section className={classes.slot} aria-labelledby={id}>
      <div>
        <div className={classes.head}>
          <Title order={3} id={id} className="large">
            {documentContent.title}
          </Title>
          {documents.length > 0 && (
            <span className={classes.done}>
              <IconCircleCheck size={20} stroke={1.5} aria-hidden />
              {content.ready}
            </span>
          )}
        </div>
        <p className={classes.help}>{documentContent.help}</p>
      </div>
      <FocusKeeper className={classes.files}>
        {documents.length + onTheirWay.length > 0 && (
          <DocumentList label={documentContent.title}>
            {documents.map((document) => (
              <DocumentRow key={document.id} document={document} isRemovable />
            ))}
            {onTheirWay.map((one) => (
              <OnItsWayRow
                key={one.key}
                one={one}
                onRetry={() => onRetry(one)}
                onDrop={() => onDrop(one.key)}
              />
            ))}
          </DocumentList>
        )}
        {isFull ? (
          <p className="soft small top-2">{content.full}</p>
        ) : (
          <Dropzone
            className={classes.zone}
            onDropAny={(taken, rejected) => onAdd([...taken, ...rejected.map(({ file }) => file)])}
            onDrop={() => undefined}
            accept={acceptedMediaTypes}
            activateOnKeyboard={false}
            enablePointerEvents
            inputProps={{ 'aria-hidden': true }}
          >
            <p className={classes.ask}>
              <span className={classes.drop}>{content.drop}</span>
              {/* A press bubbles to the drop zone, which opens the file picker. */}
              <Button
                variant="default"
                leftSection={<IconUpload size={20} stroke={1.5} aria-hidden />}
                aria-label={content.chooseFor(documentContent.title)}
              >
                {content.choose}
              </Button>
            </p>
            <p className="soft small top-2">{content.limits}</p>
          </Dropzone>
        )}
      </FocusKeeper>
    </section>
  );
};
