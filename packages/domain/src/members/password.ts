/**
 * Length of a password in characters (rules of accounts: no composition rules; the breached list is checked
 * elsewhere).
 */
export const passwordLength = { min: 8, max: 128 } as const;

/** The hint under the field. */
export const passwordHint = `Doit être d’au moins ${passwordLength.min} caractères`;

/**
 * Error of a new password, in French; null if it is valid. Counts characters as a person would, not bytes.
 */
export const passwordProblem = (password: string): string | null => {
  const length = Array.from(password).length;
  if (length < passwordLength.min)
    return `Le mot de passe doit contenir au moins ${passwordLength.min} caractères.`;
  if (length > passwordLength.max)
    return `Le mot de passe ne peut pas dépasser ${passwordLength.max} caractères.`;
  return null;
};

export const passwordMessages = {
  unchanged: 'Le mot de passe doit être différent de l’ancien',
  mismatch: 'Les nouveaux mots de passe doivent être identique',
} as const;
