import { decideVerification } from '../features/members/verification-decisions/service.ts';
import { type Command, CommandFailed } from './command.ts';
import { journalCommands } from './journal.ts';
import { ledgerCommands } from './ledger.ts';
import { dataCommands } from './member-data-and-backups.ts';
import { newsCommands } from './news.ts';
import { queueJobCommands } from './queue-jobs.ts';
import { registerCommands } from './registers.ts';
import { secretCommands } from './secrets.ts';
import { staffCommands } from './staff.ts';

const verification = (accepted: boolean): Command => ({
  usage: accepted ? 'members verify EMAIL' : 'members unverify EMAIL',
  summary: accepted ? "accept a member's documents" : "take a member's verification back",
  parameters: 1,
  run: async (platform, [email = '']) => {
    const decided = await decideVerification(platform, email, accepted);
    if (decided === null) throw new CommandFailed(`No member has the address ${email}.`);
    if (!accepted) return `${decided.name} (${email}) is no longer verified.`;
    const until = decided.until === null ? '' : `, until ${decided.until} excluded`;
    return `${decided.name} (${email}) is verified${until}.`;
  },
});

/** The operator's commands, by their words. They run with or without a live server. */
const commands: Record<string, Command> = {
  'members verify': verification(true),
  'members unverify': verification(false),
  ...staffCommands,
  ...secretCommands,
  ...ledgerCommands,
  ...journalCommands,
  ...queueJobCommands,
  ...newsCommands,
  ...registerCommands,
  ...dataCommands,
};

const usage = (): string =>
  [
    'Usage: npm run admin -- COMMAND',
    ...Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(28)} ${summary}`),
  ].join('\n');

interface TypedCommand {
  readonly command: Command;
  readonly parameters: string[];
  readonly flags: string[];
}

/** Parses a command line. Throws `CommandFailed` with the list of commands if no command matches. */
export const readCommand = (typed: readonly string[]): TypedCommand => {
  const flags = typed.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
  const positionals = typed.filter((word) => !word.startsWith('--'));
  const words = commands[positionals.slice(0, 2).join(' ')] === undefined ? 1 : 2;
  const command = commands[positionals.slice(0, words).join(' ')];
  const parameters = positionals.slice(words);
  const areKnown = flags.every((flag) => command?.flags?.includes(flag.split('=')[0] ?? ''));
  if (command === undefined || parameters.length !== command.parameters || !areKnown) {
    throw new CommandFailed(usage());
  }
  return { command, parameters, flags };
};
