import { useMediaQuery } from '@mantine/hooks';

/** On a desk the list of conversations stands beside the one that is read; as the style sheet of `pages/messages` has it. */
export const useHasColumn = (): boolean =>
  useMediaQuery('(min-width: 68.75em)', false, { getInitialValueInEffect: false });
