/** The archive of one's own data: how long it waits to be fetched, and how often it may be asked for. */

export const exportDays = 7;
export const exportsAWeek = 3;

const dayMs = 86_400_000;

export const exportExpiry = (readyAt: Date): Date => new Date(readyAt.getTime() + exportDays * dayMs);

export interface AskedExport {
  readonly askedAt: Date;
  readonly isUnderWay: boolean;
}

export type ExportRefusal = 'EXPORT_UNDER_WAY' | 'EXPORTS_SPENT';

/** Why another may not be asked for now; null where it may. One at a time, and so many in any seven days. */
export const exportRefusal = (asked: readonly AskedExport[], now: Date): ExportRefusal | null => {
  if (asked.some(({ isUnderWay }) => isUnderWay)) return 'EXPORT_UNDER_WAY';
  const recent = asked.filter(({ askedAt }) => now.getTime() - askedAt.getTime() < 7 * dayMs);
  return recent.length >= exportsAWeek ? 'EXPORTS_SPENT' : null;
};
