import type { JobCard } from '@basoche/contract/jobs';
import { Avatar } from '@mantine/core';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import classes from './employer.module.css';

interface EmployerProps {
  offer: Pick<JobCard, 'creatorName' | 'creatorPictureURL' | 'creatorRole'>;
  size?: number;
}

/** Who recruits, by name and picture; an offer without a picture has the logo of nobody in its place. */
export const Employer = ({ offer, size = 28 }: EmployerProps) => {
  const Logo = offer.creatorRole === 'COMPANY' ? IconBuilding : IconUser;
  return (
    <span className={classes.employer} data-large={size > 28 || undefined}>
      <Avatar src={offer.creatorPictureURL} alt="" size={size} color="slate" radius="sm" aria-hidden>
        <Logo size={size * 0.6} stroke={1.5} aria-hidden />
      </Avatar>
      <span className={classes.name}>{offer.creatorName}</span>
    </span>
  );
};
