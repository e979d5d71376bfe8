import { type Heard, listenTo } from '../support/heard.ts';
import { joinedBy } from '../support/joined-socket.ts';
import { applyToMission, call, type Member, makeMember, makeMission } from '../support/personas.ts';
import type { Product } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { conversation } from '../support/thread.ts';
import { visit } from '../support/visit.ts';

/**
 * An anonymous creator in the browser: neither the page's source, nor the screen, nor the network traffic reveals the
 * identity.
 */

interface Planted {
  readonly creator: Member;
  readonly mission: string;
  readonly title: string;
  readonly words: readonly string[];
}

const plant = async (
  product: Product,
  kind: 'company' | 'customer',
  word: string,
  title: string,
): Promise<Planted> => {
  const creator = await makeMember(product, kind, `Zorvel${word}`);
  await product.sql(
    `update member set presentation = 'Prezento${word}', picture_url = '/files/image${word}.jpg' where id = '${creator.id}'`,
  );
  const mission = await makeMission(product, creator, title, { isAnonym: true });
  const words = [creator.id, creator.email, `zorvel${word}`, `prezento${word}`, `image${word}`];
  return { creator, mission, title, words: words.map((one) => one.toLowerCase()) };
};

const expectSilence = (planted: readonly Planted[], texts: readonly string[]) => {
  for (const text of texts) {
    const said = text.toLowerCase();
    for (const word of planted.flatMap(({ words }) => words)) {
      expect(said.includes(word), `${word} in ${text.slice(0, 300)}`).toBe(false);
    }
  }
};

const publicPages = ({ mission }: Planted) => [
  '/',
  '/consult/missions',
  '/consult/missions?domain=droit_affaires&nature=recherches&modality=distance',
  '/consult/missions?sort=price',
  '/consult/missions?q=jurisprudence',
  '/consult/customers/missions',
  '/consult/customers/missions?sort=deadline',
  `/consult/missions/${mission}`,
];

const memberPages = [
  '/consult/missions?vue=postulees',
  '/consult/missions?vue=favoris',
  '/consult/customers/missions?vue=postulees',
  '/consult/missions/recherches',
  '/messages',
  '/notifications',
];

test('an anonymous creator is in no page, call, socket frame or drawing that others get', async ({
  open,
  product,
  request,
}) => {
  const candidate = await makeMember(product, 'employee', 'Lucie Armand');
  const guest = await makeMember(product, 'employee', 'Bruno Teyssier');
  const planted = [
    await plant(product, 'company', 'Entreprizo', 'Recherche sur une clause de non-concurrence'),
    await plant(product, 'customer', 'Klientelo', 'Recherche sur une servitude de passage'),
  ];
  const threads: string[] = [];
  for (const { creator, mission } of planted) {
    threads.push(await applyToMission(product, candidate, mission, 500));
    await call(product, 'POST', '/missions/invitations', {
      token: creator.token,
      body: { missionID: mission, memberID: guest.id },
    });
    await call(product, 'PUT', `/missions/favourites/${mission}`, { token: guest.token });
  }

  await test.step('the source of the pages, as anybody gets it', async () => {
    for (const one of planted) {
      for (const path of publicPages(one)) {
        const page = await request.get(path);
        expect(page.status(), path).toBe(200);
        expectSilence(planted, [await page.text(), JSON.stringify(page.headers())]);
      }
      expect(await (await request.get(`/consult/missions/${one.mission}`)).text()).toContain(one.title);
    }
    expect(await (await request.get('/consult/missions')).text()).toContain(planted[0]?.title);
    expect(await (await request.get('/consult/customers/missions')).text()).toContain(planted[1]?.title);
  });

  await test.step('whoever searches for the name finds nothing', async () => {
    const visitor = await open();
    for (const path of ['/consult/missions', '/consult/customers/missions']) {
      for (const word of ['ZorvelEntreprizo', 'ZorvelKlientelo', 'PrezentoEntreprizo']) {
        await visit(visitor, { path: `${path}?q=${word}` });
        await expect(visitor.getByRole('article')).toHaveCount(0);
      }
    }
  });

  for (const [who, as] of [
    ['a visitor', undefined],
    ['a member who was invited', guest],
    ['a candidate', candidate],
  ] as const) {
    await test.step(`everything that ${who} is told`, async () => {
      const page = await open(as ? { as } : {});
      const heard: Heard = listenTo(page);
      for (const path of ['/consult/missions', '/consult/customers/missions', ...(as ? memberPages : [])]) {
        await visit(page, { path });
        expectSilence(planted, await heard.all());
      }
      for (const { mission, title } of planted) {
        await visit(page, { path: `/consult/missions/${mission}` });
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
        await expect(page.getByText('Client anonyme').first()).toBeVisible();
      }
      expectSilence(planted, await heard.all());
    });
  }

  await test.step('its creator, who is told, sees that all of this would be heard', async () => {
    for (const { creator, mission, words } of planted) {
      const page = await open({ as: creator });
      const heard = listenTo(page);
      // Customers are redirected from a mission's page, perhaps before they receive its data; here both open one of
      // their own.
      await visit(page, { path: `/manage/missions/preview/${mission}` });
      await expect(async () => {
        const all = (await heard.all()).join().toLowerCase();
        for (const word of words) expect(all).toContain(word);
      }).toPass();
    }
  });

  await test.step('a candidate is written to, and told no name', async () => {
    for (const [index, { creator }] of planted.entries()) {
      const thread = threads[index] ?? '';
      for (const { token } of [creator, candidate]) {
        await call(product, 'POST', `/messagerie/mission/ndaConsent/${thread}`, { token });
      }
      const page = await open({ as: candidate });
      const heard = listenTo(page);
      const joined = joinedBy(page);
      await visit(page, { path: `/messages/${thread}` });
      await joined;
      await call(product, 'POST', `/messagerie/${thread}`, {
        token: creator.token,
        body: { content: 'Merci de votre proposition.', clientId: `anonyme-${index}` },
      });
      await expect(conversation(page)).toContainText('Merci de votre proposition.');
      await call(product, 'POST', `/messagerie/action/price/refuse/${thread}`, {
        token: creator.token,
        body: {},
      });
      await expect(conversation(page)).toContainText(/Prix refusé|refusé/);
      const all = await heard.all();
      expect(all.some((one) => one.startsWith('socket') && one.includes('Merci de votre'))).toBe(true);
      expectSilence(planted, all);
    }
  });
});
