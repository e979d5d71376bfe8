import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { stylesheet } from './stylesheet.ts';

/** A text that is already HTML: the tag `html` inserts it as it is, and escapes all other values. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

type Part = Html | string | number | null | undefined | false | readonly Part[];

const render = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeHtml(String(part));
};

export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(pieces.map((piece, index) => piece + render(parts[index])).join(''));

export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /**
   * Addresses to which the answer to a form of this page redirects. The policy names their origins: browsers apply
   * `form-action` to such redirects too.
   */
  readonly redirectsTo?: readonly (string | null | undefined)[];
  /** For pages with a table. */
  readonly wide?: boolean;
}

const styleHash = hash('sha256', stylesheet, 'base64');

const originsOf = (addresses: Page['redirectsTo'] = []): string[] => [
  ...new Set(
    addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : [])),
  ),
];

const documentOf = ({ title, body, wide = false }: Page): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${stylesheet}</style>
</head>
<body>
<header class="test"><strong>Environnement de test</strong> Aucune carte n’est débitée, aucun argent ne circule.</header>
<main${wide ? ' class="wide"' : ''}>
${body.text}
</main>
</body>
</html>
`;

export const show = (reply: FastifyReply, page: Page): FastifyReply => {
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action ${["'self'", ...originsOf(page.redirectsTo)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(documentOf(page));
};

export const euros = (cents: number, currency = 'eur'): string =>
  new Intl.NumberFormat('fr-FR', { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100);

export const formatDay = (unixSeconds: number): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(
    unixSeconds * 1_000,
  );

/** Day, hour and minute of a deadline: a payment page may close today. */
export const formatDayAndTime = (unixSeconds: number): string =>
  new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(unixSeconds * 1_000);

/** Day, hour, minute and second. */
export const formatInstant = (unixSeconds: number): string =>
  new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  }).format(unixSeconds * 1_000);

/** A text field that must be filled. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly problem?: string | undefined;
  readonly help?: string;
  readonly type?: 'date' | 'email' | 'text';
  readonly autocomplete?: string;
  readonly numeric?: boolean;
}

export const field = ({
  name,
  label,
  value = '',
  problem,
  help,
  type = 'text',
  autocomplete = 'off',
  numeric = false,
}: Field): Html => {
  const described = [help && `${name}-help`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required${
    numeric ? new Html(' inputmode="numeric"') : ''
  }${described === '' ? '' : html` aria-describedby="${described}"`}${problem ? new Html(' aria-invalid="true"') : ''}>
${help && html`<p class="help" id="${name}-help">${help}</p>`}
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
</div>`;
};
