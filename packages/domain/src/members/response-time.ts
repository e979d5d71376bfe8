/** Formats a member's response time in whole minutes: « 45 min », « 2 h 05 ». */
export const formatResponseTime = (minutes: number): string => {
  if (minutes < 1) return 'moins d’une minute';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
};

/** Days over which first replies are counted (rules §1). */
export const responseDays = 90;
