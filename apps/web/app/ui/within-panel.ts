import { createContext } from 'react';

/** Whether what is drawn stands in a panel, whose title is a second-rank heading and whose frame is enough for both. */
export const WithinPanel = createContext(false);
