import { createECDH } from 'node:crypto';

/**
 * A VAPID key pair in base64url, with which this server proves to push services (Web Push) who it is. Browsers pass its public half to
 * their push service.
 */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The curve that Web Push prescribes, P-256, under OpenSSL's name. */
const curve = 'prime256v1';

export const newPushKeys = (): PushKeys => {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys('base64url');
  // The library requires 32 bytes, even if the number has leading zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
};

/** True if these are the two halves of one pair. */
export const isPushPair = ({ publicKey, privateKey }: PushKeys): boolean => {
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
};

/** True if messages can be encrypted for a browser's public key (`p256dh`, in base64url): it is a point on the curve. */
export const isBrowserKey = (p256dh: string): boolean => {
  try {
    const pair = createECDH(curve);
    pair.generateKeys();
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
};
