import { createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { wholeJournal } from '../features/back-office/journal/search/service.ts';
import { checkJournal } from '../features/back-office/journal/service.ts';
import { errorCodeOf } from '../platform/database/database-errors.ts';
import { type Command, CommandFailed } from './command.ts';

/** Operator's commands about the journal of staff decisions. */

export const journalCommands: Record<string, Command> = {
  'journal check': {
    usage: 'journal check',
    summary: 'check that the journal of what staff decided is whole',
    parameters: 0,
    run: async (platform) => {
      const { entries, broken } = await checkJournal(platform);
      if (broken === null) return `The journal is whole: ${entries} entries, each after the one before.`;
      throw new CommandFailed(`Entry ${broken} of the journal does not follow from the one before.`);
    },
  },
  'journal export': {
    usage: 'journal export FILE',
    summary:
      'write the journal to a new file: a table where its name ends in .csv, else JSON Lines with hashes',
    parameters: 1,
    run: async (platform, [file = '']) => {
      const path = resolve(file);
      const lines = Readable.from(wholeJournal(platform, path.endsWith('.csv') ? 'csv' : 'jsonl'));
      // Readable only by the operator; never overwrites an existing file.
      const written = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(lines, written).catch((error) => {
        const code = errorCodeOf(error);
        if (code === undefined) throw error;
        throw new CommandFailed(`${path} cannot be written (${code}).`);
      });
      return `The journal is written to ${path}: ${written.bytesWritten} bytes.`;
    },
  },
};
