import { addDays, type Day } from '../time/paris.ts';

/** Settings of the file of vigilance, and the day on which it begins to close modes by itself (rules §12). */

/** `off`: no file; `tell`: shown only; `ask`: an incomplete one closes modes; `auto`: `tell`, then `ask`. */
export const vigilanceSettings = ['off', 'tell', 'ask', 'auto'] as const;
export type VigilanceSetting = (typeof vigilanceSettings)[number];

/**
 * First day of the data charter that tells of the file (Europe/Paris). From then on, `auto` closes modes as
 * `ask` does.
 */
export const closesModesFrom: Day = '2026-12-15';

/** Days before it during which prestataires are told of it. */
export const announcedDays = 14;

/** True if an incomplete file closes the acceptance of a mode on this day. */
export const closesModes = (setting: VigilanceSetting, day: Day): boolean =>
  setting === 'ask' || (setting === 'auto' && day >= closesModesFrom);

/** First day on which incomplete files will close modes, while it is announced; null otherwise. */
export const announcedClosing = (setting: VigilanceSetting, day: Day): Day | null =>
  setting === 'auto' && day < closesModesFrom && addDays(day, announcedDays) >= closesModesFrom
    ? closesModesFrom
    : null;
