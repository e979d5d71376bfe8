export { missionCounts } from '../api.ts';
export { ownMissionPages } from '../own-api.ts';
