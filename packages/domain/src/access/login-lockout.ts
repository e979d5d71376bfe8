/**
 * Numbers of wrong passwords that lock the login of an account, and minutes of the lock (docs/trust.md,
 * "Accounts"). The server counts them in features/auth/login-lockout.
 */
export const loginLockout = {
  /** From one network. */
  wrongPasswordsOfNetwork: 5,
  /** From a browser that signed in to the account before. */
  wrongPasswordsOfKnownBrowser: 5,
  /**
   * From all networks together. Ten times the limit of one network: others cannot easily lock the owner out,
   * and an attacker with many networks cannot guess for long.
   */
  wrongPasswordsOfAccount: 50,
  minutes: 30,
} as const;
