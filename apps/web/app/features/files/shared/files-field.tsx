import { Button, FileButton, Input } from '@mantine/core';
import { IconPaperclip, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFileDrop } from '../../../lib/use-file-drop.ts';
import type { Tray, TrayEntry } from './attachment-tray.ts';
import { AttachmentTray } from './tray-list.tsx';

interface FilesFieldProps {
  files: Pick<Tray, 'add' | 'retry' | 'remove'> & { readonly shown: readonly TrayEntry[] };
  label: string;
  help: string;
  /** Labels of the button, at rest and while files are held over the page. */
  add: string;
  drop: string;
  /** File types offered by the file picker. */
  accept: string;
  error?: ReactNode;
  required?: boolean;
  /** True if the button takes the focus when its dialog opens. */
  isFirst?: boolean;
}

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

/** Files of a form: chosen or dropped, each with its progress or its error. */
export const FilesField = ({
  files,
  label,
  help,
  add,
  drop,
  accept,
  error,
  required = false,
  isFirst = false,
}: FilesFieldProps) => {
  const isOver = useFileDrop(files.add, true);
  return (
    <Input.Wrapper label={label} description={help} error={error} required={required} labelElement="div">
      <div className="top-2">
        <AttachmentTray entries={files.shown} onRetry={files.retry} onRemove={files.remove} />
        <FileButton multiple accept={accept} onChange={files.add}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              data-autofocus={isFirst || undefined}
              leftSection={isOver ? <IconUpload {...icon} /> : <IconPaperclip {...icon} />}
            >
              {isOver ? drop : add}
            </Button>
          )}
        </FileButton>
      </div>
    </Input.Wrapper>
  );
};
