import type { Sample } from './sample.ts';
import { accountSamples } from './samples/accounts.ts';
import { moneySamples } from './samples/money.ts';
import { publicationSamples } from './samples/publications.ts';
import { threadSamples } from './samples/threads.ts';
import { vigilanceSamples } from './samples/vigilance.ts';

/** Every kind of mail with facts of nobody. */
export const samples: readonly Sample[] = [
  ...threadSamples,
  ...accountSamples,
  ...publicationSamples,
  ...moneySamples,
  ...vigilanceSamples,
];
