import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { retentionClasses } from '@basoche/domain/retention/classes';
import { checkJournal } from '../features/back-office/journal/service.ts';
import { ownerOf, writeArchive } from '../features/own-data/archive/service.ts';
import { tryErasing } from '../features/own-data/erasure/service.ts';
import { eraseAgain, erasedIn } from '../features/own-data/restoring/service.ts';
import { reportOf } from '../features/own-data/retention/service.ts';
import { checkLedger } from '../features/payments/ledger/checks/service.ts';
import { backUp } from '../platform/backup/backup.ts';
import { BackupRefused } from '../platform/backup/backup-parts.ts';
import { restore } from '../platform/backup/restore.ts';
import type { Platform } from '../platform/platform.ts';
import { openSandbox } from '../platform/provider/sandbox.ts';
import { type Command, CommandFailed } from './command.ts';

/** Operator's commands about data: archives, erasure, retention, backup and restore. */

const memberIdOf = async (platform: Platform, email: string): Promise<string> => {
  const id = await ownerOf(platform, email.trim().toLowerCase());
  if (id === null) throw new CommandFailed(`No member has the address ${email}.`);
  return id;
};

/** Key that encrypts backups (`BACKUP_KEY`); null if none is set. */
const backupKeyOf = ({ config }: Platform): Buffer | null =>
  config.backupKey === null ? null : Buffer.from(config.backupKey, 'base64');

/** Turns the refusal of a backup or a restore into the failure of the command, with the same sentence. */
const withReason = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error) => {
    throw error instanceof BackupRefused ? new CommandFailed(error.message) : error;
  });

/** Checks a restored database and returns the result in a sentence; throws if a check fails. */
const checkRestored = async (platform: Platform): Promise<string> => {
  const ledger = await checkLedger(platform, { withProvider: false });
  const [difference] = ledger.differences;
  if (difference !== undefined) {
    throw new CommandFailed(
      `It is restored, but its ledger does not hold: ${difference.on}, ${difference.found}.`,
    );
  }
  const journal = await checkJournal(platform);
  if (journal.broken !== null) {
    throw new CommandFailed(
      `It is restored, but entry ${journal.broken} of its journal does not follow from the one before.`,
    );
  }
  return `The ledger holds (${ledger.entries} entries), the journal is whole (${journal.entries}).`;
};

/** Value of a flag, given as `name=value`; null if it is not given. */
const flagValue = (flags: readonly string[], name: string): string | null =>
  flags.find((flag) => flag.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;

export const dataCommands: Record<string, Command> = {
  'data export': {
    usage: 'data export EMAIL',
    summary: "write a member's archive to a file",
    parameters: 1,
    run: async (platform, [email = '']) => {
      const id = await memberIdOf(platform, email);
      const folder = join(platform.config.dataDir, 'exports');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(
        folder,
        `${id}-${platform.clock.now().toISOString().replaceAll(/\D/g, '').slice(0, 14)}.zip`,
      );
      try {
        if (!(await writeArchive(platform, id, path)))
          throw new CommandFailed(`${email} was erased meanwhile.`);
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
      return `The archive of ${email} is ${path}. Remove it once it was handed over.`;
    },
  },
  'members erase': {
    usage: 'members erase EMAIL',
    summary: "erase a member's account, as its owner would",
    parameters: 1,
    run: async (platform, [email = '']) => {
      const id = await memberIdOf(platform, email);
      if (await tryErasing(platform, id)) return `${email} (${id}) is erased, but for what the law has kept.`;
      throw new CommandFailed(
        `${email} is not erased: money is held or awaited, a portage is under way, or a firm has no other owner.`,
      );
    },
  },
  'retention report': {
    usage: 'retention report',
    summary: 'how long each class of data is kept, and what the last nights erased',
    parameters: 0,
    run: async (platform) => {
      const { runs } = await reportOf(platform);
      const classes = retentionClasses.map(({ id, period }) => `  ${id.padEnd(22)} ${period}`);
      const nights = runs.map(
        (run) =>
          `  ${run.ran_at.toISOString()}  ${run.class.padEnd(22)} ${run.done} done${run.left_over === 0 ? '' : `, ${run.left_over} left for another night`}${run.has_failed ? ', failed' : ''}`,
      );
      return ['Kept:', ...classes, 'Done:', ...(nights.length === 0 ? ['  nothing yet'] : nights)].join('\n');
    },
  },
  backup: {
    usage: 'backup FILE',
    summary: 'copy the database and its files to one file, beside a live program',
    parameters: 1,
    run: async (platform, [file = '']) => {
      const path = resolve(file);
      const key = backupKeyOf(platform);
      const { sums, files, missing } = await withReason(backUp(platform, path, key));
      const rows = Object.values(sums).reduce((sum, one) => sum + one.rows, 0);
      const sealed =
        key === null ? 'It is not sealed: BACKUP_KEY would seal it.' : 'It is sealed under BACKUP_KEY.';
      const lost = missing.length === 0 ? '' : ` ${missing.length} files were not there any more.`;
      return `${path} holds ${rows} rows of ${Object.keys(sums).length} tables and ${files} files.${lost} ${sealed}`;
    },
  },
  restore: {
    usage: 'restore FILE [--erasures=PLACE]',
    summary: 'bring a backup into an empty database, and erase again who was erased since',
    parameters: 1,
    flags: ['erasures'],
    makesTables: true,
    run: async (platform, [file = ''], flags = []) => {
      // Opening the payment sandbox creates its tables, which the backup may hold.
      const prepare = async () => {
        const { config, log } = platform;
        const sandbox = await openSandbox({ config, databaseUrl: platform.database.sessions.url, log });
        await sandbox?.close();
      };
      const { head, tail } = await withReason(
        restore(platform, resolve(file), backupKeyOf(platform), prepare),
      );
      const place = flagValue(flags, 'erasures');
      const erased = await erasedIn(platform, place);
      const { done, leftOver } = await eraseAgain(platform, erased);
      const again =
        leftOver === 0
          ? `${done} accounts that were erased since are erased again.`
          : `${done} accounts that were erased since are erased again; ${leftOver} wait for money that this copy still holds, closed until then.`;
      const rows = Object.values(tail.sums).reduce((sum, one) => sum + one.rows, 0);
      return `Restored as of ${head.at}: ${rows} rows, ${tail.files} files. ${await checkRestored(platform)} ${again}`;
    },
  },
};
