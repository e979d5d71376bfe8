/**
 * Who may call what: every route of the contract, for every principal, with the answer that is expected (trust, "Who may
 * what"). The thing asked for belongs to `owner`; `candidate` and `otherCandidate` have applied to the owner's mission, and the
 * thread is the candidate's. Staff and the partner have passed their second factor, but for `bareStaff`. A route or a cell that
 * is missing fails the suite.
 */

export const principals = [
  'visitor',
  'unconfirmed',
  'unverified',
  'student',
  'employee',
  'company',
  'customer',
  'moralCustomer',
  'owner',
  'candidate',
  'otherCandidate',
  'stranger',
  'deleted',
  'suspended',
  'bareStaff',
  'editor',
  'moderator',
  'admin',
  'partner',
] as const;
export type Principal = (typeof principals)[number];

/** Codes of the cells; `ok` is the route's own success. Any other word is the problem's code itself. */
export const cellCodes = {
  '401': 'UNAUTHENTICATED',
  mail: 'EMAIL_NOT_VALIDATED',
  proof: 'NOT_VERIFIED',
  factor: 'SECOND_FACTOR_REQUIRED',
  '403': 'FORBIDDEN',
  actor: 'ACTOR_MISMATCH',
  '404': 'NOT_FOUND',
} as const;

/** The suspended, staff and the partner, on a call of members: refused whatever it is about. */
const outside = '401   403   403   403   403   403';

const all =
  'ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok';
const session =
  '401   ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    401   401   ok    ok    ok    ok    ok';
const member = `401   mail  ok    ok    ok    ok    ok    ok    ok    ok    ok    ok    401   ${outside}`;
const verified = `401   mail  proof ok    ok    ok    ok    ok    ok    ok    ok    ok    401   ${outside}`;
const trade = `401   mail  ok    ok    ok    ok    403   403   ok    ok    ok    ok    401   ${outside}`;
const ownMission = `401   mail  proof 403   403   403   403   403   ok    403   403   403   401   ${outside}`;
const verifiedTrade = `401   mail  proof ok    ok    ok    403   403   ok    ok    ok    ok    401   ${outside}`;
const ownDraft = `401   mail  proof 404   404   404   403   403   ok    404   404   404   401   ${outside}`;
const ownOffer = `401   mail  proof 404   404   404   403   403   ok    404   404   404   401   ${outside}`;
const ofOffer = `401   mail  proof 404   404   404   403   403   ok    403   404   404   401   ${outside}`;
const ownSearch = `401   mail  404   404   404   404   403   403   ok    404   404   404   401   ${outside}`;
const ownCandidates = `401   mail  proof 404   404   404   404   404   ok    404   404   404   401   ${outside}`;
const ofOwner = `401   mail  actor actor actor actor actor actor ok    actor actor actor 401   ${outside}`;
const ofCandidate = `401   mail  actor actor actor actor actor actor actor ok    actor actor 401   ${outside}`;
const eitherParty = `401   mail  404   404   404   404   404   404   ok    ok    404   404   401   ${outside}`;
const creator = `401   mail  404   404   404   404   404   404   ok    403   404   404   401   ${outside}`;
const bringer = `401   mail  404   404   404   404   404   404   404   ok    404   404   401   ${outside}`;
const candidate = `401   mail  404   404   404   404   404   404   403   ok    404   404   401   ${outside}`;
/** Of staff and partners. */
const office =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   ok    ok    ok    ok    ok';
/** Staff who look after threads and people. */
const moderators =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor 403   ok    ok    403';
const partner =
  '401   403   403   403   403   403   403   403   403   403   403   403   401   401   factor 403   403   403   ok';
const everybody = (code: string) => principals.map(() => code).join(' ');

