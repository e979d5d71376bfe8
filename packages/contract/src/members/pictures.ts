import { pictureBytes } from '@basoche/domain/limits';
import { type FileRule, fileField } from '../files.ts';

/** Pictures of profiles: first document, §5; rules §5. Who may see a page may see them. */

/** Sent as a JPEG or a PNG; what is kept is drawn anew, in the widths of `picture-addresses`. */
export const pictureRule: FileRule = { kinds: ['jpeg', 'png'], maxBytes: pictureBytes, within: 1_600 };
export const pictureField = fileField(pictureRule);
