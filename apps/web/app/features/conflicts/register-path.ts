/** Address of the register, from which one comes back to a mission. */
export const registerPath = (missionID: string): string =>
  `/vigilance?retour=${encodeURIComponent(`/consult/missions/${missionID}`)}`;
