import { pictureBytes } from '@basoche/domain/limits';
import { type FileRule, fileField } from '../files.ts';

/** Pictures of profiles (rules §5). A picture is visible to all who may see its page. */

/** Uploaded as a JPEG or a PNG; stored pictures are drawn again in the widths of `picture-addresses`. */
export const pictureRule: FileRule = { kinds: ['jpeg', 'png'], maxBytes: pictureBytes, within: 1_600 };
export const pictureField = fileField(pictureRule);
