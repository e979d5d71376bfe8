import type { Attachment } from '@basoche/contract/threads/attachments';
import { IconFileText, IconFileTypeDocx, IconFileTypePdf, IconPhoto } from '@tabler/icons-react';

const icons = {
  pdf: IconFileTypePdf,
  docx: IconFileTypeDocx,
  jpeg: IconPhoto,
  png: IconPhoto,
} as const satisfies Record<Attachment['kind'], unknown>;

/** Icon of a file's kind; a plain sheet until the server has checked the file. */
export const KindIcon = ({ kind }: { kind: Attachment['kind'] | null }) => {
  const Icon = kind === null ? IconFileText : icons[kind];
  return <Icon size={24} stroke={1.5} aria-hidden />;
};
