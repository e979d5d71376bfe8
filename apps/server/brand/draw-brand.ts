import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { initial } from '../src/platform/sharing/mark.ts';
import { icoOf } from './ico.ts';
import { outline } from './outline.ts';

/**
 * Draws everything that bears the mark anew (`npm run draw-brand`): the logotype of the screens, and the icons that browsers,
 * phones and search engines ask for. The mark is a seal with the initial; both are drawn so that they need no font.
 */

const orange = '#e65225';
const ink = '#1e1b18';
const paper = '#fbf9f6';

const logotype = { width: 128, height: 32 };
const word = await outline({ text: 'Basoche', size: 24.5, left: 41, top: 6.1, spacing: -0.012 });

const published = (name: string) => new URL(`../../web/public/${name}`, import.meta.url);

const svg = (width: number, height: number, content: string, title = '<title>Basoche</title>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${title}${content}</svg>\n`;

const mark = `<rect width="32" height="32" rx="8" fill="${orange}"/><path fill="#fff" fill-rule="evenodd" d="${initial}"/>`;
/** Up to the edges: what shows it cuts its own corners. `inset` keeps the initial within what every cut leaves. */
const filled = (inset: number) =>
  `<rect width="32" height="32" fill="${orange}"/><path transform="translate(${16 * inset} ${16 * inset}) scale(${1 - inset})" fill="#fff" fill-rule="evenodd" d="${initial}"/>`;

const png = (content: string, side: number): Promise<Buffer> =>
  sharp(Buffer.from(svg(32, 32, content)), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

const manifest = {
  name: 'Basoche, 1ᵉʳ réseau juridique interprofessionnel',
  short_name: 'Basoche',
  description: 'Missions, offres d’emploi et annuaire des métiers du droit.',
  lang: 'fr',
  dir: 'ltr',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
};

const small = await Promise.all([16, 32, 48].map(async (side) => ({ side, png: await png(mark, side) })));

const files: Readonly<Record<string, string | Buffer>> = {
  'favicon.svg': svg(32, 32, mark),
  'favicon.ico': icoOf(small),
  'apple-touch-icon.png': await png(filled(0.1), 180),
  'icons/192.png': await png(mark, 192),
  'icons/512.png': await png(mark, 512),
  'icons/maskable-512.png': await png(filled(0.22), 512),
  'icons/logotype.svg': svg(logotype.width, logotype.height, `${mark}<path fill="${ink}" d="${word}"/>`),
  'site.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
};
for (const [name, content] of Object.entries(files)) await writeFile(published(name), content);
