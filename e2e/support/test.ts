import { type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { Member } from './personas.ts';
import type { Product } from './product.ts';
import { slowDown } from './slow.ts';
import { openWorlds, type Worlds } from './worlds.ts';

interface OpenOptions extends Pick<BrowserContextOptions, 'viewport' | 'storageState' | 'hasTouch'> {
  readonly as?: Member;
  /** True if the scripts of a visitor's page wait for the first intent; otherwise they start at once. */
  readonly atRest?: boolean;
}

interface Options {
  /** Expected console messages that a journey causes on purpose. */
  expectedComplaint: RegExp | null;
}

interface Fixtures {
  /** The program of the test's file. */
  product: Product;
  /** Opens a new browser context: no storage, and no session except that of `as`. */
  open: (options?: OpenOptions) => Promise<Page>;
  /** Console messages on all pages of the test. At its end there must be none. */
  complaints: string[];
}

/**
 * The browser itself logs each refused call, and each call or socket without a network; the journeys check the
 * screen's reaction instead. The router adds a line for a search for screens; its reason is the browser's line.
 */
const isRefusedCall = (text: string) =>
  /Failed to load resource.*status of 4\d\d|(Failed to load resource|WebSocket connection).*net::ERR_INTERNET_DISCONNECTED|^Failed to fetch manifest patches TypeError: Failed to fetch/.test(
    text,
  );

const lostPress = 'Lost press: ';

/**
 * Watches the presses of a page. A press within a second after a link, before the new screen is there, fails
 * the journey: the element may disappear before the button is released, or the focus before a key. Wait for
 * the new screen first.
 */
const watchPresses = (prefix: string): void => {
  let pressed: Element | null = null;
  /** Path that the last pressed link leaves; null once the next press is allowed. */
  let leaving: string | null = null;
  const forget = () => {
    leaving = null;
  };
  const onInput = ({ type, target }: Event) => {
    if (leaving === location.pathname && target instanceof Element)
      console.error(`Before the new screen, ${type} on: ${target.textContent?.slice(0, 100)}`);
  };
  const onPress = (event: MouseEvent) => {
    onInput(event);
    const { target } = event;
    if (!(target instanceof Element)) return;
    pressed = target;
    const link = target.closest<HTMLAnchorElement>('a[href]');
    const leads =
      link?.origin === location.origin &&
      link.pathname !== location.pathname &&
      link.target === '' &&
      !link.hasAttribute('download');
    leaving = leads ? location.pathname : null;
    setTimeout(forget, 1_000);
  };
  const onRelease = () => {
    if (pressed?.isConnected === false) console.warn(prefix + pressed.textContent);
  };
  addEventListener('keydown', onInput, true);
  addEventListener('mousedown', onPress, true);
  addEventListener('mouseup', onRelease, true);
  addEventListener('popstate', forget);
};

export const test = base.extend<Options & Fixtures, { worlds: Worlds }>({
  worlds: [
    // Ended before the browser, because processes report their cost only while they exist.
    async ({ browser: _ }, use) => {
      const worlds = await openWorlds();
      await use(worlds);
      await worlds.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  product: async ({ worlds }, use, { file }) => {
    const product = await worlds.of(file);
    await use(product);
    expect(product.newFailures(), 'the program logged no failure').toEqual([]);
  },

  baseURL: ({ product }, use) => use(product.url),

  expectedComplaint: [null, { option: true }],

  complaints: async ({ expectedComplaint, product }, use) => {
    const complaints: string[] = [];
    await use(complaints);
    // With a slow database, a call was refused for a retry, and the retry succeeded.
    const wasSlow = product.wasSlow();
    const unexpected = complaints.filter(
      (complaint) => !expectedComplaint?.test(complaint) && !(wasSlow && complaint.includes('status of 503')),
    );
    expect(unexpected, 'what the browser complained of').toEqual([]);
  },

  open: async ({ browser, product, complaints }, use, testInfo) => {
    const contexts: { close(): Promise<void> }[] = [];
    const lostPresses: string[] = [];
    await use(async ({ as, atRest = false, ...options } = {}) => {
      const localStorage = as ? [{ name: 'accessToken', value: as.token }] : [];
      const context = await browser.newContext({
        baseURL: product.url,
        locale: 'fr-FR',
        timezoneId: 'Europe/Paris',
        reducedMotion: 'reduce',
        storageState: { cookies: [], origins: [{ origin: product.url, localStorage }] },
        ...options,
      });
      contexts.push(context);
      if (!atRest) {
        const intend = () => addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('focusin')));
        await context.addInitScript(intend);
      }
      await context.addInitScript(watchPresses, lostPress);
      await slowDown(context);
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.text().startsWith(lostPress)) lostPresses.push(`${page.url()}: ${message.text()}`);
        if (message.type() === 'error' && !isRefusedCall(message.text())) {
          complaints.push(`${page.url()}: ${message.text()}`);
        }
      });
      page.on('pageerror', (error) =>
        complaints.push(`${page.url()}: ${error.name} ${error.message} ${error.stack ?? ''}`),
      );
      return page;
    });
    if (testInfo.status !== testInfo.expectedStatus) for (const line of lostPresses) console.log(line);
    for (const context of contexts) await context.close();
  },
});

export { expect } from '@playwright/test';
