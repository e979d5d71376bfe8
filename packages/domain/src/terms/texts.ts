import { dataCharter20261121 } from './data-charter-2026-11-21.ts';
import { dataCharter20261215 } from './data-charter-2026-12-15.ts';
import { terms20261121 } from './terms-2026-11-21.ts';
import type { VersionedText } from './text.ts';
import type { NamedVersion } from './versions.ts';

/**
 * All versions with their full texts. A page loads them; code that only needs the version in force reads
 * `versions.ts`.
 */
export const fullTexts: readonly VersionedText[] = [terms20261121, dataCharter20261121, dataCharter20261215];

/** The full text of a version. Throws a RangeError on an unknown version. */
export const fullText = ({ text, version }: NamedVersion): VersionedText => {
  const found = fullTexts.find((one) => one.text === text && one.version === version);
  if (found === undefined) throw new RangeError(`No text ${text} of version "${version}" exists.`);
  return found;
};
