import type { Mission } from '@basoche/contract/missions';
import type { PriceBasis } from '@basoche/domain/missions/budget';
import type { Day } from '@basoche/domain/time/paris';
import { futureDay } from '../postings/copies.ts';
import { type MissionValues, valuesOfMission } from './mission-values.ts';

/** The form of a new mission, filled in from another of one's own. */
export const copyAddress = (missionID: string): string => `/manage/missions/create?copie=${missionID}`;

/** What a copy starts from: everything but the days that are past, which are to be chosen again. */
export const valuesOfCopy = (mission: Mission, today: Day, basis: PriceBasis): MissionValues => {
  const values = valuesOfMission(mission, basis);
  return {
    ...values,
    endDate: futureDay(values.endDate, today),
    startDate: futureDay(values.startDate, today),
  };
};
