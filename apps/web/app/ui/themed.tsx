import './theme-variables.css';
import { MantineContext, MantineThemeContext } from '@mantine/core';
import type { ReactNode } from 'react';
import { surroundings, theme } from './surroundings.ts';

/**
 * Replaces the library's provider, which also merges themes, follows the system's colours and writes the
 * theme's variables into each page. Here there is one light theme, and its variables are a style sheet.
 *
 * In the build, the library finds both by itself (scripts/theme-variables.ts), so pages without its
 * components load neither.
 */
export const Themed = ({ children }: { children: ReactNode }) =>
  import.meta.env.DEV ? (
    <MantineContext value={surroundings}>
      <MantineThemeContext value={theme}>{children}</MantineThemeContext>
    </MantineContext>
  ) : (
    children
  );
