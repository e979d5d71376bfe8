import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Route } from '@playwright/test';

/**
 * `SLOW=1500 npm run e2e -- name` delays each call by up to 1.5 seconds, before it is sent or before its
 * answer arrives, to find failures by chance. A call has the same delay in each run; `SLOW=1500,7` tries
 * other delays.
 */
const [longest = 0, seed = 0] = (process.env.SLOW ?? '').split(',').map(Number);

/** Two numbers below one; the same words give the same numbers. */
const chances = (words: string) => {
  const digest = createHash('sha256').update(`${seed} ${words}`).digest();
  return [digest.readUInt16BE(0) / 65_536, digest.readUInt16BE(2) / 65_536] as const;
};

export const slowDown = async (context: BrowserContext): Promise<void> => {
  if (longest === 0) return;
  const times = new Map<string, number>();
  const holdBack = async (route: Route) => {
    const request = route.request();
    if (!['fetch', 'xhr'].includes(request.resourceType())) return route.fallback();
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    times.set(call, (times.get(call) ?? 0) + 1);
    const [length, side] = chances(`${call} ${times.get(call)}`);
    // Only the browser can send the content of a file.
    const isUpload = request.headers()['content-type']?.startsWith('multipart/') ?? false;
    const answer = side < 0.5 && !isUpload ? await route.fetch() : undefined;
    await wait(length * longest);
    await (answer === undefined ? route.fallback() : route.fulfill({ response: answer }));
  };
  // Leaving a page aborts its calls.
  await context.route('**', (route) => holdBack(route).catch(() => undefined));
};
