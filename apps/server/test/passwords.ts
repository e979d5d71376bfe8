import { openPasswords, type Passwords } from '../src/platform/secrets/passwords.ts';

/** Passwords hashed as cheaply as the library can: for tests of anything but the hash itself. */
export const openCheapPasswords = (): Passwords =>
  openPasswords({ strength: { memoryCost: 8, timeCost: 1, parallelism: 1 } });
