/** The initial of the mark as a path on a 32 by 32 ground: it needs no font. */
export const initial =
  'M7 5.4l6.2-.9v10c1.2-1.5 2.9-2.3 5-2.3 4.2 0 7.3 3.2 7.3 7.3 0 4.3-3.3 7.5-8.1 7.5-3 0-6-1-8.4-2.3V8.2L7 7.6zM13.2 17.6v6.2c.9.7 1.9 1 3.1 1 2.8 0 4.5-2.1 4.5-5 0-2.7-1.6-4.8-4-4.8-1.5 0-2.8.9-3.6 2.6z';

export const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#e65225"/><path fill="#fff" fill-rule="evenodd" d="${initial}"/></svg>`;
