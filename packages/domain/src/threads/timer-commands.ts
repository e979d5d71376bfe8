/** Commands that timers give. The store plans them; `decide` still checks that their time has come. */
export const timerCommandTypes = [
  'release',
  'end/remind',
  'end/auto',
  'portage/remind',
  'portage/overdue',
  'itg/remind',
  'itg/overdue',
  'hold/warn',
  'hold/expire',
  'rest/expire',
  'review/open',
] as const;
type TimerType = (typeof timerCommandTypes)[number];

/** A command that is planned. `day`: days since the delivery of the mission. */
export type TimerCommand = {
  [Type in TimerType]: { readonly type: Type } & (Type extends 'end/remind'
    ? { readonly day: number }
    : object);
}[TimerType];
