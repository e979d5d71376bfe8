import { addDays, type Day, parisDay, startOfParisDay, weekday } from './paris.ts';

const hourMs = 3_600_000;

/** Easter Sunday of a year of the Gregorian calendar (Meeus, Jones and Butcher). */
export const easterSunday = (year: number): Day => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - lunarCorrection + 15) % 30;
  const toSunday =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const sum = epact + toSunday - 7 * late + 114;
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year}-${pad(Math.floor(sum / 31))}-${pad((sum % 31) + 1)}`;
};

const fixedHolidays = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** Easter Monday, Ascension Day and Whit Monday, in days after Easter Sunday. */
const movableHolidays = [1, 39, 50];

/** The eleven public holidays of metropolitan France (Code du travail, art. L3133-1), in order. */
export const frenchHolidays = (year: number): Day[] => {
  const easter = easterSunday(year);
  return [
    ...fixedHolidays.map((day) => `${year}-${day}`),
    ...movableHolidays.map((after) => addDays(easter, after)),
  ].sort();
};

/** True from Monday to Friday, French public holidays excepted. */
export const isBusinessDay = (day: Day): boolean =>
  weekday(day) <= 5 && !frenchHolidays(Number(day.slice(0, 4))).includes(day);

/**
 * The time that comes `hours` business hours after `from` (rules §3, "Times"). All hours of Monday to Friday
 * count, except French public holidays, in Europe/Paris. 48 of them are two whole business days.
 */
export const addBusinessHours = (from: Date, hours: number): Date => {
  let left = hours * hourMs;
  let at = from;
  for (;;) {
    const day = parisDay(at);
    const nextDay = startOfParisDay(addDays(day, 1));
    if (isBusinessDay(day)) {
      const available = nextDay.getTime() - at.getTime();
      if (left <= available) return new Date(at.getTime() + left);
      left -= available;
    }
    at = nextDay;
  }
};
