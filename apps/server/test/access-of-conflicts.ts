import { outside, ownCandidates, trade, verified } from './access-rows.ts';

const noEntry = trade.replaceAll('ok ', '404');

/** Access matrix of the calls about the conflict check, with the columns of the whole matrix. */
export const conflictAccess: Readonly<Record<string, string>> = {
  'conflicts.listAskedNatures': verified,
  'conflicts.readRegister': trade,
  'conflicts.listEntries': trade,
  'conflicts.addEntries': trade,
  // No principal of the matrix has a name in their register.
  'conflicts.changeEntry': noEntry,
  'conflicts.removeEntry': noEntry,
  'conflicts.confirmRegister': trade,
  'conflicts.eraseRegister': trade,
  'conflicts.readParties': ownCandidates,
  'conflicts.nameParties': ownCandidates,
  'conflicts.readCheck': trade,
  // No principal of the matrix has a register.
  'conflicts.askCheck': `401   mail  proof REGISTER_EMPTY REGISTER_EMPTY REGISTER_EMPTY 403   403   REGISTER_EMPTY REGISTER_EMPTY REGISTER_EMPTY REGISTER_EMPTY 401   ${outside}`,
};
