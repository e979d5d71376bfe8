import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** A simulated passkey device: signs with ES256 and states whether the user was verified. */

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

interface Asked {
  readonly challenge: string;
}

interface Wishes {
  readonly origin?: string;
  readonly rpID?: string;
  /** True if the user was not verified by a fingerprint or a PIN. */
  readonly isUnverified?: boolean;
  /** The signature counter that it reports. */
  readonly counter?: number;
}

const present = 1;
const verified = 4;
const attested = 64;

export const anAuthenticator = ({ origin = 'http://basoche.test', rpID = 'basoche.test' }: Wishes = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;

  const clientData = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  const counted = (counter: number): Buffer => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(counter);
    return bytes;
  };

  const data = (flags: number, counter: number, site: string, rest: Uint8Array = new Uint8Array()) =>
    Buffer.concat([sha256(site), Buffer.from([flags]), counted(counter), rest]);

  const answer = <Response extends object>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id: id.toString('base64url'),
    /** The browser's answer that registers a new key. */
    make: ({ challenge }: Asked, wishes: Wishes = {}) => {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const rest = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)]);
      const flags = present | attested | (wishes.isUnverified ? 0 : verified);
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(data(flags, 0, wishes.rpID ?? rpID, rest))],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, wishes.origin ?? origin).toString(
          'base64url',
        ),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** The browser's answer with a signature of the key. */
    sign: ({ challenge }: Asked, wishes: Wishes = {}) => {
      uses += 1;
      const client = clientData('webauthn.get', challenge, wishes.origin ?? origin);
      const flags = present | (wishes.isUnverified ? 0 : verified);
      const authenticator = data(flags, wishes.counter ?? uses, wishes.rpID ?? rpID);
      const signature = createSign('sha256')
        .update(Buffer.concat([authenticator, sha256(client)]))
        .sign(privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: null,
      });
    },
  };
};
