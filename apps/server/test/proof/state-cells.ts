/** Cells that several stages of the state matrix share. */

/** A command by its name in `permitted`, and the resulting state if it changes. */
type Cell = string;

export interface Column {
  readonly state: string;
  readonly creator: readonly Cell[];
  readonly candidate: readonly Cell[];
  readonly staff?: readonly Cell[];
  readonly partner?: readonly Cell[];
  /** Refusals of commands that the party or office may give at another stage, by `creator message`. */
  readonly told?: Readonly<Record<string, string>>;
}

export const refuse = 'refuseCandidate > REFUSED';
export const withdraw = 'withdraw > REFUSED';
export const noConsent = { 'creator message': 'NDA_REQUIRED', 'candidate message': 'NDA_REQUIRED' };
export const nothingToConfirm = { 'candidate price/confirm': 'NOTHING_TO_CONFIRM' };
export const bothAgreed = { 'creator nda': 'ALREADY_CONSENTED', 'candidate nda': 'ALREADY_CONSENTED' };
export const closed = { 'creator message': 'MESSAGES_CLOSED', 'candidate message': 'MESSAGES_CLOSED' };
export const notContested = {
  'creator contest/withdraw': 'NOT_CONTESTED',
  'candidate contest/withdraw': 'NOT_CONTESTED',
};
export const directly = {
  'creator cancelDeposit': 'NO_DEPOSIT',
  'candidate cancelDeposit': 'NO_DEPOSIT',
  'staff cancelDeposit': 'NO_DEPOSIT',
};
export const choosing = { state: 'WAITING_ACCEPTATION', candidate: ['nda', withdraw], told: noConsent };

/** Commands open to a candidate who declared their independence, and the one refused to them. */
export const revoking = ['independence/reserve', 'independence/retract'];
export const alreadyDeclared = { 'candidate independence/declare': 'ALREADY_DECLARED' };
