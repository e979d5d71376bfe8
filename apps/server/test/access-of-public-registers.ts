import { moderators, trade } from './access-rows.ts';

const none = moderators.replaceAll('ok', '404');

/** Access matrix of the calls about public registers. */
export const publicRegisterAccess: Readonly<Record<string, string>> = {
  'publicRegisters.listOwn': trade,
  'publicRegisters.dispute': trade.replaceAll('ok', '404'),
  'publicRegisters.list': moderators,
  'publicRegisters.acceptEdition': none,
  'publicRegisters.refuseEdition': none,
  'publicRegisters.listMatches': moderators,
  'publicRegisters.confirmMatch': none,
  'publicRegisters.refuseMatch': none,
};
