import { appendFileSync, readdirSync, readFileSync } from 'node:fs';

/** Processor time as the system counts it. Only on Linux: elsewhere all values are 0, and nothing is printed. */

/** Fields of `/proc/PID/stat` after the name, which may contain blanks and parentheses. */
const statOf = (pid: number): number[] => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
};

const ticksPerSecond = 100;
const parent = 1;
/** Indexes of utime and stime, and of the same for ended children. */
const times = [11, 12, 13, 14];

/** Processor seconds of a process and its children. */
export const processorSeconds = (pid = process.pid): number => {
  const known = new Map<number, number[]>();
  try {
    for (const name of readdirSync('/proc'))
      if (/^\d+$/.test(name)) known.set(Number(name), statOf(Number(name)));
  } catch {
    return 0;
  }
  const isBelow = (one: number): boolean => {
    const above = known.get(one)?.[parent];
    return one === pid || (above !== undefined && above > 0 && isBelow(above));
  };
  let ticks = 0;
  for (const [one, stat] of known) {
    if (isBelow(one)) for (const at of times) ticks += stat[at] ?? 0;
  }
  return ticks / ticksPerSecond;
};

/** Processor seconds of the whole machine since its start, without idle and waiting time. */
export const machineSeconds = (): number => {
  try {
    const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.split(/\s+/).slice(1).map(Number);
    return (user + nice + system + irq + softirq) / ticksPerSecond;
  } catch {
    return 0;
  }
};

/** Environment variable with the path of the file of costs, for the table at the end of `npm test`. */
const place = 'BASOCHE_COSTS';

export const noteCost = (name: string, seconds: number): void => {
  const path = process.env[place];
  if (path !== undefined) appendFileSync(path, `${seconds.toFixed(2)}\t${name}\n`);
};

export const costsAt = (path: string): NodeJS.ProcessEnv => ({ [place]: path });

/** The most expensive names in a file of costs, with the sum of their seconds. */
export const dearest = (path: string, most: number): readonly (readonly [string, number])[] => {
  const sums = new Map<string, number>();
  let lines: string[] = [];
  try {
    lines = readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
  for (const line of lines) {
    const [seconds = '', name = ''] = line.split('\t');
    if (name !== '') sums.set(name, (sums.get(name) ?? 0) + Number(seconds));
  }
  return [...sums].sort(([, a], [, b]) => b - a).slice(0, most);
};
