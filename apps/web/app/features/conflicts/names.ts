import type { RegisterEntry } from '@basoche/contract/conflicts/register';
import { sideWords } from '@basoche/domain/conflicts/register-file';
import { spacedBusinessNumber } from '@basoche/domain/payments/identifiers';

/** « Thomas Kervella », « Verdelune Industries ». */
export const shownName = ({ firstName, name }: Pick<RegisterEntry, 'firstName' | 'name'>): string =>
  firstName === null ? name : `${firstName} ${name}`;

/** « Partie adverse · SIREN 732 829 320 · Dossier 12 ». */
export const factsOf = ({
  side,
  siren,
  reference = null,
}: Pick<RegisterEntry, 'side' | 'siren'> & Partial<RegisterEntry>): string =>
  [sideWords[side], siren === null ? null : `SIREN ${spacedBusinessNumber(siren)}`, reference]
    .filter((fact) => fact !== null)
    .join(' · ');
