import type { MissionCard } from '@basoche/contract/missions';
import { Avatar } from '@mantine/core';
import { common } from '../content.ts';
import classes from './creator.module.css';

/** A neutral seal over the blur of nobody, for a creator whose identity is not given: there is nothing behind it. */
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
      <circle cx="16" cy="12.5" r="6" />
      <path d="M3 33c1-9 6-12.5 13-12.5s12 3.5 13 12.5z" />
    </g>
    <circle cx="16" cy="16" r="15.25" className={classes.sealEdge} />
    <circle cx="16" cy="16" r="12.25" className={classes.sealRing} />
    <path d="M16 12.2l3.8 3.8-3.8 3.8-3.8-3.8z" className={classes.sealMark} />
  </svg>
);

interface CreatorProps {
  mission: Pick<MissionCard, 'creatorName' | 'creatorPictureURL'>;
  size?: number;
}

/** Who publishes a mission, by name and picture, or "Recruteur anonyme". */
export const Creator = ({ mission, size = 32 }: CreatorProps) => (
  <span className={classes.creator}>
    {mission.creatorName === null ? (
      <Seal size={size} />
    ) : (
      <Avatar
        src={mission.creatorPictureURL}
        name={mission.creatorName}
        alt=""
        size={size}
        color="slate"
        radius={999}
        aria-hidden
      />
    )}
    <span className={classes.name}>{mission.creatorName ?? common.anonymousCreator}</span>
  </span>
);
