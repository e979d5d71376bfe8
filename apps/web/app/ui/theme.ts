import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The brand's orange: 5 is the brand itself (accents, marks, focus), 7 carries small white text, 8 is its hover. */
const orange: MantineColorsTuple = [
  '#FCF2EA',
  '#FAE4D6',
  '#F6C3AE',
  '#F0A081',
  '#EB7C55',
  '#E65225',
  '#D7491F',
  '#C8401A',
  '#A93614',
  '#8A2C10',
];

/** Verified, accepted, paid: 5 is the mark, 7 its text. */
const green: MantineColorsTuple = [
  '#EFF9F1',
  '#DBF3E0',
  '#B9E7C3',
  '#96DBA5',
  '#74CF8B',
  '#54C270',
  '#37A255',
  '#1F7A3A',
  '#196530',
  '#124E24',
];

/** Refusal and danger only. */
const red: MantineColorsTuple = [
  '#FCF0EF',
  '#F8DCDA',
  '#F0B8B4',
  '#E68F89',
  '#DB635C',
  '#CC3D35',
  '#BD2F27',
  '#AE241D',
  '#8F1D17',
  '#701612',
];

/** Somebody is waited for. */
const amber: MantineColorsTuple = [
  '#FEF7E8',
  '#FCEBC6',
  '#F8D68C',
  '#F1BE51',
  '#E3A21F',
  '#C48510',
  '#A76E09',
  '#855605',
  '#6B4504',
  '#513403',
];

/** Information. */
const slate: MantineColorsTuple = [
  '#F1F4F7',
  '#E1E7EE',
  '#C4D0DC',
  '#A5B6C7',
  '#869BB1',
  '#677F98',
  '#536A83',
  '#41566D',
  '#334558',
  '#253342',
];

/** Paper, lines and ink. */
const gray: MantineColorsTuple = [
  '#FBF9F6',
  '#F5F1EC',
  '#EFE9E2',
  '#E7E1DA',
  '#D8D0C7',
  '#B5ABA0',
  '#8C8278',
  '#645C54',
  '#433D38',
  '#1E1B18',
];

const sans = "'Source Sans 3 Variable', 'Source Sans 3 Fallback', system-ui, sans-serif";
const serif = "'Newsreader Variable', 'Newsreader Fallback', Georgia, serif";

const field = { defaultProps: { size: 'md' } };

export const theme = createTheme({
  primaryColor: 'orange',
  primaryShade: 7,
  colors: { orange, green, red, amber, slate, gray },
  white: '#FFFFFF',
  black: '#1E1B18',
  fontFamily: sans,
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
  shadows: Object.fromEntries(
    ['xs', 'sm', 'md', 'lg', 'xl'].map((size) => [size, '0 8px 28px rgb(30 27 24 / 14%)']),
  ),
  // The side menu appears at 720 px, the top navigation opens at 930 px.
  breakpoints: { xs: '30em', sm: '45em', md: '58.125em', lg: '68.75em', xl: '81.25em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    ActionIcon: { defaultProps: { size: 44, variant: 'subtle', color: 'gray.7' } },
    TextInput: field,
    // Named so that it is never taken for the field itself, and reached by the keyboard.
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
});

/** What Mantine derives and the visual language fixes. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  dark: {},
  light: {
    '--mantine-color-body': '#FFFFFF',
    '--mantine-color-text': '#1E1B18',
    '--mantine-color-dimmed': '#645C54',
    '--mantine-color-placeholder': '#756C63',
    '--mantine-color-error': '#AE241D',
    '--mantine-color-default-border': '#D8D0C7',
    '--mantine-color-anchor': '#C8401A',
    '--mantine-color-disabled-color': '#756C63',
    '--mantine-color-orange-light-color': '#A93614',
  },
});
