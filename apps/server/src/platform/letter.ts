import { createElement, type ReactNode } from 'react';

export interface LetterLink {
  readonly label: string;
  readonly url: string;
}

/** A mail as its feature writes it: plain sentences, one thing to do. */
export interface Letter {
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What the mail is about, one after the other: a title that leads to it, and what there is to know. */
  readonly entries?: readonly { readonly title: LetterLink; readonly lines: readonly string[] }[];
  readonly button?: LetterLink;
  readonly closing?: string;
  /** What else its reader may want, in small. */
  readonly links?: readonly LetterLink[];
}

const ink = '#1e1b18';
/** The darker shade of the brand's orange: white on it is read at any size. */
const accent = '#c8401a';
const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";

const styles = {
  body: { backgroundColor: '#fbf9f6', margin: '0', padding: '24px 12px' },
  sheet: {
    backgroundColor: '#ffffff',
    maxWidth: '560px',
    margin: '0 auto',
    padding: '32px',
    borderRadius: '6px',
  },
  brand: { fontFamily: serif, fontSize: '22px', color: ink, margin: '0 0 24px' },
  text: { fontFamily: sans, fontSize: '16px', lineHeight: '24px', color: ink, margin: '0 0 16px' },
  button: {
    fontFamily: sans,
    fontSize: '16px',
    color: '#ffffff',
    backgroundColor: accent,
    borderRadius: '4px',
    padding: '12px 20px',
    textDecoration: 'none',
  },
  small: { fontFamily: sans, fontSize: '13px', lineHeight: '20px', color: '#645c54', margin: '0 0 12px' },
  entry: { borderTop: '1px solid #e7e1da', padding: '16px 0 4px' },
  title: { fontFamily: serif, fontSize: '19px', lineHeight: '25px', margin: '0 0 6px' },
  line: { fontFamily: sans, fontSize: '15px', lineHeight: '22px', color: '#645c54', margin: '0' },
  link: { color: accent, textDecoration: 'underline' },
  rule: { borderColor: '#e7e1da', margin: '24px 0' },
} as const;

/** The same letter as HTML and as plain text. The library is read when the first mail is made: it is large. */
export const letter = async ({
  greeting,
  paragraphs,
  entries = [],
  button,
  closing,
  links = [],
}: Letter): Promise<{ html: string; text: string }> => {
  const { Body, Button, Container, Head, Hr, Html, Link, Preview, Section, Text, render } = await import(
    '@react-email/components'
  );
  const text = (content: ReactNode, key: string) => createElement(Text, { key, style: styles.text }, content);
  const action =
    button === undefined
      ? []
      : [
          createElement(
            Section,
            { key: 'action', style: { margin: '24px 0' } },
            createElement(Button, { href: button.url, style: styles.button }, button.label),
          ),
          createElement(
            Text,
            { key: 'address', style: styles.small },
            'Ou copiez cette adresse dans votre navigateur : ',
            createElement(
              Link,
              { href: button.url, style: { color: accent, wordBreak: 'break-all' } },
              button.url,
            ),
          ),
        ];
  const link = ({ label, url }: LetterLink) => createElement(Link, { href: url, style: styles.link }, label);
  const entry = ({ title, lines }: NonNullable<Letter['entries']>[number], index: number) =>
    createElement(
      Section,
      { key: `entry-${index}`, style: styles.entry },
      createElement(Text, { style: styles.title }, link(title)),
      ...lines.map((line, number) => createElement(Text, { key: number, style: styles.line }, line)),
      createElement(Text, { style: { ...styles.line, fontSize: '8px', lineHeight: '8px' } }, '\u00a0'),
    );
  const page = createElement(
    Html,
    { lang: 'fr' },
    createElement(Head),
    createElement(Preview, null, paragraphs[0] ?? greeting),
    createElement(
      Body,
      { style: styles.body },
      createElement(
        Container,
        { style: styles.sheet },
        createElement(Text, { style: styles.brand }, 'Basoche'),
        text(greeting, 'greeting'),
        ...paragraphs.map((paragraph, index) => text(paragraph, `paragraph-${index}`)),
        ...entries.map(entry),
        ...action,
        createElement(Hr, { style: styles.rule }),
        ...(closing === undefined
          ? []
          : [createElement(Text, { key: 'closing', style: styles.small }, closing)]),
        ...links.map((one) => createElement(Text, { key: one.url, style: styles.small }, link(one))),
        createElement(
          Text,
          { style: styles.small },
          'Basoche, le réseau interprofessionnel des métiers du droit',
        ),
      ),
    ),
  );
  const plain = [
    greeting,
    ...paragraphs,
    ...entries.map(({ title, lines }) => [title.label, ...lines, title.url].join('\n')),
    ...(button === undefined ? [] : [`${button.label} :\n${button.url}`]),
    ...(closing === undefined ? [] : [closing]),
    ...links.map(({ label, url }) => `${label} :\n${url}`),
    '-- \nBasoche, le réseau interprofessionnel des métiers du droit',
  ];
  return { html: await render(page), text: plain.join('\n\n') };
};
