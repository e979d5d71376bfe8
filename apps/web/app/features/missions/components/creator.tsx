import type { MissionCard } from '@basoche/contract/missions/missions';
import { anonymousClient } from '@basoche/domain/members/anonymous-client';
import { Photo } from '../../../ui/photo.tsx';
import classes from './creator.module.css';

/** Neutral seal of an anonymous creator. It contains no picture that could be revealed. */
const Seal = ({ size }: { size: number }) => (
  <svg
    className={classes.seal}
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="16" cy="16" r="16" className={classes.sealGround} />
    <g className={classes.sealBlur}>
      <circle cx="16" cy="12.5" r="5.5" />
      <path d="M4 32c1-8.5 6-11.5 12-11.5s11 3 12 11.5z" />
    </g>
    <circle cx="16" cy="16" r="15.25" className={classes.sealEdge} />
  </svg>
);

interface CreatorProps {
  mission: Pick<MissionCard, 'creatorName' | 'creatorPictureURL'>;
  size?: number;
}

/** Creator of a mission, by name and picture, or "Client anonyme". */
export const Creator = ({ mission, size = 32 }: CreatorProps) => (
  <span className={classes.creator}>
    {mission.creatorName === null ? (
      <Seal size={size} />
    ) : (
      <Photo src={mission.creatorPictureURL} name={mission.creatorName} size={size} />
    )}
    <span className={classes.name}>{mission.creatorName ?? anonymousClient}</span>
  </span>
);
