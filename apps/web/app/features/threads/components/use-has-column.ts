import { useMediaQuery } from '@mantine/hooks';

/**
 * True on a desktop, where the list of conversations is a column beside the thread. Same width as in the
 * style sheet of `pages/messages`.
 */
export const useHasColumn = (): boolean =>
  useMediaQuery('(min-width: 68.75em)', false, { getInitialValueInEffect: false });
