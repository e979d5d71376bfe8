/**
 * Browser and system of a session, in two words: enough for its owner to recognise it, not enough to tell two
 * people apart.
 */

export const browsers = {
  firefox: 'Firefox',
  edge: 'Edge',
  opera: 'Opera',
  samsung: 'Samsung Internet',
  chrome: 'Chrome',
  safari: 'Safari',
} as const;
export type Browser = keyof typeof browsers;

export const systems = {
  iphone: 'iPhone',
  ipad: 'iPad',
  android: 'Android',
  windows: 'Windows',
  mac: 'Mac',
  chromeos: 'ChromeOS',
  linux: 'Linux',
} as const;
export type System = keyof typeof systems;

/**
 * Order matters: the first match decides, because most browsers also name others whose pages they can show.
 */
const browserMarks: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|OPT|Opera)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['safari', /\bVersion\/[\d.]+.*Safari\//],
];

const systemMarks: readonly (readonly [System, RegExp])[] = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows NT\b/],
  ['chromeos', /\bCrOS\b/],
  ['mac', /\bMac OS X\b|\bMacintosh\b/],
  ['linux', /\bLinux\b|\bX11\b/],
];

export interface Device {
  readonly browser: Browser | null;
  readonly system: System | null;
}

const firstOf = <Code>(marks: readonly (readonly [Code, RegExp])[], text: string): Code | null =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? null;

/** The device that a user agent claims; it may be false. */
export const deviceOf = (userAgent: string | undefined): Device => {
  const text = (userAgent ?? '').slice(0, 500);
  return { browser: firstOf(browserMarks, text), system: firstOf(systemMarks, text) };
};

const isCode = <Code extends string>(
  known: Readonly<Record<Code, string>>,
  code: string | null,
): code is Code => code !== null && Object.hasOwn(known, code);

/** « Firefox sur Windows »; the codes may come from an older version of the program. */
export const deviceWords = (browser: string | null, system: string | null): string => {
  const name = isCode(browsers, browser) ? browsers[browser] : null;
  const on = isCode(systems, system) ? systems[system] : null;
  if (name !== null && on !== null) return `${name} sur ${on}`;
  return name ?? on ?? 'Appareil inconnu';
};
