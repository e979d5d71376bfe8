export { keptCount } from '../api/directory.ts';
export { profileQuery } from '../api/profile.ts';
