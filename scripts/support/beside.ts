import { access, constants, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { summaryLine } from './tally.ts';
import { tests } from './test-parts.ts';

/** Runs tests of the server with a program that npm does not install. */

const isProgram = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );

/** The program named by a variable, or the first of these names on the PATH; null if there is none. */
export const findProgram = async (variable: string, names: readonly string[]): Promise<string | null> => {
  const named = process.env[variable];
  if (named !== undefined && named !== '') return (await isProgram(named)) ? named : null;
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    if (await isProgram(path)) return path;
  }
  return null;
};

/** Runs these projects of `vitest.config.ts`, prints the result, and sets the exit code. */
export const runTests = async (
  name: string,
  projects: readonly string[],
  words: readonly string[],
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), `basoche-${name}-`));
  const { tally, output } = await tests(name, projects, { words }).run(folder);
  await rm(folder, { recursive: true, force: true });
  console.log(output);
  console.log(summaryLine(tally));
  process.exitCode = tally.failed === 0 ? 0 : 1;
};
