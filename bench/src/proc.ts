import { readdirSync, readFileSync } from 'node:fs';

/** Linux reports ticks of a hundredth of a second, regardless of the kernel's own. */
const msPerTick = 10;

/** The sum of two neighbouring counters of a process, in milliseconds; NaN without /proc. */
const readMs = (pid: number, field: number): number => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[field]) + Number(fields[field + 1])) * msPerTick;
  } catch {
    return Number.NaN;
  }
};

/** Processor time used by all threads of a process. */
export const cpuMsOf = (pid: number): number => readMs(pid, 11);

/** Processor time of the children that a process waited for. */
const cpuMsOfEnded = (pid: number): number => readMs(pid, 13);

const parentOf = (pid: number): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
  } catch {
    return Number.NaN;
  }
};

/**
 * Processor time of a process and its children, including ended ones, for example PostgreSQL with its
 * connections.
 */
export const cpuMsOfFamily = (pid: number): number => {
  try {
    const children = readdirSync('/proc')
      .map(Number)
      .filter((one) => parentOf(one) === pid);
    return [cpuMsOfEnded(pid), ...[pid, ...children].map(cpuMsOf)].reduce(
      (sum, one) => sum + (Number.isNaN(one) ? 0 : one),
      0,
    );
  } catch {
    return Number.NaN;
  }
};

/** Resident memory of a process in kB; NaN without /proc. */
export const residentKbOf = (pid: number): number => {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return Number.NaN;
  }
};
