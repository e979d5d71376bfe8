import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deviceOf, deviceWords } from './devices.ts';

const said = (userAgent: string | undefined) => {
  const { browser, system } = deviceOf(userAgent);
  return deviceWords(browser, system);
};

describe('what a session was opened with', () => {
  it('is named as its owner would', () => {
    const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
    for (const [userAgent, words] of [
      [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
        'Firefox sur Windows',
      ],
      [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/150.0.0.0 Safari/537.36`, 'Chrome sur Linux'],
      [
        `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/150.0.0.0 Safari/537.36 Edg/150.0`,
        'Edge sur Windows',
      ],
      [
        `Mozilla/5.0 (Linux; Android 14; K) ${webkit} Chrome/150.0.0.0 Mobile Safari/537.36`,
        'Chrome sur Android',
      ],
      [
        `Mozilla/5.0 (Linux; Android 14; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
        'Samsung Internet sur Android',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
        'Safari sur iPhone',
      ],
      [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/137.0 Mobile/15E148 Safari/604.1',
        'Chrome sur iPhone',
      ],
      [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
        'Safari sur Mac',
      ],
      ['curl/8.5.0', 'Appareil inconnu'],
      ['', 'Appareil inconnu'],
      [undefined, 'Appareil inconnu'],
    ] as const) {
      expect([userAgent, said(userAgent)]).toEqual([userAgent, words]);
    }
  });

  it('holds nothing of what was said but those words', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        const { browser, system } = deviceOf(`${one} Firefox/1 ${other}`);
        expect(deviceWords(browser, system).length).toBeLessThan(40);
        expect(browser).toMatch(/^[a-z]+$/);
        if (system !== null) expect(system).toMatch(/^[a-z]+$/);
      }),
    );
  });

  it('is unknown where a later version of the program kept another word', () => {
    expect(deviceWords('lynx', 'amiga')).toBe('Appareil inconnu');
    expect(deviceWords('toString', 'linux')).toBe('Linux');
  });
});
