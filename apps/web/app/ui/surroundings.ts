import type { MantineContext } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useNonce } from '../lib/nonce.ts';

export { theme } from './theme.ts';

const nothing = () => undefined;

/** Context values that the library's components read. */
export const surroundings: NonNullable<ComponentProps<typeof MantineContext>['value']> = {
  colorScheme: 'light',
  setColorScheme: nothing,
  clearColorScheme: nothing,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
  getStyleNonce: useNonce,
};
