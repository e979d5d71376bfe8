import { Button, FileButton, Input } from '@mantine/core';
import { IconPaperclip, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { acceptedFiles } from '../../files/shared/file-checks.ts';
import { AttachmentTray } from '../../files/shared/tray-list.tsx';
import { documents as content } from '../request-content.ts';
import type { useDocuments } from '../use-documents.ts';

interface DocumentsFieldProps {
  documents: ReturnType<typeof useDocuments>;
  error?: ReactNode;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Documents that come with a hearing: chosen or dropped, each with its progress or its error. */
export const DocumentsField = ({ documents, error }: DocumentsFieldProps) => {
  const isOver = useFileDrop(documents.add, true);
  return (
    <Input.Wrapper label={content.label} description={content.help} error={error} labelElement="div">
      <div className="top-2">
        <AttachmentTray entries={documents.shown} onRetry={documents.retry} onRemove={documents.remove} />
        <FileButton multiple accept={acceptedFiles} onChange={documents.add}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={isOver ? <IconUpload {...icon} /> : <IconPaperclip {...icon} />}
            >
              {isOver ? content.drop : content.add}
            </Button>
          )}
        </FileButton>
      </div>
    </Input.Wrapper>
  );
};
