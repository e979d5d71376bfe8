import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { sheet } from './sheet.ts';

/** A text that is already HTML; any other inserted value is escaped. */
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

const escaped = (value: string): string =>
  value.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? letter);

type Part = Html | string | number | null | undefined | false | readonly Part[];

const written = (part: Part): string => {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(written).join('');
  return escaped(String(part));
};

export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(pieces.map((piece, index) => piece + written(parts[index])).join(''));

export interface Page {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /**
   * Final addresses of a form on this page: a browser applies form-action to the redirects after a form's
   * POST too.
   */
  readonly leadsTo?: readonly (string | null | undefined)[];
  readonly wide?: boolean;
}

const styleHash = hash('sha256', sheet, 'base64');

const originsOf = (addresses: Page['leadsTo'] = []): string[] => [
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
<title>${escaped(title)}</title>
<style>${sheet}</style>
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
    `form-action ${["'self'", ...originsOf(page.leadsTo)].join(' ')}`,
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

export const dayOf = (seconds: number): string =>
  new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' }).format(seconds * 1_000);

/** A day with its hour, because a page may close today. */
export const untilOf = (seconds: number): string =>
  new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  }).format(seconds * 1_000);

export const momentOf = (seconds: number): string =>
  new Intl.DateTimeFormat('fr-FR', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Europe/Paris',
  }).format(seconds * 1_000);

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

export const field = ({ name, label, value = '', problem, help, type = 'text', ...more }: Field): Html => {
  const described = [help && `${name}-help`, problem && `${name}-problem`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${more.autocomplete ?? 'off'}" required${
    more.numeric === true ? new Html(' inputmode="numeric"') : ''
  }${described === '' ? '' : html` aria-describedby="${described}"`}${problem ? new Html(' aria-invalid="true"') : ''}>
${help && html`<p class="help" id="${name}-help">${help}</p>`}
${problem && html`<p class="problem" id="${name}-problem">${problem}</p>`}
</div>`;
};
