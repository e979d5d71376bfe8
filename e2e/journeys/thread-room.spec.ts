import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { callAs } from '../support/firms.ts';
import { call } from '../support/personas.ts';
import { expect, test } from '../support/test.ts';
import { conversation } from '../support/thread.ts';
import { isStill } from '../support/visit.ts';

/**
 * A conversation where there is little room: in each situation of the demonstration, three messages and the composer
 * stay on the screen.
 */

/** A phone with its keyboard open, a phone held sideways, and a desk at 200 % zoom. */
const littleRoom = [
  { width: 390, height: 480 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
] as const;

/** Height of three short messages in pixels. */
const threeMessages = 150;

/** Members of the demonstration whose threads are opened, and the lists of their inbox. */
const parties = {
  'claire.delmas': ['missions', 'jobs'],
  'sophie.arnoult': ['missions', 'jobs'],
  'yasmine.benali': ['missions', 'jobs'],
  'thomas.kervella': ['missions', 'jobs'],
  'hugo.marchetti': ['missions', 'jobs'],
  'ines.fournier': ['missions', 'jobs'],
  'jeanne.lebrun': ['missions'],
} as const;

interface Discussion {
  readonly applications: readonly { readonly postulationID: string; readonly situation: string }[];
}

/** Threads by situation, one of each, as far as this member has one that nobody before had. */
const threadsOf = async (
  read: (path: string) => Promise<Discussion[]>,
  lists: readonly string[],
  seen: Set<string>,
): Promise<ReadonlyMap<string, string>> => {
  const found = new Map<string, string>();
  for (const list of lists) {
    const entries = await read(`/${list}/discussions?limit=50`);
    for (const { postulationID, situation } of entries.flatMap(({ applications }) => applications)) {
      if (seen.has(situation)) continue;
      seen.add(situation);
      found.set(situation, postulationID);
    }
  }
  return found;
};

const expectRoom = async (page: Page, name: string): Promise<void> => {
  for (const size of littleRoom) {
    const what = `${name} at ${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    const field = page.getByRole('textbox', { name: 'Votre message' });
    if (await field.isVisible()) {
      await field.focus();
      await expect(field, what).toBeInViewport({ ratio: 1 });
    }
    await expect
      .poll(async () => (await conversation(page).boundingBox())?.height, what)
      .toBeGreaterThanOrEqual(threeMessages);
    const step = await page.getByRole('region', { name: 'À faire maintenant' }).boundingBox();
    expect(step?.height, what).toBeLessThan(64);
    expect((step?.y ?? 0) + (step?.height ?? 0), what).toBeLessThanOrEqual(size.height);
  }
};

test('three messages and the composer stay on the screen in each situation', async ({
  browser,
  product: _,
  worlds,
}) => {
  const demonstration = await worlds.another({ DEMO: '1' });
  const seen = new Set<string>();
  for (const [name, lists] of Object.entries(parties)) {
    const body = { email: `${name}@basoche.example`, password: 'basoche-demo' };
    const answer = await call<{ access_token: string }>(demonstration, 'POST', '/auth/login', { body });
    const token = answer.access_token;
    const me = await call<{ firms: { firmID: string }[] }>(demonstration, 'GET', '/auth/me', { token });
    // Reads the threads of a company by a person of its team.
    const [firm] = name === 'yasmine.benali' ? [] : me.firms;
    const read = (path: string) =>
      firm === undefined
        ? call<Discussion[]>(demonstration, 'GET', path, { token })
        : callAs<Discussion[]>(demonstration, { token }, { id: firm.firmID }, 'GET', path);
    const threads = await threadsOf(read, lists, seen);
    if (threads.size === 0) continue;
    const localStorage = [{ name: 'accessToken', value: token }];
    const context = await browser.newContext({
      baseURL: demonstration.url,
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      storageState: { cookies: [], origins: [{ origin: demonstration.url, localStorage }] },
    });
    const page = await context.newPage();
    for (const [situation, thread] of threads) {
      await page.goto(`/messages/${thread}${firm === undefined ? '' : `?pour=${firm.firmID}`}`);
      await conversation(page).waitFor();
      await isStill(page);
      await expectRoom(page, situation);
    }
    await expectAccessible(page, `a thread of ${name} with little room`);
    await context.close();
  }
  expect(seen.size, 'situations').toBeGreaterThanOrEqual(25);
});
