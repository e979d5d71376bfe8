import { join } from 'node:path';
import { parseAst } from 'vite';
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
    const code = await facade('auth/auth.ts');
    expect(code).toContain('export const login = {"name":"auth.login","method":"POST","path":"/auth/login"');
    expect(code).toContain(
      'export const me = {"name":"auth.me","method":"GET","path":"/auth/me","access":{"seats":[]},"body":null',
    );
  });

  it('says which calls may be made for a firm', async () => {
    const code = await facade('auth/auth.ts');
    expect(code).toMatch(/export const me = .*"access":\{"seats":\[\]\}/);
    expect(code).toMatch(/export const logout = (?!.*"access").*/);
  });

  it('says which calls go under a key, to be carried out once', async () => {
    const code = await facade('missions/publishing.ts');
    expect(code).toMatch(/export const createMission = .*"once":true/);
    expect(code).not.toMatch(/export const updateMission = .*"once"/);
  });

  it('gives a record of routes as their addresses', async () => {
    const code = await facade('threads/commands.ts');
    expect(code).toMatch(/export const threadCommands = \{"price\/confirm":\{"name":"threads.confirmPrice",/);
    expect(code).not.toContain('contestBody');
  });

  it('holds no schema', async () => {
    expect(await facade('auth/auth.ts')).not.toContain('registerPersonBody');
  });

  it('gives plain constants as they are', async () => {
    expect(await facade('missions/missions.ts')).toContain(
      'export const missionPermissions = ["apply","update"',
    );
  });

  it('leaves modules without routes alone', async () => {
    expect(await facade('fields.ts')).toBeNull();
  });
});

/** Code of a screen after the plugin rewrote its imports for a browser. */
const transformed = async (code: string): Promise<string | null> => {
  const { transform } = contractFacades();
  if (typeof transform !== 'object') throw new Error('The plugin has no transform hook.');
  const context = { parse: parseAst } as unknown as ThisParameterType<typeof transform.handler>;
  const result = await transform.handler.call(context, code, '/app/screen.js', { moduleType: 'js' });
  return typeof result === 'object' && result && 'code' in result ? String(result.code) : null;
};

describe('an import of the contract', () => {
  it('is parted: addresses in its place, schemas from the whole module', async () => {
    const code = await transformed(
      "import { login as enter, registerPersonBody as body } from '@basoche/contract/auth/auth';\nenter(body);",
    );
    expect(code).toMatch(/const enter = \{"name":"auth.login",.*\};/);
    expect(code).toMatch(/import \{ registerPersonBody as body \} from ".*auth\.ts\?whole";/);
    expect(code).toContain('enter(body);');
  });

  it('takes constants and records of addresses from the facade', async () => {
    const code = await transformed(
      "import { threadCommands } from '@basoche/contract/threads/commands';\nthreadCommands;",
    );
    expect(code).toContain(
      'import { threadCommands as threadCommands } from "@basoche/contract/threads/commands";',
    );
  });

  it('that asks for addresses alone leads to no whole module', async () => {
    const code = await transformed("import { login, me } from '@basoche/contract/auth/auth';\nlogin(me);");
    expect(code).not.toContain('import');
  });
});
