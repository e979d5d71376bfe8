/** Former name of `window-sizes.ts`, for the journeys of threads. */
export { picture, widths } from './window-sizes.ts';
