import { NobleCryptoPlugin, ScureBase32Plugin, TOTP } from 'otplib';

/** Time-based codes of authenticator applications: six digits, thirty seconds, SHA-1 (RFC 6238). */

const totp = new TOTP({ crypto: new NobleCryptoPlugin(), base32: new ScureBase32Plugin() });

/** Accepts one step before and one after, since a clock may be half a minute wrong. */
const toleranceSeconds = 30;

const secondsOf = (now: Date) => Math.floor(now.getTime() / 1_000);

/** 160 random bits, base32. */
export const newTotpSecret = (): string => totp.generateSecret();

/** The time step of this code, near `now`; `null` if the code is wrong. */
export const stepOfCode = async (secret: string, code: string, now: Date): Promise<number | null> => {
  const found = await totp.verify(code, {
    secret,
    epoch: secondsOf(now),
    epochTolerance: toleranceSeconds,
  });
  return found.valid ? found.timeStep : null;
};

export const codeAt = (secret: string, now: Date): Promise<string> =>
  totp.generate({ secret, epoch: secondsOf(now) });

/** QR code for an authenticator application, as an image address: `data:image/svg+xml`. */
export const qrOf = async (secret: string, account: string): Promise<string> => {
  const { toString: draw } = await import('qrcode');
  const address = totp.toURI({ issuer: 'Basoche', label: account, secret });
  const image = await draw(address, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;base64,${Buffer.from(image).toString('base64')}`;
};
