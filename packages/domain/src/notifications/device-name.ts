/** Order matters: the first match decides, because most browsers also name others that they resemble. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (list: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  list.find(([sign]) => sign.test(agent))?.[1];

/** Name of a browser for its owner: "Firefox, Windows". Nothing else of the user agent is stored. */
export const deviceName = (userAgent: string): string => {
  const words = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(
    (word) => word !== undefined,
  );
  return words.length === 0 ? 'Navigateur inconnu' : words.join(', ');
};
