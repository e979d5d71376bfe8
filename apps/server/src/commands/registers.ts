import { dayInName, dayOf } from '@basoche/domain/public-registers/days';
import { RegisterFileRefused } from '@basoche/domain/public-registers/failures';
import { type PublicRegister, publicRegisters } from '@basoche/domain/public-registers/registers';
import { parisDay } from '@basoche/domain/time/paris';
import { registerVariables } from '../config-registers.ts';
import { importFile } from '../features/public-registers/editions/service.ts';
import { readSource } from '../features/public-registers/sources/service.ts';
import { type Command, CommandFailed } from './command.ts';

const outcomes = {
  current: 'is in force',
  held: 'waits for staff, who look at it before it has an effect',
  known: 'was imported before',
  older: 'is older than the edition in force',
} as const;

const requireRegister = (name: string): PublicRegister => {
  const register = publicRegisters.find((one): one is PublicRegister => one === name);
  if (register !== undefined) return register;
  throw new CommandFailed(`No register is called ${name}: ${publicRegisters.join(', ')}.`);
};

/** Turns the refusal of a file into the failure of the command, with the same sentence. */
const withReason = async <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error) => {
    throw error instanceof RegisterFileRefused ? new CommandFailed(error.message) : error;
  });

/** Operator's commands about public registers. */
export const registerCommands: Record<string, Command> = {
  'registers import': {
    usage: 'registers import REGISTER FILE [--day=YYYY-MM-DD]',
    summary: `read an edition of ${publicRegisters.join(', ')} from a file`,
    parameters: 2,
    flags: ['day'],
    run: async (platform, [name = '', path = ''], flags = []) => {
      const register = requireRegister(name);
      const flag = flags.find((one) => one.startsWith('day='))?.slice('day='.length);
      const releasedOn = flag === undefined ? dayInName(path) : dayOf(flag);
      if (releasedOn === null) throw new CommandFailed('Give the day of the edition with --day=YYYY-MM-DD.');
      // Every edition until then would be older.
      if (releasedOn > parisDay(platform.clock.now()))
        throw new CommandFailed(
          `${releasedOn} is a day to come: give that of the edition with --day=YYYY-MM-DD.`,
        );
      const { outcome, lines, gone } = await withReason(importFile(platform, { register, path, releasedOn }));
      const counted = `${lines} lines, ${gone} members no longer named`;
      return `The edition of ${releasedOn} ${outcomes[outcome]}: ${counted}.`;
    },
  },
  'registers read': {
    usage: 'registers read REGISTER',
    summary: 'read a register at its address now, as each night',
    parameters: 1,
    run: async (platform, [name = '']) => {
      const register = requireRegister(name);
      const url = platform.config.registerUrls[register];
      if (url === null) throw new CommandFailed(`${registerVariables[register]} is not set.`);
      const { signal } = new AbortController();
      const { outcome, lines, gone } = await withReason(readSource(platform, { register, url, signal }));
      return outcome === 'unchanged'
        ? 'The file is the one that was read before.'
        : `Its edition ${outcomes[outcome]}: ${lines} lines, ${gone} members no longer named.`;
    },
  },
};
