import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Size in bytes below which compression saves nothing. */
const smallest = 1_024;

/** The same bytes in several encodings, each made at its first use. */
export class Encoded {
  readonly #made = new Map<string, Promise<Buffer>>();

  readonly #plain: Buffer;

  constructor(plain: Buffer) {
    this.#plain = plain;
    this.#made.set('identity', Promise.resolve(plain));
  }

  /** The bytes in the best encoding that a request accepts (RFC 9110, §12.5.3). */
  async for(acceptEncoding: string | undefined): Promise<{ encoding: string; bytes: Buffer }> {
    const wished = negotiate(acceptEncoding ?? 'identity', ['br', 'gzip', 'identity']) ?? 'identity';
    const encoding = this.#plain.length < smallest ? 'identity' : wished;
    return { encoding, bytes: await this.#make(encoding) };
  }

  async #compressed(encoding: string): Promise<Buffer> {
    const plain = this.#plain;
    // Fast rather than small: a page is often rendered and seldom read again.
    if (encoding === 'gzip') return promisify(gzip)(plain, { level: 5 });
    return promisify(brotliCompress)(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      },
    });
  }

  #make(encoding: string): Promise<Buffer> {
    const made = this.#made.get(encoding) ?? this.#compressed(encoding);
    this.#made.set(encoding, made);
    return made;
  }
}
