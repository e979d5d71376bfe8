/** Screen of the parties of the viewer's own mission. */
export const partiesPath = (missionID: string): string => `/manage/missions/parties/${missionID}`;
