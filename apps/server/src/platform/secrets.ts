import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, fit for a header or an address: session tokens, confirmation and reset codes. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret. A plain digest is enough: 256 random bits cannot be guessed. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
