import type { Option } from '@basoche/domain/options/option';

/** The known codes of a text that joins them, in its order. */
export const splitCodes = <Value extends string>(
  options: readonly Option<Value>[],
  joined: string,
  separator: ' | ' | ', ',
): Value[] =>
  joined.split(separator).flatMap((code) => options.find(({ value }) => value === code)?.value ?? []);

export const joinCodes = (codes: readonly string[], separator: ' | ' | ', '): string => codes.join(separator);

/** So many labels at most, and what says that there are more. */
export const firstLabels = (labels: readonly string[], atMost = 3): string =>
  labels.length <= atMost ? labels.join(', ') : `${labels.slice(0, atMost).join(', ')}…`;
