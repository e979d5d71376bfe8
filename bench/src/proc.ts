import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports ticks of a hundredth of a second, whatever the kernel's own. */
const msPerTick = 10;

/** Processor time used by all threads of a process, in milliseconds; NaN without /proc. */
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

/** The same for a process and its running children, for example PostgreSQL with its connections. */
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
