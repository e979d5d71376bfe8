import type { ReactNode } from 'react';
import { FilesField } from '../../files/shared/files-field.tsx';
import { dialog as content } from '../own-content.ts';
import { acceptedFiles, type useFiles } from '../use-files.ts';

/**
 * File field of a document. It comes first in its dialog: a date field there would open its calendar on
 * focus.
 */
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
