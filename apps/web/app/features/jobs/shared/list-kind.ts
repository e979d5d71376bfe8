export { jobList } from '../list-kind.tsx';
