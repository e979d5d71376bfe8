import type { ReactNode } from 'react';
import { FilesField } from '../../files/shared/files-field.tsx';
import { dialog as content } from '../own-content.ts';
import { acceptedFiles, type useFiles } from '../use-files.ts';

/** Files of a document. The first control of its dialog: a day in its place would open its calendar. */
export const DocumentFiles = ({
  files,
  error,
}: {
  files: ReturnType<typeof useFiles>;
  error?: ReactNode;
}) => (
  <FilesField
    files={files}
    label={content.files}
    help={content.filesHelp}
    add={content.addFiles}
    drop={content.dropFiles}
    accept={acceptedFiles}
    error={error}
    required
    isFirst
  />
);
