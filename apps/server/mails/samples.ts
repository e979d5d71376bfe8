import type { Sample } from './sample.ts';
import { accountSamples } from './samples/accounts.ts';
import { publicationSamples } from './samples/publications.ts';
import { threadSamples } from './samples/threads.ts';

/** Every kind of mail with facts of nobody. */
export const samples: readonly Sample[] = [...threadSamples, ...accountSamples, ...publicationSamples];
