import type { MissionCard } from '@basoche/contract/missions';
import { Avatar } from '@mantine/core';
import { common } from '../content.ts';
import classes from './creator.module.css';

/** A neutral seal for a creator whose identity is not given: there is nothing behind it. */
const Seal = ({ size }: { size: number }) => (
  <svg
    className={classes.seal}
    width={size}
    height={size}
    viewBox="0 0 32 32"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="16" cy="16" r="15.25" className={classes.sealGround} />
    <circle cx="16" cy="16" r="11" className={classes.sealRing} />
    <path d="M16 11.200l4.800 4.800-4.800 4.800-4.800-4.800z" className={classes.sealMark} />
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
