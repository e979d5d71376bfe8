/** Former names of `window-sizes.ts`, for the journeys of threads. */
export { picture, windowSizes as widths } from './window-sizes.ts';
