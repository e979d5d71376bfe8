import type { MissionNature } from '@basoche/domain/options/mission-natures';
import { isParty, partyActor, type ThreadActor, type ThreadRole } from '@basoche/domain/threads/actors';
import type { ThreadCommandType } from '@basoche/domain/threads/commands';
import { type Day, daysFrom } from '@basoche/domain/time/paris';
import { dayOf, inTheDay, later, type Moment, momentOf } from './calendar.ts';
import { wordsFor } from './conversation.ts';
import type { DatedStep } from './months.ts';
import type { Random } from './random.ts';
import type { Scenario } from './scenarios.ts';

/** One event of a thread: a command to decide on, or a message. */
export interface Happening {
  readonly at: Moment;
  readonly by: ThreadRole;
  readonly command: ThreadCommandType;
  /** Text of a message, as a template. */
  readonly words?: string;
}

/** A drawn scenario, without its dates. `lastDay` counts from the day of the application. */
export interface Story {
  readonly happenings: readonly Happening[];
  readonly lastDay: number;
}

const lineGap = [0.3, 9] as const;

/** Draws the times and texts of a scenario. */
export const drawStory = (random: Random, scenario: Scenario, nature: MissionNature): Story => {
  const wordsOf = wordsFor(random, nature);
  const happenings: Happening[] = [];
  let at = inTheDay(random, 0);
  for (const step of scenario.steps) {
    const isFirst = happenings.length === 0;
    // Timers also fire outside working hours.
    const isTimer = step.kind === 'do' && step.by === 'timer';
    if (isTimer) at += step.hours[0] * 60;
    else if (!isFirst) at = later(random, at, step.hours);
    if (step.kind === 'do') {
      happenings.push({ at, by: step.by, command: step.command });
    } else if (step.kind === 'say') {
      for (const [index, [who, words]] of wordsOf(step.words).entries()) {
        if (index > 0) at = later(random, at, lineGap);
        happenings.push({ at, by: who === 'c' ? 'creator' : 'candidate', command: 'message', words });
      }
    } else {
      const first = step.by === 'both' ? random.pick(['creator', 'candidate'] as const) : step.by;
      happenings.push({ at, by: first, command: 'nda' });
      if (step.by === 'both') {
        at = later(random, at, [0.2, 24]);
        happenings.push({ at, by: first === 'creator' ? 'candidate' : 'creator', command: 'nda' });
      }
    }
  }
  return { happenings, lastDay: dayOf(at) };
};

/** The story, followed by steps on fixed days of the calendar. */
export const withDated = (
  { happenings, lastDay }: Story,
  firstDay: Day,
  steps: readonly DatedStep[],
): Story => ({
  happenings: [
    ...happenings,
    ...steps.map(({ by, command, day, minute }) => ({
      by,
      command,
      at: momentOf(daysFrom(firstDay, day), minute),
    })),
  ],
  lastDay,
});

/**
 * The actor of an event, in the form of the rules. `personId` acts for the creator, if that is a company with
 * a team.
 */
export const actorOf = (
  role: ThreadRole,
  parties: { readonly creator: { memberId: string }; readonly candidate: { memberId: string } },
  personId: string | null,
): ThreadActor =>
  isParty(role)
    ? partyActor(role, { memberId: parties[role].memberId, personId: role === 'creator' ? personId : null })
    : { role };
