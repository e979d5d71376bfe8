import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for a header or an address: session tokens, confirmation and reset codes. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 80 random bits in sixteen letters that a person can copy from paper. */
export const newRecoveryCode = (): string =>
  Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('');

/** What is stored of a secret. A plain digest is enough: so many random bits cannot be guessed. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
