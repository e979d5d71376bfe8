import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contractFacades } from './contract-facades.ts';

const folder = join(import.meta.dirname, '../../../packages/contract/src');
const facade = async (file: string): Promise<string | null> => {
  const { load } = contractFacades();
  if (typeof load !== 'function') throw new Error('The plugin has no load hook.');
  const loaded = await load.call({} as ThisParameterType<typeof load>, join(folder, file));
  return typeof loaded === 'object' && loaded ? String(loaded.code) : null;
};

describe('the facade of a feature of the contract', () => {
  it('gives a route as its address', async () => {
    const code = await facade('auth.ts');
    expect(code).toContain('export const login = {"name":"auth.login","method":"POST","path":"/auth/login"');
    expect(code).toContain(
      'export const me = {"name":"auth.me","method":"GET","path":"/auth/me","body":null',
    );
  });

  it('takes schemas from the whole module', async () => {
    expect(await facade('auth.ts')).toMatch(/export \{ registerPersonBody \} from ".*auth\.ts\?whole";/);
  });

  it('gives plain constants as they are', async () => {
    expect(await facade('missions.ts')).toContain('export const candidateTabs = ["NEW","REFUSED"');
  });

  it('leaves modules without routes alone', async () => {
    expect(await facade('fields.ts')).toBeNull();
  });
});
