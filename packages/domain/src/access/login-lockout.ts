/**
 * Wrong passwords that lock the login of an account, and for how long (docs/trust.md, "Accounts"). The server counts them:
 * features/auth/login-lockout.
 */
export const loginLockout = {
  /** From one network. */
  wrongPasswordsOfNetwork: 5,
  /** From a browser that signed in to the account before. */
  wrongPasswordsOfKnownBrowser: 5,
  /**
   * From all networks together. Ten times the limit of one: others cannot easily lock the owner out, nor guess for long from
   * many networks.
   */
  wrongPasswordsOfAccount: 50,
  minutes: 30,
} as const;
