import { hearingsPath, registerPath } from '@basoche/domain/access/own-paths';
import { useLocation } from 'react-router';

/** True for the screen of a hearing. */
export const isOfHearing = (path: string): boolean => path.startsWith(`${hearingsPath}/`);

/** Address of the register, with a link back to the mission or hearing that the viewer came from. */
export const useRegisterPath = (missionID: string): string => {
  const { pathname } = useLocation();
  const back = isOfHearing(pathname) ? pathname : `/consult/missions/${missionID}`;
  return `${registerPath}?retour=${encodeURIComponent(back)}`;
};
