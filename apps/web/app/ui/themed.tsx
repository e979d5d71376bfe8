import './theme-variables.css';
import { MantineContext, MantineThemeContext } from '@mantine/core';
import type { ReactNode } from 'react';
import { surroundings, theme } from './surroundings.ts';

/**
 * Stands in for the library's provider, which also merges themes, follows the colours of the system and writes the variables of
 * the theme into each page; here there is one theme, light, whose variables are a style sheet. Once built, the library finds
 * both by itself (scripts/theme-variables.ts), so that a page without its components loads neither.
 */
export const Themed = ({ children }: { children: ReactNode }) =>
  import.meta.env.DEV ? (
    <MantineContext value={surroundings}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  ) : (
    children
  );
