export { keptCount } from '../api/member-favourites.ts';
export { profileQuery } from '../api/profile.ts';
