import { openPasswords, type Passwords } from '../src/platform/secrets/passwords.ts';

/** The cheapest password hash of the library, for tests of other things. */
export const openCheapPasswords = (): Passwords =>
  openPasswords({ strength: { memoryCost: 8, timeCost: 1, parallelism: 1 } });