/** Columns in the order of `principals`. */
export const accessMatrix: Readonly<Record<string, string>> = {
  //                       visi. unco. unve. stud. empl. comp. cust. moral owner cand. other stra. dele. susp. bare  edit. mode. admin part.
  'auth.registerStudent': all,
  'auth.registerEmployee': all,
  'auth.registerCompany': all,
  'auth.registerCustomer': all,
  'auth.login': all,
  'auth.logout': session,
  'auth.me': session,
  'auth.confirm': everybody('CONFIRMATION_INVALID'),
  'auth.confirmFromPage': everybody('CONFIRMATION_INVALID'),
  'auth.passwordForgotten': all,
  'auth.resetPassword': everybody('RESET_LINK_INVALID'),
  'auth.changePassword': member,
  'auth.deleteAccount': member,

  'secondFactor.start': office,
  'secondFactor.confirm': office.replaceAll('ok', 'SECOND_FACTOR_NOT_SET'),
  'secondFactor.pass': office.replaceAll('ok', 'SECOND_FACTOR_NOT_SET'),

  'missions.list': all,
  'missions.rules': all,
  'missions.listCustomers': all,
  'missions.countCustomers': member,
  'missions.listAppliedCustomers': member,
  'missions.single': all,
  'missions.others': all,
  'missions.create': verified,
  'missions.update': ownMission,
  'missions.publish': ownMission,
  'missions.relaunch': `401   mail  proof 403   403   403   403   403   MISSION_STILL_OPEN 403   403   403   401   ${outside}`,
  'missions.view': all,
  'missions.listFavourites': trade,
  'missions.keepFavourite': trade,
  'missions.dropFavourite': trade,
  'missions.invite': ownMission,
  'missions.listInvitable': verified,
  'missions.listOwn': member,
  'missions.countOwn': ofOwner,
  'missions.count': ofCandidate,
  'missions.apply': `401   mail  proof ok    ok    ok    403   403   OWN_MISSION ALREADY_APPLIED ALREADY_APPLIED ok 401   ${outside}`,
  'missions.hasApplied': ofCandidate,
  'missions.listApplied': ofCandidate,
  'missions.listCandidates': ownCandidates,
  'missions.countCandidates': ownCandidates,

  'jobs.list': all,
  'jobs.read': all,
  'jobs.others': all,
  'jobs.listOwn': trade,
  'jobs.countOwn': trade,
  'jobs.create': verifiedTrade,
  'jobs.update': ownMission,
  'jobs.relaunch': `401   mail  proof 403   403   403   403   403   JOB_STILL_OPEN 403   403   403   401   ${outside}`,
  'jobs.fill': ownMission,
  'jobs.listDrafts': verifiedTrade,
  'jobs.createDraft': verifiedTrade,
  'jobs.updateDraft': ownDraft,
  'jobs.deleteDraft': ownDraft,
  'jobs.apply': `401   mail  proof ok    ok    ok    403   403   OWN_MISSION ALREADY_APPLIED ok ok 401   ${outside}`,
  'jobs.didApply': trade,
  'jobs.listApplied': trade,
  'jobs.count': trade,
  'jobs.listCandidates': ownOffer,
  'jobs.countCandidates': ownOffer,
  'jobs.countStages': ownOffer,
  'jobs.moveCandidate': ofOffer,
  'jobs.noteCandidate': ofOffer,
  'jobs.writeToCandidates': ownOffer,
  'jobs.addCv': verifiedTrade,
  'jobs.listCvs': trade,
  'jobs.readCv': `401   mail  404   404   404   404   403   403   ok    ok    404   404   401   ${outside}`,
  'jobs.deleteCv': `401   mail  404   404   404   404   403   403   404   ok    404   404   401   ${outside}`,
  'jobs.listFavourites': trade,
  'jobs.keepFavourite': trade,
  'jobs.dropFavourite': trade,

  'threads.listMissionDiscussions': member,
  'threads.listJobDiscussions': trade,
  'threads.countDiscussions': member,
  'threads.read': eitherParty,
  'threads.sendMessage': eitherParty,
  'threads.addAttachment': eitherParty,
  'threads.readAttachment': eitherParty,
  'threads.readAttachmentPreview': eitherParty,
  'threads.deleteAttachment': bringer,
  'threads.consent': eitherParty,
  'threads.consentToJob': `401   mail  404   404   404   404   403   403   ok    ok    404   404   401   ${outside}`,
  'threads.acceptPrice': creator,
  'threads.refusePrice': creator,
  'threads.proposePrice': candidate,
  'threads.confirmPrice': `401   mail  404   404   404   404   404   404   403   NOTHING_TO_CONFIRM 404   404   401   ${outside}`,
  'threads.refuseCandidate': creator,
  'threads.withdraw': candidate,
  'threads.chooseDirect': creator,
  'threads.chooseFunds': creator,
  'threads.choosePortage': creator,
  'threads.acceptDirect': candidate,
  'threads.refuseDirect': candidate,
  'threads.acceptFunds': candidate,
  'threads.refuseFunds': candidate,
  'threads.acceptPortage': candidate,
  'threads.refusePortage': candidate,
  'threads.cancelDeposit': eitherParty,
  'threads.deliver': candidate,
  'threads.contest': eitherParty,
  'threads.validateMission': creator,
  'threads.review': eitherParty,
  'threads.replyToReview': eitherParty,

  'threads.readSignedAgreement': eitherParty,
  'threads.readEvidence': eitherParty,
  'threads.verifyEvidence': all,
  'threads.listContractChoices': `401   mail  404   404   404   404   403   403   ok    403   404   404   401   ${outside}`,
  'threads.draftContract': `401   mail  404   404   404   404   403   403   ok    403   404   404   401   ${outside}`,

  'reports.can': member,
  'reports.report': `401   mail  404   404   404   404   404   404   ok    404   404   404   401   ${outside}`,
  'reports.ofThread': eitherParty,
  'reports.reportParty': eitherParty,
  'reports.list': moderators,
  'reports.settle': moderators,

  'notifications.wishes': member,
  'notifications.changeWishes': member,
  'notifications.listNew': member,
  'notifications.mark': `401   mail  404   404   404   404   404   404   ok    404   404   404   401   ${outside}`,
  'notifications.markAll': member,

  'backOffice.listPortage': moderators,
  'backOffice.validatePortage': moderators,
  'backOffice.rejectPortage': moderators,
  'backOffice.listPartnerPortage': partner,
  'backOffice.validatePartnerPortage': partner,
  'backOffice.rejectPartnerPortage': partner,
  'backOffice.listDisputes': moderators,
  'backOffice.settleDispute': moderators,
  'backOffice.cancelDeposit': moderators,

  'savedSearches.list': trade,
  'savedSearches.create': trade,
  'savedSearches.update': ownSearch,
  'savedSearches.delete': ownSearch,
  'savedSearches.stop': all,

  'places.search': all,
};
