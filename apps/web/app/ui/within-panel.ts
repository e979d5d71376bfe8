import { createContext } from 'react';

/** True inside a panel, whose title is a level-2 heading and whose frame serves both. */
export const WithinPanel = createContext(false);
