import { createElement, type ReactNode } from 'react';
import type { Letter, LetterLink, MailCard } from './letter.ts';
import { dark, inline, mailCss } from './mail-styles.ts';

/** Draws a letter as HTML for mail programs: one column of 320 to 600 px, no remote image, light and dark. */

type Components = typeof import('@react-email/components');

/** The logotype in type: a seal with the initial, and the name. No picture that a mail program could block or invert. */
const logotype = ({ Section }: Components) =>
  createElement(
    Section,
    { style: { margin: '0 0 24px' } },
    createElement(
      'table',
      { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { borderCollapse: 'separate' } },
      createElement(
        'tbody',
        null,
        createElement(
          'tr',
          null,
          createElement('td', { 'aria-hidden': true, align: 'center', style: inline.seal }, 'b'),
          createElement('td', { className: dark.text, style: inline.name }, 'Basoche'),
        ),
      ),
    ),
  );

const cardOf = ({ Section, Text }: Components, { title, facts }: MailCard) =>
  createElement(
    Section,
    { key: 'card', className: dark.card, style: inline.card },
    createElement(Text, { className: dark.text, style: inline.cardTitle }, title),
    createElement(
      'table',
      { role: 'presentation', width: '100%', cellPadding: 0, cellSpacing: 0 },
      createElement(
        'tbody',
        null,
        ...facts.map(([label, value]) =>
          createElement(
            'tr',
            { key: label },
            createElement('td', { className: dark.soft, style: inline.label }, label),
            createElement('td', { className: dark.text, style: inline.value }, value),
          ),
        ),
      ),
    ),
  );

/** HTML of a letter that is typeset. The library is read when the first mail is made: it is large. */
export const drawMail = async (letter: Letter, house: string): Promise<string> => {
  const library: Components = await import('@react-email/components');
  const { Button, Container, Head, Hr, Html, Link, Preview, Section, Text, render } = library;
  const { subject, greeting, paragraphs, card, entries = [], button, closing, links = [] } = letter;
  const text = (content: ReactNode, key: string) =>
    createElement(Text, { key, className: dark.text, style: inline.text }, content);
  const small = (content: ReactNode, key: string) =>
    createElement(Text, { key, className: dark.soft, style: inline.small }, content);
  const link = ({ label, url }: LetterLink) =>
    createElement(Link, { href: url, className: dark.link, style: inline.link }, label);
  const entry = ({ title, lines }: NonNullable<Letter['entries']>[number], index: number) =>
    createElement(
      Section,
      { key: `entry-${index}`, className: dark.rule, style: inline.entry },
      createElement(Text, { style: inline.title }, link(title)),
      ...lines.map((line, number) =>
        createElement(Text, { key: number, className: dark.soft, style: inline.line }, line),
      ),
    );
  const action =
    button === undefined
      ? []
      : [
          createElement(
            Section,
            { key: 'action', style: { margin: '24px 0' } },
            createElement(Button, { href: button.url, style: inline.button }, button.label),
          ),
          small(
            [
              'Ou copiez cette adresse dans votre navigateur\u202f:',
              createElement('br', { key: 'break' }),
              createElement(
                Link,
                { key: 'url', href: button.url, className: dark.link, style: inline.address },
                button.url,
              ),
            ],
            'address',
          ),
        ];
  const page = createElement(
    Html,
    { lang: 'fr' },
    createElement(
      Head,
      null,
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('title', null, subject),
      createElement('style', null, mailCss),
    ),
    createElement(Preview, null, paragraphs[0] ?? greeting),
    createElement(
      'body',
      { className: dark.ground, style: inline.body },
      createElement(
        Container,
        { className: `${dark.sheet} sheet`, style: inline.sheet },
        logotype(library),
        text(greeting, 'greeting'),
        ...paragraphs.map((paragraph, index) => text(paragraph, `paragraph-${index}`)),
        ...(card === undefined ? [] : [cardOf(library, card)]),
        ...entries.map(entry),
        ...action,
        createElement(Hr, { className: dark.rule, style: inline.rule }),
        ...(closing === undefined ? [] : [small(closing, 'closing')]),
        ...links.map((one) => small(link(one), one.url)),
        small(house, 'house'),
      ),
    ),
  );
  return render(page);
};
