import type { MantineColorsTuple } from '@mantine/core';

/** The ten shades of each colour, for the theme's style sheet. Components use its variables. */

/**
 * Brand orange: shade 5 is the brand colour (accents, marks, focus), 7 the background of small white text, 8
 * its hover.
 */
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

/** Verified, accepted, paid: shade 5 for marks, 7 for text. */
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

/** Waiting for somebody. */
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

/**
 * Text, background and border colours of application states that need their own: several states wait for
 * somebody and could not be told apart in amber.
 */
export const stateVariables = {
  '--state-portage-text': '#0D5468',
  '--state-portage-ground': '#E8F5F8',
  '--state-portage-edge': '#B4DCE6',
  '--state-funds-text': '#4C5A07',
  '--state-funds-ground': '#F4F8DC',
  '--state-funds-edge': '#D3DF92',
  '--state-rules-text': '#7A2A5F',
  '--state-rules-ground': '#FBEFF6',
  '--state-rules-edge': '#EAC6DC',
};

export const palette = { orange, green, red, amber, slate, gray, dark: gray };

const shade = (name: keyof typeof palette, number: number) => `var(--mantine-color-${name}-${number})`;

/** Colour of placeholders and disabled text, between two shades of grey. */
const faint = '#756C63';

/** Values that the library derives from the theme, here fixed by the visual language. */
export const fixedVariables = {
  '--mantine-color-body': '#FFFFFF',
  '--mantine-color-text': shade('gray', 9),
  '--mantine-color-dimmed': shade('gray', 7),
  '--mantine-color-placeholder': faint,
  '--mantine-color-error': shade('red', 7),
  '--mantine-color-success': shade('green', 7),
  '--mantine-color-default-border': shade('gray', 4),
  '--mantine-color-anchor': shade('orange', 7),
  '--mantine-color-disabled-color': faint,
  '--mantine-color-orange-light-color': shade('orange', 8),
};
