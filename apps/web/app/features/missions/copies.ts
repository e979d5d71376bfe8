import type { Mission } from '@basoche/contract/missions';
import type { Day } from '@basoche/domain/time/paris';
import { type MissionValues, valuesOfMission } from './mission-values.ts';

/** The form of a new mission, filled in from another of one's own. */
export const copyAddress = (missionID: string): string => `/manage/missions/create?copie=${missionID}`;

export const copiedFrom = (search: URLSearchParams): string | null => search.get('copie');

/** What a copy starts from: everything but the days that are past, which are to be chosen again. */
export const valuesOfCopy = (mission: Mission, today: Day): MissionValues => {
  const values = valuesOfMission(mission);
  const future = (day: string) => (day >= today ? day : '');
  return { ...values, endDate: future(values.endDate), startDate: future(values.startDate) };
};
