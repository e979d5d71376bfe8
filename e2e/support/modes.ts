import { expect, type Page } from '@playwright/test';
import { makePayable, payDeposit } from './payments.ts';
import { applyToMission, call, type Member, makeMember, makeMission } from './personas.ts';
import type { Product } from './product.ts';
import { button, nextStep } from './thread.ts';

/** A company and a jurist, with as many missions as the journeys about modes need. */
export interface Pair {
  readonly company: Member;
  readonly jurist: Member;
}

const pairs = new Map<string, Promise<Pair>>();

/** The same two members for all journeys of one program, which do not depend on their identity. */
export const pairOf = (product: Product): Promise<Pair> => {
  const known = pairs.get(product.url);
  if (known) return known;
  const made = (async () => {
    const company = await makeMember(product, 'company', 'Maison Delcourt');
    const jurist = await makeMember(product, 'employee', 'Camille Aubry');
    await makePayable(product, jurist);
    return { company, jurist };
  })();
  pairs.set(product.url, made);
  return made;
};

type Command = readonly [by: keyof Pair, path: string];
const agreed: Command = ['company', 'action/price/accept'];

/** The stage of a thread before its journey begins. */
const stages = {
  applied: [],
  choosing: [agreed],
  portageAccepted: [agreed, ['company', 'action/choose/portage'], ['jurist', 'action/portage/accept']],
  fundsAccepted: [agreed, ['company', 'action/choose/funds'], ['jurist', 'action/funds/accept']],
} as const satisfies Record<string, readonly Command[]>;

/** Makes a thread of the two about a mission of its own, at 500 € and 20 % VAT; returns its id. */
export const threadAt = async (product: Product, stage: keyof typeof stages): Promise<string> => {
  const pair = await pairOf(product);
  const mission = await makeMission(product, pair.company, 'Note sur la clause de non-concurrence');
  const thread = await applyToMission(product, pair.jurist, mission, 500);
  for (const [by, path] of stages[stage]) {
    await call(product, 'POST', `/messagerie/${path}/${thread}`, { token: pair[by].token, body: {} });
  }
  return thread;
};

/** The company pays the deposit of one of their threads. */
export const deposit = async (product: Product, thread: string): Promise<void> =>
  payDeposit(product, thread, (await pairOf(product)).company);

/** Presses a button of the block; on a phone, first unfolds the block if the button is hidden. */
export const press = async (page: Page, name: string): Promise<void> => {
  const more = nextStep(page).getByRole('button', { name: 'Lire la suite' });
  // A command of the other party may still be on its way.
  await expect(button(page, name).or(more).first()).toBeVisible();
  if (!(await button(page, name).isVisible())) await more.click();
  await button(page, name).click();
};

/** Presses a button that asks for confirmation, and confirms with the same label or the given one. */
export const confirm = async (page: Page, name: string, inDialog = name): Promise<void> => {
  await press(page, name);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: inDialog }).click();
  await expect(dialog).toBeHidden();
};
