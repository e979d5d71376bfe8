export { listPaths } from '../views.ts';
