import { readdirSync, readFileSync } from 'node:fs';

/** Linux's ticks are hundredths of a second, whatever the kernel's own. */
const msPerTick = 10;

/** Processor time that a process has used, all of its threads together, in milliseconds; NaN where there is no /proc. */
export const cpuMsOf = (pid: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * msPerTick;
  } catch {
    return Number.NaN;
  }
};

const parentOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return Number.NaN;
  }
};

/** The same of a process and those that it started and that still run: a PostgreSQL with its connections. */
export const cpuMsOfFamily = (pid: number): number => {
  try {
    const children = readdirSync('/proc')
      .map(Number)
      .filter((one) => parentOf(one) === pid);
    return [pid, ...children].map(cpuMsOf).reduce((sum, one) => sum + (Number.isNaN(one) ? 0 : one), 0);
  } catch {
    return Number.NaN;
  }
};
