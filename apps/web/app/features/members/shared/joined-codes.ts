import type { Option } from '@basoche/domain/options/option';

/** Known codes of a joined text, in its order. */
export const splitCodes = <Value extends string>(
  options: readonly Option<Value>[],
  joined: string,
  separator: ' | ' | ', ',
): Value[] =>
  joined.split(separator).flatMap((code) => options.find(({ value }) => value === code)?.value ?? []);

export const joinCodes = (codes: readonly string[], separator: ' | ' | ', '): string => codes.join(separator);

/** First labels up to a number, with an ellipsis if there are more. */
export const firstLabels = (labels: readonly string[], atMost = 3): string =>
  labels.length <= atMost ? labels.join(', ') : `${labels.slice(0, atMost).join(', ')}…`;
