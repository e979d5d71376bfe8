import { chargebackCommands } from './commands/chargeback.ts';
import { contestCommands } from './commands/contest.ts';
import { conversationCommands } from './commands/conversation.ts';
import type { Definition, Permission } from './commands/definition.ts';
import { executionCommands } from './commands/execution.ts';
import { hearingCommands } from './commands/hearings.ts';
import { independenceCommands } from './commands/independence.ts';
import { instalmentCommands } from './commands/instalments.ts';
import { modeCommands } from './commands/mode.ts';
import { moneyCommands } from './commands/money.ts';
import { portageCommands } from './commands/portage.ts';
import { priceCommands } from './commands/price.ts';
import { reviewCommands } from './commands/reviews.ts';
import { selectionCommands } from './commands/selection.ts';
import { sheetCommands } from './commands/sheets.ts';
import type { Applying } from './opening.ts';
import type { ThreadPermission } from './states.ts';
import type { Taking } from './taking.ts';

/**
 * Every command of a thread except `apply` and `take`, which come before the thread exists and follow the
 * eligibility rules.
 */
export const definitions = {
  ...conversationCommands,
  ...independenceCommands,
  ...priceCommands,
  ...selectionCommands,
  ...modeCommands,
  ...portageCommands,
  ...executionCommands,
  ...hearingCommands,
  ...contestCommands,
  ...moneyCommands,
  ...instalmentCommands,
  ...sheetCommands,
  ...chargebackCommands,
  ...reviewCommands,
} satisfies Readonly<Record<ThreadPermission, Permission>>;

type Definitions = typeof definitions;

/** The commands of the table. */
export type TableCommandType = keyof Definitions;
export type ThreadCommandType = TableCommandType | 'apply' | 'take';

type FieldsOf<Type extends ThreadCommandType> = Type extends TableCommandType
  ? Definitions[Type] extends Definition<infer Fields>
    ? Fields
    : never
  : Type extends 'take'
    ? Taking
    : Applying;

/** A command of one type, with its own fields. */
export type CommandOf<Type extends ThreadCommandType> = {
  [One in Type]: { readonly type: One } & FieldsOf<One>;
}[Type];

/** Any command of a thread, named as in the table of rules §3. */
export type ThreadCommand = CommandOf<ThreadCommandType>;
