import type { UserType } from '../members/kinds.ts';
import { valuesOf } from '../options/option.ts';
import { professions } from '../options/professions.ts';

/** Public registers in which members are looked up (rules §11). */

export const publicRegisters = ['avocats', 'companies', 'officers'] as const;
export type PublicRegister = (typeof publicRegisters)[number];

/**
 * State of a member in a register. `missing`: an edition no longer names them; `refused`: staff found no line
 * that is theirs.
 */
export const registerMatchStates = ['doubtful', 'confirmed', 'refused', 'missing'] as const;

/** Effect on a member's verification when staff decide that no line is theirs. */
export const verificationAnswers = ['keep', 'withdraw'] as const;
export type VerificationAnswer = (typeof verificationAnswers)[number];

export const publicRegisterNames: Readonly<Record<PublicRegister, string>> = {
  avocats: 'Annuaire national des avocats',
  companies: 'Répertoire Sirene des entreprises',
  officers: 'Tableau d’une profession',
};

/** Names of the registers after « l’édition ». */
export const ofPublicRegister: Readonly<Record<PublicRegister, string>> = {
  avocats: 'de l’Annuaire national des avocats',
  companies: 'du répertoire Sirene des entreprises',
  officers: 'du tableau professionnel',
};

/** Professions of the third register, whose lists staff type into one file. */
const officers: readonly string[] = valuesOf(professions).filter((profession) =>
  ['Commissaire de justice', 'Notaire', 'Mandataire judiciaire'].includes(profession),
);

/**
 * The register that should name a member; null for members of no register: a student, a jurist, a customer.
 */
export const registerOf = (member: {
  readonly kind: UserType;
  readonly profession: string | null;
}): PublicRegister | null => {
  if (member.kind === 'COMPANY') return 'companies';
  if (member.kind !== 'EMPLOYEE' || member.profession === null) return null;
  if (member.profession === 'Avocat') return 'avocats';
  return officers.includes(member.profession) ? 'officers' : null;
};
