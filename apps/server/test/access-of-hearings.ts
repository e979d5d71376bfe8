import { moderators, outside, persons, trade } from './access-rows.ts';

const no = (row: string, code: string) => row.replaceAll('ok ', `${code} `);
const A = 'AVOCATS_ONLY';
const B = 'BAR_NEEDED';
const P = 'HEARING_PUBLISHER';

/**
 * Access matrix of the calls about hearings, with the columns of the whole matrix. No principal is an avocat.
 */
export const hearingAccess: Readonly<Record<string, string>> = {
  'hearings.publish': `401   mail  proof ${P} ${P} ${P} 403   403   ${P} ${P} ${P} ${P} 401   ${outside}`,
  'hearings.list': `401   mail  ${A} ${A} ${A} ${B} 403   403   ${B} ${A} ${A} ${A} 401   ${outside}`,
  'hearings.read': no(trade, '404'),
  'hearings.reach': `401   mail  proof ${P} ${P} ${P} 403   403   ${P} ${P} ${P} ${P} 401   ${outside}`,
  'hearings.addDocument': `401   mail  proof ${P} ${P} ${P} 403   403   ${P} ${P} ${P} ${P} 401   ${outside}`,
  'hearings.removeDocument': `401   mail  proof 404   404   404   403   403   404   404   404   404   401   ${outside}`,
  'hearings.raise': `401   mail  proof 404   404   404   403   403   404   404   404   404   401   ${outside}`,
  'hearings.decline': no(persons, '404'),
  'hearings.calendar': no(trade, '404'),
  'hearings.cancel': no(trade, '404'),
  'hearings.take': `401   mail  proof 404   404   404   403   403   404   404   404   404   401   ${outside}`,
  'hearings.readProfile': persons,
  'hearings.saveProfile': no(persons, A),
  'hearings.addAbsence': no(persons, '404'),
  'hearings.removeAbsence': no(persons, '404'),
  'hearings.listBars': moderators,
  'hearings.confirmBar': moderators.replaceAll('ok', '404'),
  'hearings.refuseBar': moderators.replaceAll('ok', '404'),
  'hearingsOffice.list': moderators,
  'hearingsOffice.cancel': moderators.replaceAll('ok', '404'),
  'hearings.readBar': trade,
  'hearings.stateBar': `401   mail  ${A} ${A} ${A} ok    403   403   ok    ${A} ${A} ${A} 401   ${outside}`,
};
