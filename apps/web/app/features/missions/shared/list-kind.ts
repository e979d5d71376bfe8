export { missionLists } from '../list-kind.tsx';
