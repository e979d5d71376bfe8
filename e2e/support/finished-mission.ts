import { applyToMission, call, type Member, makeMission } from './personas.ts';
import type { Product } from './product.ts';

/** Makes a finished mission in a direct relation; returns the id of its thread. */
export const makeDone = async (
  product: Product,
  creator: Member,
  candidate: Member,
  title: string,
): Promise<string> => {
  const mission = await makeMission(product, creator, title);
  const thread = await applyToMission(product, candidate, mission, 600);
  const steps = [
    [creator, 'action/price/accept'],
    [creator, 'action/choose/direct'],
    [candidate, 'action/direct/accept'],
    [creator, 'mission/validate'],
  ] as const;
  for (const [{ token }, command] of steps) {
    await call(product, 'POST', `/messagerie/${command}/${thread}`, { token });
  }
  return thread;
};
