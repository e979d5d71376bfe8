import { drawMail } from './layout.ts';
import type { DefinedMail, MailContent, MailFooter, MailLink } from './mail-content.ts';

/**
 * Applies French typography: curved apostrophes, narrow no-break spaces before high punctuation and wider ones
 * inside guillemets.
 */
const frenchTypography = (text: string): string =>
  text
    .replace(/(?<=\p{L})'(?=[\p{L}\d«])/gu, '’')
    .replace(/[ \u00a0]([:;!?])/g, '\u202f$1')
    .replace(/[ \u202f]»/g, '\u00a0»')
    .replace(/«[ \u202f]/g, '«\u00a0');

const typesetLink = ({ label, url }: MailLink): MailLink => ({ label: frenchTypography(label), url });

/** Applies French typography to the whole mail except its addresses. */
const typeset = (mail: MailContent): MailContent => {
  const { card, entries, button, closing, links } = mail;
  return {
    subject: frenchTypography(mail.subject),
    greeting: frenchTypography(mail.greeting),
    paragraphs: mail.paragraphs.map(frenchTypography),
    ...(card && {
      card: {
        title: frenchTypography(card.title),
        facts: card.facts.map(
          ([label, value]) => [frenchTypography(label), frenchTypography(value)] as const,
        ),
      },
    }),
    ...(entries && {
      entries: entries.map(({ title, lines }) => ({
        title: typesetLink(title),
        lines: lines.map(frenchTypography),
      })),
    }),
    ...(button && { button: typesetLink(button) }),
    ...(closing !== undefined && { closing: frenchTypography(closing) }),
    ...(links && { links: links.map(typesetLink) }),
  };
};

const houseText = 'Basoche, le réseau interprofessionnel des métiers du droit';

const plainText = ({
  greeting,
  paragraphs,
  card,
  entries = [],
  button,
  closing,
  links = [],
}: MailContent): string =>
  [
    greeting,
    ...paragraphs,
    ...(card === undefined
      ? []
      : [[card.title, ...card.facts.map(([label, value]) => `${label}\u202f: ${value}`)].join('\n')]),
    ...entries.map(({ title, lines }) => [title.label, ...lines, title.url].join('\n')),
    ...(button === undefined ? [] : [`${button.label}\u202f:\n${button.url}`]),
    ...(closing === undefined ? [] : [closing]),
    ...links.map(({ label, url }) => `${label}\u202f:\n${url}`),
    `-- \n${houseText}`,
  ].join('\n\n');

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Renders a mail as HTML and as plain text, with the same facts. */
export const renderMail = (mail: DefinedMail, footer?: MailFooter): RenderedMail => {
  const links = [...(mail.links ?? []), ...(footer?.links ?? [])];
  const set = typeset({ ...mail, links });
  return {
    subject: set.subject,
    html: drawMail(set, houseText),
    text: plainText(set),
    headers: footer?.headers ?? {},
  };
};
