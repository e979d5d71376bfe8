import { createHmac } from 'node:crypto';
import { call, type Member, newEmail, password } from './personas.ts';
import type { Product } from './product.ts';

/** Accounts of staff and of the partner, created as an operator does, with their second factor. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (base32: string): Buffer => {
  const bits = [...base32.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/** The six-digit code of an authenticator application (RFC 6238), this number of 30-second steps from now. */
export const codeOf = (secret: string, stepsFromNow = 0): string => {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsFromNow));
  const digest = createHmac('sha1', bytesOf(secret)).update(step).digest();
  const from = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

type Role = 'admin' | 'moderator' | 'editor' | 'partner';

interface Office extends Member {
  /** The secret in its authenticator application. */
  readonly secret: string;
}

/** Creates an account with the operator's command; returns the link in its mail. */
export const inviteOffice = async (
  product: Product,
  role: Role,
): Promise<{ readonly email: string; readonly link: string }> => {
  const email = newEmail(role);
  await product.command('staff', 'create', email, role);
  const { links } = await product.mailbox.next(email, 'Votre accès à Basoche');
  const link = links.find((one) => one.includes('/resetPassword/'));
  if (link === undefined) throw new Error('The letter of an office leads nowhere.');
  return { email, link };
};

/** The same with a password and, by default, a session that has passed its second factor. */
export const makeOffice = async (
  product: Product,
  role: Role,
  { secondFactor = true } = {},
): Promise<Office> => {
  const { email, link } = await inviteOffice(product, role);
  const code = link.split('/').at(-1);
  await call(product, 'POST', `/auth/resetPassword/${code}`, { body: { newPassword: password } });
  const { access_token: token } = await call<{ access_token: string }>(product, 'POST', '/auth/login', {
    body: { email, password },
  });
  const { secret } = await call<{ secret: string }>(product, 'POST', '/auth/secondFactor/start', { token });
  if (secondFactor) {
    await call(product, 'POST', '/auth/secondFactor/confirm', { token, body: { code: codeOf(secret) } });
  }
  const { id, displayName } = await call<{ id: string; displayName: string }>(product, 'GET', '/auth/me', {
    token,
  });
  return { id, email, password, name: displayName, token, secret };
};
