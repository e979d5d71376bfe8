import type { Day } from '../time/paris.ts';

/** The texts that a member accepts: terms of use and sale, data charter. */
export const legalTexts = ['TERMS', 'DATA_CHARTER'] as const;
export type LegalText = (typeof legalTexts)[number];

export interface TextVersion {
  readonly text: LegalText;
  /** First day of the version (Europe/Paris). */
  readonly version: Day;
  /** SHA-256 of its canonical text (`text.ts`), in hexadecimal: any new word makes a new version. */
  readonly sha256: string;
}

/** The text and the version of an acceptance. */
export type NamedVersion = Pick<TextVersion, 'text' | 'version'>;

/** All versions. None is ever removed, because members accepted it. */
export const textVersions: readonly TextVersion[] = [
  {
    text: 'TERMS',
    version: '2026-11-21',
    sha256: 'd824286fe3d85813a4855b6319c7686fec4e056e7cef9a0cac7aec52353c4f3b',
  },
  {
    text: 'DATA_CHARTER',
    version: '2026-11-21',
    sha256: '244b4b55615b7e2ecb4e41b0dfb37278be9bc714c080517cb5f9533d369f415d',
  },
  {
    text: 'DATA_CHARTER',
    version: '2026-12-15',
    sha256: '61f1552c557e8b4992166934aa91ee2f0e5e46a935fc029580ea7e1552f08abb',
  },
];

/** The versions of one text, the newest first. */
export const versionsOf = (text: LegalText, all = textVersions): TextVersion[] =>
  all.filter((one) => one.text === text).sort((one, other) => (one.version < other.version ? 1 : -1));

/** The version of a text published under this day; undefined if there is none. */
export const textVersion = (
  { text, version }: { readonly text: LegalText; readonly version: string },
  all = textVersions,
): TextVersion | undefined => all.find((one) => one.text === text && one.version === version);

/**
 * The version in force on a day: the newest that has begun; the first version for an earlier day. Throws if
 * there is none.
 */
export const versionInForce = (text: LegalText, day: Day, all = textVersions): TextVersion => {
  const versions = versionsOf(text, all);
  const found = versions.find(({ version }) => version <= day) ?? versions.at(-1);
  if (found === undefined) throw new RangeError(`No version of ${text} was ever published.`);
  return found;
};

/** The next version, published before it comes into force; null without one. */
export const announcedVersion = (text: LegalText, day: Day, all = textVersions): TextVersion | null =>
  versionsOf(text, all).findLast(
    ({ version }) => version > day && version !== versionInForce(text, day, all).version,
  ) ?? null;

/** State of a version on a day: in force, in force until the day of the next one, or announced. */
export type VersionState =
  | { readonly is: 'inForce' }
  | { readonly is: 'replaced'; readonly on: Day }
  | { readonly is: 'announced' };

/** State of a version on a day (Europe/Paris): in force, replaced since a day, or announced. */
export const versionState = ({ text, version }: NamedVersion, day: Day, all = textVersions): VersionState => {
  const inForce = versionInForce(text, day, all).version;
  if (version === inForce) return { is: 'inForce' };
  if (version > inForce) return { is: 'announced' };
  const next = versionsOf(text, all).findLast((one) => one.version > version);
  return { is: 'replaced', on: next?.version ?? inForce };
};

/**
 * Texts whose version in force the member must still accept. A member who accepted a later version owes
 * nothing, because that version could be read before its first day.
 */
export const owedTexts = (accepted: readonly NamedVersion[], day: Day, all = textVersions): LegalText[] =>
  legalTexts.filter((text) => {
    const { version } = versionInForce(text, day, all);
    return !accepted.some((one) => one.text === text && one.version >= version);
  });
