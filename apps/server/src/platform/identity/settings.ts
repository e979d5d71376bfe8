import type { Profession } from '@basoche/domain/options/professions';

/** Identity provider of a profession, as the environment names it. */
export interface IdentitySettings {
  /** Issuer URL of the provider. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name of the provider for members. */
  readonly name: string;
  /** Profession that a sign-in there proves; null if it proves none. */
  readonly proves: Profession | null;
}
