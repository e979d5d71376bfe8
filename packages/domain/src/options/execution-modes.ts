import { optionList } from './option.ts';

/** Places of execution of a mission, as named by the `modality` filter. */
export const executionModes = optionList([
  { value: 'onPlace', label: 'Sur place' },
  { value: 'distance', label: 'À distance' },
]);
