import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { readZip } from '../../test/archives.ts';
import { aMember } from '../../test/factories.ts';
import { dataCommands } from './member-data-and-backups.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const run = (name: string, ...parameters: string[]): Promise<string> => {
  const command = dataCommands[name];
  if (command === undefined) throw new Error(`No command is called ${name}.`);
  return command.run(test.platform, parameters);
};

describe("the operator's commands about data", () => {
  it('write the archive of a member to a file that nobody else reads', async () => {
    const member = await aMember(test);
    const said = await run('data export', member.email);
    const path = /is (\S+\.zip)\./.exec(said)?.[1] ?? '';
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readZip(await readFile(path))).get('compte.json')).toContain(member.email);
    await expect(run('data export', 'personne@exemple.fr')).rejects.toThrow('No member has the address');
  });

  it('erase a member, once', async () => {
    const member = await aMember(test);
    expect(await run('members erase', member.email)).toContain('is erased');
    await expect(run('members erase', member.email)).rejects.toThrow('No member has the address');
  });

  it('say how long each class is kept', async () => {
    expect(await run('retention report')).toContain('refusedApplications');
  });

  it('refuse to restore over what is there', async () => {
    const path = `${test.platform.config.dataDir}/copy`;
    expect(await run('backup', path)).toContain('It is not sealed');
    await expect(run('restore', path)).rejects.toThrow('empty database');
  });
});
