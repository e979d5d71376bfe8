/** The archive of a member's own data: days for its download, and limits on requests. */

export const exportDays = 7;
export const exportsAWeek = 3;

const dayMs = 86_400_000;

/** Time at which an archive is deleted. */
export const exportExpiry = (readyAt: Date): Date => new Date(readyAt.getTime() + exportDays * dayMs);

export interface AskedExport {
  readonly askedAt: Date;
  readonly isUnderWay: boolean;
}

export type ExportRefusal = 'EXPORT_UNDER_WAY' | 'EXPORTS_SPENT';

/**
 * Reason for which another archive may not be requested now; null if it may. One at a time, and a limited
 * number in any seven days.
 */
export const exportRefusal = (earlier: readonly AskedExport[], now: Date): ExportRefusal | null => {
  if (earlier.some(({ isUnderWay }) => isUnderWay)) return 'EXPORT_UNDER_WAY';
  const recent = earlier.filter(({ askedAt }) => now.getTime() - askedAt.getTime() < 7 * dayMs);
  return recent.length >= exportsAWeek ? 'EXPORTS_SPENT' : null;
};
