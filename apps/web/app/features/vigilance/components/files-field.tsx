import { Button, FileButton, Input } from '@mantine/core';
import { IconPaperclip, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import { AttachmentTray } from '../../files/shared/tray-list.tsx';
import { dialog as content } from '../own-content.ts';
import { acceptedFiles, type useFiles } from '../use-files.ts';

interface FilesFieldProps {
  files: ReturnType<typeof useFiles>;
  error?: ReactNode;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Files of a document: chosen or dropped, each with its progress or its error. */
export const FilesField = ({ files, error }: FilesFieldProps) => {
  const isOver = useFileDrop(files.add, true);
  return (
    <Input.Wrapper
      label={content.files}
      description={content.filesHelp}
      error={error}
      required
      labelElement="div"
    >
      <div className="top-2">
        <AttachmentTray entries={files.shown} onRetry={files.retry} onRemove={files.remove} />
        <FileButton multiple accept={acceptedFiles} onChange={files.add}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              // The first in its dialog: a day in its place would open its calendar.
              data-autofocus
              leftSection={isOver ? <IconUpload {...icon} /> : <IconPaperclip {...icon} />}
            >
              {isOver ? content.dropFiles : content.addFiles}
            </Button>
          )}
        </FileButton>
      </div>
    </Input.Wrapper>
  );
};
