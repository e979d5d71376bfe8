import { createElement, type HTMLAttributes, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MailCard, MailContent, MailLink } from './mail-content.ts';
import { dark, inline, mailCss } from './styles.ts';

/** Renders a mail as HTML for mail programs: one column of 320 to 600 px, no remote image, light and dark. */

type Look = Pick<HTMLAttributes<HTMLElement>, 'className' | 'style'>;

/** A layout table: mail programs render it more consistently than a block. Each row is a list of its cells. */
const table = (
  rows: readonly (readonly ReactNode[])[],
  look: Look & { width?: string; align?: 'center' } = {},
) =>
  createElement(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, ...look },
    createElement('tbody', null, ...rows.map((cells, row) => createElement('tr', { key: row }, ...cells))),
  );

const cell = (look: Look, ...children: readonly ReactNode[]) => createElement('td', look, ...children);

/** A full-width block that keeps its padding and background in every mail program. */
const box = (look: Look, ...children: readonly ReactNode[]) =>
  table([[cell(look, ...children)]], { width: '100%' });

const text = (content: ReactNode, look: Look = { className: dark.text, style: inline.text }) =>
  createElement('p', look, content);

const small = (...content: readonly ReactNode[]) =>
  createElement('p', { className: dark.soft, style: inline.small }, ...content);

const link = ({ label, url }: MailLink, style: Look['style'] = inline.link) =>
  createElement('a', { href: url, className: dark.link, style }, label);

/** The logotype as text: a seal with the initial, and the name. A picture could be blocked or inverted. */
const logotype = table(
  [
    [
      createElement('td', { 'aria-hidden': true, align: 'center', style: inline.seal }, 'b'),
      cell({ className: dark.text, style: inline.name }, 'Basoche'),
    ],
  ],
  { style: inline.logotype },
);

const cardOf = ({ title, facts }: MailCard) =>
  box(
    { className: dark.card, style: inline.card },
    text(title, { className: dark.text, style: inline.cardTitle }),
    table(
      facts.map(([label, value]) => [
        cell({ className: dark.soft, style: inline.label }, label),
        cell({ className: dark.text, style: inline.value }, value),
      ]),
      { width: '100%' },
    ),
  );

const entryOf = ({ title, lines }: NonNullable<MailContent['entries']>[number]) =>
  box(
    { className: dark.rule, style: inline.entry },
    text(link(title), { style: inline.title }),
    ...lines.map((line) => text(line, { className: dark.soft, style: inline.line })),
  );

/** The button, and its address as text in case it does not work. Outlook supports padding on cells only. */
const action = ({ label, url }: MailLink) => [
  table(
    [[cell({ style: inline.buttonCell }, createElement('a', { href: url, style: inline.button }, label))]],
    {
      style: inline.action,
    },
  ),
  small(
    'Ou copiez cette adresse dans votre navigateur\u202f:',
    createElement('br'),
    link({ label: url, url }, inline.address),
  ),
];

/** HTML of a mail whose typography is already set. */
export const drawMail = (mail: MailContent, house: string): string => {
  const { subject, greeting, paragraphs, card, entries = [], button, closing, links = [] } = mail;
  const sheet = [
    logotype,
    text(greeting),
    ...paragraphs.map((paragraph) => text(paragraph)),
    ...(card === undefined ? [] : [cardOf(card)]),
    ...entries.map(entryOf),
    ...(button === undefined ? [] : action(button)),
    createElement('hr', { className: dark.rule, style: inline.rule }),
    ...(closing === undefined ? [] : [small(closing)]),
    ...links.map((one) => small(link(one))),
    small(house),
  ];
  const page = createElement(
    'html',
    { lang: 'fr', dir: 'ltr' },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      createElement('title', null, subject),
      createElement('style', null, mailCss),
    ),
    createElement(
      'body',
      { className: dark.ground, style: inline.body },
      // Preview text, which inboxes show after the subject.
      createElement('div', { style: inline.preview }, paragraphs[0] ?? greeting),
      table([[cell({ className: `${dark.sheet} sheet`, style: inline.sheetCell }, ...sheet)]], {
        width: '100%',
        align: 'center',
        style: inline.sheet,
      }),
    ),
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
};
