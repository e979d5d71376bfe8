/** Styles of mails. They are inline because many mail programs drop style sheets; the sheet only adds dark colours. */

const ink = '#1e1b18';
const soft = '#645c54';
const line = '#e7e1da';
/** The darker shade of the brand's orange: white text on it is readable at any size. */
const accent = '#c8401a';
const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";

const breaks = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export const inline = {
  body: { backgroundColor: '#fbf9f6', margin: '0', padding: '24px 12px' },
  /** Preview text: shown in inboxes, hidden in the mail itself. */
  preview: {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    maxHeight: 0,
    maxWidth: 0,
    opacity: 0,
  },
  sheet: { maxWidth: '560px', width: '100%', margin: '0 auto' },
  sheetCell: { backgroundColor: '#ffffff', padding: '32px', borderRadius: '10px' },
  logotype: { margin: '0 0 24px', borderCollapse: 'separate' },
  /** Large and bold: white text on the brand's orange is readable at this size. */
  seal: {
    backgroundColor: '#e65225',
    borderRadius: '8px',
    color: '#ffffff',
    fontFamily: serif,
    fontSize: '26px',
    fontWeight: '700',
    lineHeight: '32px',
    width: '32px',
    height: '32px',
  },
  name: { fontFamily: serif, fontSize: '24px', lineHeight: '32px', color: ink, paddingLeft: '9px' },
  text: {
    fontFamily: sans,
    fontSize: '16px',
    lineHeight: '24px',
    color: ink,
    margin: '0 0 16px',
    whiteSpace: 'pre-line',
    ...breaks,
  },
  card: {
    backgroundColor: '#fbf9f6',
    border: `1px solid ${line}`,
    borderRadius: '10px',
    padding: '16px',
  },
  cardTitle: {
    fontFamily: serif,
    fontSize: '19px',
    lineHeight: '25px',
    color: ink,
    margin: '0 0 8px',
    ...breaks,
  },
  label: {
    fontFamily: sans,
    fontSize: '14px',
    lineHeight: '20px',
    color: soft,
    padding: '4px 12px 4px 0',
    verticalAlign: 'top',
    width: '36%',
  },
  value: {
    fontFamily: sans,
    fontSize: '15px',
    lineHeight: '20px',
    color: ink,
    padding: '4px 0',
    verticalAlign: 'top',
    ...breaks,
  },
  action: { margin: '24px 0', borderCollapse: 'separate' },
  buttonCell: { backgroundColor: accent, borderRadius: '6px', msoPaddingAlt: '12px 20px' },
  button: {
    display: 'inline-block',
    fontFamily: sans,
    fontSize: '16px',
    fontWeight: '600',
    lineHeight: '20px',
    color: '#ffffff',
    backgroundColor: accent,
    borderRadius: '6px',
    padding: '12px 20px',
    textDecoration: 'none',
  },
  small: {
    fontFamily: sans,
    fontSize: '13px',
    lineHeight: '20px',
    color: soft,
    margin: '0 0 12px',
    ...breaks,
  },
  entry: { borderTop: `1px solid ${line}`, padding: '16px 0 12px' },
  title: { fontFamily: serif, fontSize: '19px', lineHeight: '25px', margin: '0 0 6px', ...breaks },
  line: { fontFamily: sans, fontSize: '15px', lineHeight: '22px', color: soft, margin: '0', ...breaks },
  link: { color: accent, textDecoration: 'underline' },
  address: { color: accent, textDecoration: 'underline', wordBreak: 'break-all' },
  rule: { border: 0, borderTop: `1px solid ${line}`, margin: '24px 0' },
} as const;

/** Classes of elements whose colours change in dark mode. */
export const dark = {
  ground: 'd-ground',
  sheet: 'd-sheet',
  text: 'd-text',
  soft: 'd-soft',
  link: 'd-link',
  card: 'd-card',
  rule: 'd-rule',
} as const;

/** Media query of the dark styles. The gallery of mails switches it to show both. */
export const darkQuery = '(prefers-color-scheme: dark)';

/** The style sheet of a mail. */
export const mailCss = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .sheet { padding: 24px 16px !important; } }
@media ${darkQuery} {
  .${dark.ground} { background-color: #1e1b18 !important; }
  .${dark.sheet} { background-color: #2a2622 !important; }
  .${dark.text} { color: #f5f0ea !important; }
  .${dark.soft} { color: #c4bab0 !important; }
  .${dark.link} { color: #ffa586 !important; }
  .${dark.card} { background-color: #342f2a !important; border-color: #544c44 !important; }
  .${dark.rule} { border-color: #544c44 !important; }
}
`;
