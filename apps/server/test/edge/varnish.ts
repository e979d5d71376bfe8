import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { type OutsideProgram, startOutside } from '../outside-program.ts';

/** A Varnish with the configuration of docs/operation/varnish.vcl. */
export interface Varnish {
  readonly url: string;
  readonly program: OutsideProgram;
  stop(): Promise<void>;
}

const example = new URL('../../../../docs/operation/varnish.vcl', import.meta.url);

export const startVarnish = async (program: string, backendPort: number): Promise<Varnish> => {
  const folder = await mkdtemp(join(tmpdir(), 'basoche-varnish-'));
  const config = join(folder, 'default.vcl');
  const text = await readFile(example, 'utf8');
  await writeFile(config, text.replace('.port = "3000"', `.port = "${backendPort}"`));
  const url = `http://127.0.0.1:${await freePort()}`;
  const varnish = await startOutside({
    name: 'Varnish',
    program,
    // Runs in the foreground, as the user that runs the test.
    parameters: [
      '-F',
      '-j',
      'none',
      '-n',
      join(folder, 'work'),
      '-a',
      new URL(url).host,
      '-f',
      config,
      '-s',
      'malloc,32m',
    ],
    isUp: () =>
      fetch(`${url}/purge`, { method: 'POST' }).then(
        ({ status }) => status === 403,
        () => false,
      ),
  });
  return {
    url,
    program: varnish,
    stop: async () => {
      await varnish.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
