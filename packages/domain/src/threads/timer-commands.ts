/** Commands that timers give. The store plans them; `decide` still checks that their time has come. */
export const timerCommandTypes = [
  'release',
  'end/remind',
  'end/auto',
  'portage/remind',
  'portage/overdue',
  'itg/remind',
  'itg/overdue',
  'instalment/unfunded',
  'sheet/due',
  'hold/warn',
  'hold/expire',
  'rest/expire',
  'review/open',
  'hearing/remind',
  'hearing/unfunded',
  'hearing/unpaid',
  'hearing/lapse',
  'hearing/reportDue',
] as const;
type TimerType = (typeof timerCommandTypes)[number];

/**
 * Fields of a timer's command besides its name. `day`: days since the delivery, since the deposit was
 * requested, or since the end of the month. `hours`: hours since the hearing.
 */
interface TimerFields {
  readonly 'end/remind': { readonly day: number };
  readonly 'instalment/unfunded': { readonly day: number };
  readonly 'sheet/due': { readonly day: number };
  readonly 'hearing/reportDue': { readonly hours: number };
}

/** A command that a timer gives later. */
export type TimerCommand = {
  [Type in TimerType]: { readonly type: Type } & (Type extends keyof TimerFields
    ? TimerFields[Type]
    : object);
}[TimerType];

/** Name of a planned timer, unique within its thread. */
export const timerName = (command: TimerCommand): string => {
  if ('day' in command) return `${command.type}/${command.day}`;
  return 'hours' in command ? `${command.type}/${command.hours}` : command.type;
};
