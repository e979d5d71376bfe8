import { type Day, parisDay } from '@basoche/domain/time/paris';
import type { DemoMission } from './missions.ts';
import type { Random } from './random.ts';

export interface ViewCountRow {
  readonly mission_id: string;
  readonly views: number;
}

const daysBetween = (from: Day, to: Day): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Daily views of each mission while it was open; more for missions with more applications. */
export const demoViews = (
  random: Random,
  today: Day,
  missions: readonly DemoMission[],
  applied: readonly { readonly missionId: string }[],
): ViewCountRow[] => {
  const candidates = new Map<string, number>();
  for (const { missionId } of applied) candidates.set(missionId, (candidates.get(missionId) ?? 0) + 1);
  return missions.map(({ row }) => {
    const openUntil = row.closes_on < today ? row.closes_on : today;
    const days = daysBetween(parisDay(row.published_at), openUntil);
    const looks = days * random.between(1, 3) + (candidates.get(row.id) ?? 0) * random.between(6, 12);
    return { mission_id: row.id, views: 2 + looks };
  });
};
