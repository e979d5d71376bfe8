import { fileRefusals } from '@basoche/contract/files';
import { attachmentBytes } from '@basoche/domain/limits';
import { ProblemError } from '../../../lib/api.ts';
import { failureSentence, refusedFields } from '../../../lib/form.ts';
import { tray as content } from '../content.ts';

const rule = { kinds: ['pdf', 'docx', 'jpeg', 'png'], maxBytes: attachmentBytes } as const;
/** File types offered by the file picker; the server decides what a file really is. */
export const acceptedFiles =
  '.pdf,.docx,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const knownName = /\.(?:pdf|docx|jpe?g|png)$/i;
const knownType = /^(?:application\/pdf|image\/jpeg|image\/png|.*wordprocessingml\.document)$/;

/** Checks a file before it is sent. Some systems do not know the type of a Word document. */
export const checkFile = ({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (/\.hei[cf]$/i.test(name) || /^image\/hei[cf]/.test(type)) return content.heic;
  if (!knownName.test(name) && !knownType.test(type)) return fileRefusals.kind(rule);
  if (size > rule.maxBytes) return fileRefusals.size(rule);
  return size === 0 ? fileRefusals.empty : null;
};

/** Sentence about an upload that failed; it may be tried again unless the file itself is refused. */
export const explainUpload = (error: unknown) => {
  const sentence = refusedFields(error).file ?? failureSentence(error);
  const isFinal =
    error instanceof ProblemError &&
    error.problem.status < 500 &&
    error.problem.status !== 429 &&
    error.problem.code !== 'TOO_MANY_ATTACHMENTS';
  return { isFinal, sentence: error instanceof ProblemError ? sentence : content.failed };
};
