import { Resolver } from 'node:dns/promises';

/** The domain name system. */
export interface Dns {
  /** Texts of the TXT records of a name, none if it has none; null if no server answered in time. */
  txt(name: string): Promise<readonly string[] | null>;
}

interface Settings {
  /** Addresses of the servers to ask; those of the machine by default. */
  readonly servers?: readonly string[];
  readonly timeoutMs?: number;
}

/** Codes of the answers « no such name » and « no record of this type ». */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

/** Asks once, with a limit of three seconds; caches nothing. */
export const openDns = ({ servers, timeoutMs = 3_000 }: Settings = {}): Dns => ({
  txt: async (name) => {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 1, maxTimeout: timeoutMs });
    if (servers !== undefined) resolver.setServers(servers);
    // Limits all servers together: several of them, or a slow connection, would take longer.
    const late = setTimeout(() => resolver.cancel(), timeoutMs);
    try {
      // A long text comes in chunks of 255 bytes.
      return (await resolver.resolveTxt(name)).map((chunks) => chunks.join(''));
    } catch (error) {
      return absent.has(String(codeOf(error))) ? [] : null;
    } finally {
      clearTimeout(late);
    }
  },
});
