import type { JobCard } from '@basoche/contract/jobs/jobs';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { Initials, Photo, PhotoPlace } from '../../../ui/photo.tsx';
import classes from './employer.module.css';

interface EmployerProps {
  offer: Pick<JobCard, 'creatorName' | 'creatorPictureURL' | 'creatorRole'>;
  size?: number;
}

/** Employer by name and picture; an offer without a picture has a neutral icon. */
export const Employer = ({ offer, size = 28 }: EmployerProps) => {
  const Logo = offer.creatorRole === 'COMPANY' ? IconBuilding : IconUser;
  return (
    <span className={classes.employer} data-large={size > 28 || undefined}>
      {offer.creatorPictureURL === null ? (
        <PhotoPlace size={size} shape="square" isHidden>
          <Initials>
            <Logo size={size * 0.6} stroke={1.5} aria-hidden />
          </Initials>
        </PhotoPlace>
      ) : (
        <Photo src={offer.creatorPictureURL} name={offer.creatorName} size={size} shape="square" />
      )}
      <span className={classes.name}>{offer.creatorName}</span>
    </span>
  );
};
