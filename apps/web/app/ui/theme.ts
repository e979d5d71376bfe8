import type { MantineColorsTuple, MantineTheme } from '@mantine/core';
import { variantColors } from './variant-colors.ts';

const shadeOf = (name: string, number: number) => `var(--mantine-color-${name}-${number})`;

const shadesOf = (name: string): MantineColorsTuple => {
  const shade = (number: number) => shadeOf(name, number);
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)];
};

/** Colours of the theme. The library needs a `dark` one in places, even though the theme is light only. */
const colors = {
  orange: shadesOf('orange'),
  green: shadesOf('green'),
  red: shadesOf('red'),
  amber: shadesOf('amber'),
  slate: shadesOf('slate'),
  gray: shadesOf('gray'),
  dark: shadesOf('gray'),
};

declare module '@mantine/core' {
  interface MantineThemeColorsOverride {
    // Also accepts a colour with a shade: `gray.7`.
    colors: Record<keyof typeof colors | (string & {}), MantineColorsTuple>;
  }
}

const sans = "'Source Sans 3 Variable', 'Source Sans 3 Fallback', system-ui, sans-serif";
const serif = "'Newsreader Variable', 'Newsreader Fallback', Georgia, serif";

const shadow = '0 8px 28px rgb(30 27 24 / 14%)';

const field = { defaultProps: { size: 'md' } };

/**
 * The complete theme. It does not extend the library's theme, whose fourteen colours every page would load.
 */
export const theme: MantineTheme = {
  scale: 1,
  fontSmoothing: true,
  focusRing: 'auto',
  focusClassName: '',
  activeClassName: 'mantine-active',
  primaryColor: 'orange',
  primaryShade: 7,
  colors,
  variantColorResolver: variantColors,
  autoContrast: false,
  luminanceThreshold: 0.3,
  defaultGradient: { from: 'orange', to: 'amber', deg: 45 },
  white: '#FFFFFF',
  black: '#1E1B18',
  fontFamily: sans,
  fontFamilyMonospace: 'ui-monospace, Menlo, Consolas, monospace',
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.5', xl: '1.4' },
  headings: {
    fontFamily: serif,
    fontWeight: '560',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '1.15' },
      h2: { fontSize: '1.75rem', lineHeight: '1.2' },
      h3: { fontSize: '1.375rem', lineHeight: '1.25' },
      h4: { fontSize: '1.125rem', lineHeight: '1.35' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  spacing: {
    '2xs': '0.25rem',
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    '2xl': '3rem',
    '3xl': '4.5rem',
  },
  radius: { xs: '3px', sm: '6px', md: '10px', lg: '10px', xl: '10px' },
  defaultRadius: 'sm',
  shadows: { xs: shadow, sm: shadow, md: shadow, lg: shadow, xl: shadow },
  // The side menu appears at 720 px, the top navigation opens at 930 px. Style sheets repeat these numbers.
  breakpoints: { xs: '30em', sm: '45em', md: '58.125em', lg: '68.75em', xl: '81.25em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray.7' } },
    TextInput: field,
    // The show/hide button has its own label, so that screen readers do not take it for the field; the
    // keyboard reaches it.
    PasswordInput: {
      defaultProps: {
        size: 'md',
        visibilityToggleButtonProps: { 'aria-label': 'Afficher la saisie', tabIndex: 0 },
      },
    },
    Textarea: field,
    NumberInput: field,
    Select: field,
    MultiSelect: field,
    TagsInput: field,
    Autocomplete: field,
    DateInput: field,
    DatePickerInput: field,
    Checkbox: field,
    Radio: field,
    Switch: field,
    Modal: {
      defaultProps: {
        size: 586,
        radius: 'md',
        centered: true,
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { duration: 160, transition: 'fade' },
        closeButtonProps: { 'aria-label': 'Fermer', size: 44, iconSize: 24 },
      },
    },
    Drawer: {
      defaultProps: {
        size: 400,
        padding: 'lg',
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { duration: 180 },
        closeButtonProps: { 'aria-label': 'Fermer', size: 44, iconSize: 24 },
      },
    },
    Paper: { defaultProps: { radius: 'md' } },
    Card: { defaultProps: { radius: 'md', withBorder: true, padding: 'lg' } },
    Tabs: { defaultProps: { color: 'orange.7' } },
    Skeleton: { defaultProps: { radius: 'sm' } },
    Anchor: { defaultProps: { underline: 'always' } },
  },
  other: {},
};
