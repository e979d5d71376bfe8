import type { Option } from '../options/option.ts';
import type { Single, Yes } from './filters.ts';

const behaviour = (options: readonly Option[]): Pick<Single, 'read' | 'parts'> => ({
  read: ([given]) => [options.find(({ value }) => value === given?.[0])?.value ?? null],
  parts: ([chosen]) =>
    options.filter(({ value }) => value === chosen).map(({ label }) => ({ label, without: [null] })),
});

/** Filter with one of several values, or none. */
export const single = <Value extends string>(
  options: readonly Option<Value>[],
  one: string,
): Single<Value> => ({ kind: 'single', options, one, ...behaviour(options) });

/** Filter that is on or off. */
export const yes = (label: string): Yes => ({ kind: 'yes', ...behaviour([{ value: 'true', label }]) });
