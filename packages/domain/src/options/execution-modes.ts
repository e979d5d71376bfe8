import { optionList } from './option.ts';

/** How a mission is carried out, as the `modality` filter names it. */
export const executionModes = optionList([
  { value: 'onPlace', label: 'Sur place' },
  { value: 'distance', label: 'À distance' },
]);
