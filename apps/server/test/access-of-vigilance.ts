import { eitherParty, member, moderators, outside, trade, verifiedTrade } from './access-rows.ts';

const unheld = `401   mail  404   404   404   404   404   404   404   403   404   404   401   ${outside}`;
const proven = `401   mail  proof 404   404   404   403   403   404   404   404   404   401   ${outside}`;

/**
 * Access matrix of the calls about the vigilance file. No principal of the matrix has submitted a document.
 */
export const vigilanceAccess: Readonly<Record<string, string>> = {
  'vigilance.readFile': trade,
  'vigilance.addFile': verifiedTrade,
  'vigilance.removeFile': proven,
  'vigilance.submit': verifiedTrade,
  'vigilance.withdraw': proven,
  'vigilance.readDocumentFile': trade.replaceAll('ok ', '404 '),
  'vigilance.showInsurance': trade,

  'vigilanceOffice.read': moderators,
  'vigilanceOffice.examine': moderators.replaceAll('ok', '404'),
  'vigilanceOffice.examineFile': moderators.replaceAll('ok', '404'),
  'vigilanceOffice.withdraw': moderators.replaceAll('ok', '404'),
  'vigilance.listHeld': member,
  // No mission of the world reaches the yearly sum: its client has no file to hold.
  'vigilance.collect': unheld,
  'vigilance.verifyCode': unheld,
  'vigilance.readThread': eitherParty,
};
