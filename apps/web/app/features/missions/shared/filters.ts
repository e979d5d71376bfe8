export { missionFilterSet } from '../filters.ts';
