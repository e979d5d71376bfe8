import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a header or an address: session tokens, confirmation and reset codes. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 80 random bits as sixteen characters that a person can copy from paper. */
export const newRecoveryCode = (): string =>
  Array.from(randomBytes(16), (byte) => letters[byte % letters.length]).join('');

/** The stored digest of a secret. A plain digest is enough, since so many random bits cannot be guessed. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
