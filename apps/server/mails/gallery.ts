import type { MailFooter } from '../src/platform/mail/mail-content.ts';
import { type RenderedMail, renderMail } from '../src/platform/mail/render.ts';
import { darkQuery } from '../src/platform/mail/styles.ts';
import { publicUrl, type Sample } from './sample.ts';
import { samples } from './samples.ts';

/** One page with every mail: at two widths, light and dark, and as plain text. */

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Footer of most mails. */
const footer: MailFooter = {
  headers: {},
  links: [{ label: 'Choisir mes notifications', url: `${publicUrl}/parametres/notifications` }],
};

export const renderSample = ({ mail }: Sample): RenderedMail => renderMail(mail, footer);

const looks = [
  { look: 'light', media: 'not all', ground: 'light' },
  { look: 'dark', media: 'all', ground: 'dark' },
] as const;
const widths = [390, 600] as const;

const frame = (name: string, html: string, width: number, { look, media, ground }: (typeof looks)[number]) =>
  `<iframe loading="lazy" title="${escaped(`${name}, ${width} px, ${look}`)}" data-look="${look}" width="${width}" height="960" style="color-scheme: ${ground}" srcdoc="${escaped(html.replaceAll(darkQuery, media === 'all' ? '(min-width: 0)' : '(max-width: 0)'))}"></iframe>`;

const section = (sample: Sample, shown: readonly number[]): string => {
  const { subject, html, text } = renderSample(sample);
  const name = [sample.family, sample.kind, sample.variant].filter(Boolean).join(' · ');
  const frames = looks.flatMap((look) => shown.map((width) => frame(name, html, width, look)));
  return `<section><h2>${escaped(name)}</h2><p>${escaped(subject)}</p><div>${frames.join('')}</div><details><summary>Text</summary><pre>${escaped(text)}</pre></details></section>`;
};

/** The page as HTML; `shown` are the widths in px. */
export const gallery = (shown: readonly number[] = widths): string => {
  const sections = samples.map((sample) => section(sample, shown));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Every mail</title><style>
body { font: 16px/1.5 sans-serif; margin: 24px; } section { margin: 0 0 48px; } section > div { display: flex; flex-wrap: wrap; gap: 16px; }
iframe { border: 1px solid #767676; } pre { white-space: pre-wrap; max-width: 80ch; }
</style></head><body><h1>Every mail (${samples.length})</h1>${sections.join('\n')}</body></html>\n`;
};
