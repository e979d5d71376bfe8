import { createECDH } from 'node:crypto';

/** A pair of keys in base64url: its public half is what browsers ask their push service with. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const curve = 'prime256v1';

export const newPushKeys = (): PushKeys => {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys('base64url');
  // The library wants 32 bytes, also where the number begins with zeros.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
};

/** Whether these are the two halves of a pair. */
export const isPushPair = ({ publicKey, privateKey }: PushKeys): boolean => {
  try {
    const pair = createECDH(curve);
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return pair.getPublicKey().equals(Buffer.from(publicKey, 'base64url'));
  } catch {
    return false;
  }
};

/** Whether something can be encrypted to a browser's key: it is a point of the curve. */
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
