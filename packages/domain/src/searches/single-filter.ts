import type { Option } from '../options/option.ts';
import type { Single, Yes } from './filters.ts';

/**
 * Reads such a filter from the address (the first value of its parameter; null if unknown), and builds its
 * chip, which removes it.
 */
const readAndChips = (options: readonly Option[]): Pick<Single, 'read' | 'parts'> => ({
  read: ([typed]) => [options.find(({ value }) => value === typed?.[0])?.value ?? null],
  parts: ([chosen]) =>
    options.filter(({ value }) => value === chosen).map(({ label }) => ({ label, without: [null] })),
});

/**
 * Filter with one of several values, or none. `valueName`: French name of a value in an error, such as « un
 * domaine ».
 */
export const single = <Value extends string>(
  options: readonly Option<Value>[],
  valueName: string,
): Single<Value> => ({ kind: 'single', options, valueName, ...readAndChips(options) });

/** Filter that is on or off. */
export const yes = (label: string): Yes => ({ kind: 'yes', ...readAndChips([{ value: 'true', label }]) });
