import type { Profession } from '@basoche/contract/members/professions';
import { IconCertificate } from '@tabler/icons-react';
import classes from './inscription-line.module.css';

interface InscriptionLineProps {
  profession: Profession | null;
  className?: string | undefined;
}

/** Line of a public register below a member's name: « Inscrite au barreau de Lyon, vérifié le 23 septembre 2026 ». */
export const InscriptionLine = ({ profession, className = '' }: InscriptionLineProps) =>
  profession?.inscription ? (
    <span className={`${classes.line} ${className}`}>
      <IconCertificate className={classes.mark} stroke={1.5} aria-hidden />
      <span className={classes.text}>{profession.inscription.text}</span>
    </span>
  ) : null;
