import { readFileSync } from 'node:fs';

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
