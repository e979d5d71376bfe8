import { vigilanceRefusals } from '../vigilance/gate.ts';
import type { Definition } from './commands/definition.ts';
import { definitions, type ThreadCommandType } from './commands.ts';
import { type ApplicationState, applicationStates } from './states.ts';

/** The table of rules §3: each command with its line, read from its definition. */
export const table: Readonly<Record<keyof typeof definitions, Definition>> = definitions;

const rows = Object.entries(table);

/** True for commands that ask for a complete file of vigilance: the acceptance of a mode. */
export const asksForFile = (type: ThreadCommandType): boolean =>
  rows.some(
    ([name, { needs }]) =>
      name === type && needs.some(({ refusal }) => vigilanceRefusals.some((code) => code === refusal)),
  );

/** For each state, the states to which some command leads. Every other pair is forbidden. */
export const transitions: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = (() => {
  const next = (from: ApplicationState) =>
    applicationStates.filter((to) => rows.some(([, row]) => row.from.includes(from) && row.to.includes(to)));
  return {
    NEW: next('NEW'),
    REFUSED: next('REFUSED'),
    WAITING_ACCEPTATION: next('WAITING_ACCEPTATION'),
    WAITING_PORTAGE: next('WAITING_PORTAGE'),
    WAITING_FUNDS: next('WAITING_FUNDS'),
    WAITING_RULES: next('WAITING_RULES'),
    ONGOING: next('ONGOING'),
    DONE: next('DONE'),
  };
})();

/**
 * The table as a page of Markdown: one line for each command, with its refusal codes in the order of the
 * checks.
 */
export const tablePage = (): string => {
  const lines = rows.map(([name, { by, threads, from, to, needs }]) =>
    [`\`${name}\``, by, threads, from, to, needs.map(({ refusal }) => refusal)]
      .map((cell) => (typeof cell === 'string' ? cell : cell.join(', ')))
      .join(' | '),
  );
  const head = ['command', 'by', 'threads', 'from', 'to', 'needs, else refused as'];
  return [head.join(' | '), head.map(() => '---').join(' | '), ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
};
