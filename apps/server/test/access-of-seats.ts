import type { SeatAct } from '@basoche/domain/firms/roles';

/**
 * Calls that a person may make for a firm, by kind of act (rules §8). Repeats the declarations of the calls
 * on purpose: a seat added to a call by mistake fails a test. All other calls are personal.
 */
export const callsBySeatAct: Readonly<Record<SeatAct, string>> = {
  look: `
    auth.me companies.readListings firms.leave firms.listSeats firms.read jobs.count jobs.countOwn jobs.list jobs.listOwn jobs.others jobs.read
    members.list members.read members.readVanity missions.count missions.countCustomers missions.countOwn
    missions.list missions.listCustomers missions.listOwn missions.others missions.rules missions.single
    missions.view payments.listThreadInvoices payments.readThreadInvoice statements.read terms.readOwn
    vigilance.readFile`,
  readThreads: `
    jobs.countCandidates jobs.countStages jobs.didApply jobs.listApplied jobs.listCandidates
    jobs.listFavourites jobs.readCv members.listFavourites missions.countCandidates
    missions.countShortlisted missions.hasApplied missions.listApplied missions.listAppliedCustomers
    missions.listCandidates missions.listFavourites presentations.list reports.can reports.ofThread
    hearings.calendar hearings.list hearings.read savedSearches.list threads.countDiscussions threads.instalments threads.listContractChoices threads.listJobDiscussions
    threads.listMissionDiscussions threads.listWaiting threads.read threads.readAttachment
    threads.readAttachmentPreview threads.readEvidence threads.readShownParties threads.readSignedAgreement
    vigilance.readThread`,
  negotiate: `
    conflicts.askCheck conflicts.listAskedNatures conflicts.nameParties conflicts.readCheck conflicts.readParties conflicts.readRegister firms.assign jobs.addCv jobs.apply jobs.create jobs.createDraft jobs.deleteCv jobs.deleteDraft jobs.dropFavourite
    jobs.fill jobs.keepFavourite jobs.listCvs jobs.listDrafts jobs.moveCandidate jobs.noteCandidate
    jobs.relaunch jobs.update jobs.updateDraft jobs.writeToCandidates members.dropFavourite
    members.keepFavourite missions.apply missions.create missions.dropFavourite missions.fill
    missions.invite missions.keepFavourite missions.listInvitable missions.noteCandidate missions.publish
    missions.relaunch missions.shortlistCandidate missions.suggest missions.update
    missions.writeToCandidates presentations.delete presentations.save reports.report reports.reportParty
    savedSearches.create savedSearches.delete savedSearches.update threads.addAttachment threads.consent
    hearings.addDocument hearings.cancel hearings.publish hearings.raise hearings.reach hearings.removeDocument hearings.take threads.consentToJob threads.deleteAttachment threads.draftContract threads.keepSheet threads.sendMessage`,
  invoice: `
    payments.changeBillingDetails payments.creditInvoice payments.exportOwn payments.issueInvoice
    payments.listInvoices payments.listOwn payments.ownMonths payments.readAccount
    payments.readBillingDetails payments.readInvoice payments.readPayeeDetails subscriptions.read`,
  pay: `
    firms.askApproval firms.listDeposits firms.readApproval firms.withdrawApproval payments.payDeposit`,
  collectVigilance: `
    vigilance.collect vigilance.listHeld vigilance.verifyCode`,
  bank: `
    firms.approveDeposit firms.refuseDeposit
    payments.openAccount payments.readBankDetails payments.saveBankDetails subscriptions.cancel
    subscriptions.openPortal subscriptions.resume subscriptions.subscribe`,
  represent: `
    vigilance.addFile vigilance.readDocumentFile vigilance.removeFile vigilance.showInsurance vigilance.submit vigilance.withdraw
    hearings.readBar hearings.stateBar publicRegisters.dispute publicRegisters.listOwn companies.update companies.updateLeader companies.updateLogo companies.updatePhotos
    companies.updatePresentation members.setVisibility moderation.askReexamination moderation.read
    reports.appeal reports.decision verification.addDocument verification.read verification.readDocument
    verification.removeDocument verification.send`,
  keepRegister: `
    conflicts.addEntries conflicts.changeEntry conflicts.confirmRegister conflicts.eraseRegister
    conflicts.listEntries conflicts.removeEntry`,
  team: `
    firms.acceptRequest firms.changeRole firms.invite firms.listActs firms.listInvitations firms.listRequests firms.makeLink
    firms.refuseRequest firms.removeSeat firms.revokeInvitation`,
  own: `
    auth.deleteAccount firms.addDomain firms.changeSettings firms.checkDomain firms.confirmDomain firms.listDomains
    firms.removeDomain ownData.askExport ownData.listExports ownData.readErasure ownData.readExport
    terms.accept`,
};
