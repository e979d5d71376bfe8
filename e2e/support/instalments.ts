import type { Page } from '@playwright/test';
import { pairOf } from './modes.ts';
import { payDeposit } from './payments.ts';
import { call, makeMission } from './personas.ts';
import type { Product } from './product.ts';

/** Prices in instalments for the journeys: a thread at each of their stages, and the parts of its screen. */

export const plan = [
  { title: 'Plan et premières recherches', sum: 300, days: 10 },
  { title: 'Note rédigée, avec ses annexes', sum: 450, days: null },
];

/** The details beside the conversation. */
export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Avec qui, et où en est-on' });

/** The list of the card « Tranches ». */
export const instalments = (page: Page) =>
  panelOf(page)
    .getByRole('list')
    .filter({ hasText: /Tranche\s1\ssur/ });

export const sums = (page: Page) => panelOf(page).getByLabel(/^Sommes des (tranches|mois), hors taxes$/);

/** A thread whose price in two instalments is agreed, with held funds. */
export const agreedThread = async (product: Product): Promise<string> => {
  const { company, jurist } = await pairOf(product);
  const missionID = await makeMission(product, company, 'Note sur la cession d’un fonds');
  const { id } = await call<{ id: string }>(product, 'POST', '/missions/postulate', {
    token: jurist.token,
    body: { missionID, offer: 750, tvaApplicable: true, pricing: { kind: 'instalments', instalments: plan } },
  });
  for (const [path, { token }] of [
    ['price/accept', company],
    ['choose/funds', company],
    ['funds/accept', jurist],
  ] as const) {
    await call(product, 'POST', `/messagerie/action/${path}/${id}`, { token, body: {} });
  }
  return id;
};

/** Releases the ended instalment, by changing its release time in the database. */
export const release = async (product: Product, thread: string): Promise<void> => {
  await product.sql(`update application set release_at = now() - interval '1 minute' where id = '${thread}'`);
  await product.decide({ thread, by: 'timer', command: { type: 'release' } });
};

/** Deposits, delivers, accepts and pays the first instalment. */
export const finishFirst = async (product: Product, thread: string): Promise<void> => {
  const { company, jurist } = await pairOf(product);
  await payDeposit(product, thread, company);
  await call(product, 'POST', `/messagerie/mission/deliver/${thread}`, { token: jurist.token, body: {} });
  await call(product, 'POST', `/messagerie/mission/validate/${thread}`, { token: company.token, body: {} });
  await release(product, thread);
};
