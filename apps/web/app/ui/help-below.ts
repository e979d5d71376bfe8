import type { InputWrapperProps } from '@mantine/core';

/** Order of a field's parts with the help under it, so that two fields side by side start at the same height. */
export const helpBelow: NonNullable<InputWrapperProps['inputWrapperOrder']> = [
  'label',
  'input',
  'description',
  'error',
];
