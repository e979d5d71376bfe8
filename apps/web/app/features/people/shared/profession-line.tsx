import type { StatedProfession } from '@basoche/domain/members/profession';
import { IconRosetteDiscountCheckFilled } from '@tabler/icons-react';
import classes from './profession-line.module.css';

interface ProfessionLineProps {
  profession: StatedProfession;
  className?: string | undefined;
}

/** Profession beside a member's name: « Avocate · vérifiée ». */
export const ProfessionLine = ({
  profession: { name, status, isVerified },
  className = '',
}: ProfessionLineProps) => (
  <span className={`${classes.line} ${className}`}>
    {`${name}\u00a0· `}
    <span className={classes.status} data-verified={isVerified || undefined}>
      {isVerified && <IconRosetteDiscountCheckFilled className={classes.mark} aria-hidden />}
      {status}
    </span>
  </span>
);
