import { createContext } from 'react';

/** True inside a `Panel`: an error state then has no frame of its own and a level-3 title. */
export const WithinPanel = createContext(false);
