import type { ThreadCommand } from './commands.ts';
import { trimmedOrNull } from './party-texts.ts';

/** Words that come with a command and are kept with the actions that it closes. */
export interface ClosingReason {
  readonly reason: string | null;
  /** Cents, excluding tax. */
  readonly suggestionCents: number | null;
}

/** Returns the words that a command stores with the actions that it closes. */
export const closingReason = (command: ThreadCommand): ClosingReason => {
  if (command.type === 'price/refuse') {
    return { reason: trimmedOrNull(command.text), suggestionCents: command.suggestionCents ?? null };
  }
  return { reason: 'reason' in command ? (command.reason ?? null) : null, suggestionCents: null };
};
