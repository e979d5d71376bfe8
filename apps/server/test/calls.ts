import { randomBytes } from 'node:crypto';
import { legalTexts, versionInForce } from '@basoche/domain/terms/versions';
import { parisDay } from '@basoche/domain/time/paris';
import { callsOfAccounts } from './calls-of-accounts.ts';
import { callsOfConflicts } from './calls-of-conflicts.ts';
import { callsOfFirms } from './calls-of-firms.ts';
import { callsOfHearings } from './calls-of-hearings.ts';
import { callsOfMembers } from './calls-of-members.ts';
import { callsOfOffice } from './calls-of-office.ts';
import { callsOfPostings } from './calls-of-postings.ts';
import { callsOfPublicRegisters } from './calls-of-public-registers.ts';
import { callsOfVigilance } from './calls-of-vigilance.ts';
import { aDeclaration } from './conflicts.ts';
import { testPassword } from './factories.ts';
import { aJsonFile, aPdf } from './files.ts';
import { aBuyer, anIssuer } from './invoices.ts';
import { aSubscription } from './push.ts';
import { command, jobThread, type SampleCall, thread } from './sample-call.ts';
import type { World } from './world.ts';

const attachment = ({ applicationId, attachmentId }: World) => ({
  id: applicationId,
  attachmentID: attachmentId,
});
const article = ({ articleId }: World) => ({ id: articleId });
const search = (world: World) => ({ id: world.searchId });
const newAddress = () => `nouveau-${randomBytes(6).toString('hex')}@exemple.fr`;
const account = () => ({ email: newAddress(), password: testPassword });
const person = () => ({
  ...account(),
  firstName: 'Jeanne',
  lastName: 'Moreau',
  number: '0612345678',
  zipCode: '69003',
  jobName: 'Juriste',
});

export const sampleCalls: Readonly<Record<string, SampleCall>> = {
  ...callsOfAccounts,
  ...callsOfConflicts,
  ...callsOfFirms,
  ...callsOfHearings,
  ...callsOfVigilance,
  ...callsOfPublicRegisters,
  ...callsOfMembers,
  ...callsOfOffice,
  ...callsOfPostings,
  'auth.registerStudent': { body: person },
  'auth.registerEmployee': { body: person },
  'auth.registerCompany': { body: () => ({ ...account(), companyName: 'Étude Nouvelle' }) },
  'auth.registerCustomer': { body: () => ({ ...account(), customerName: 'Luc Petit', isMoral: false }) },
  'auth.login': { body: ({ owner }) => ({ email: owner.email, password: testPassword }) },
  'auth.logout': { body: () => ({}) },
  'auth.me': {},
  'auth.confirm': { params: () => ({ confirmationCode: 'inconnu' }) },
  'auth.confirmFromPage': { params: () => ({ confirmationCode: 'inconnu' }), body: () => ({}) },
  'auth.passwordForgotten': { body: ({ owner }) => ({ email: owner.email }) },
  'auth.resetPassword': {
    params: () => ({ sessionID: 'inconnu' }),
    body: () => ({ newPassword: 'une autre phrase que personne ne devine' }),
  },
  'auth.changePassword': {
    body: () => ({ old: testPassword, new: 'une autre phrase que personne ne devine' }),
  },
  'auth.deleteAccount': {},

  'terms.readOwn': {},
  'terms.accept': {
    body: () =>
      Object.fromEntries(
        legalTexts.map((text) => [text, versionInForce(text, parisDay(new Date())).version]),
      ),
  },

  'threads.listMissionDiscussions': {},
  'threads.listJobDiscussions': {},
  'threads.countDiscussions': {},
  'threads.listWaiting': {},
  'threads.read': { params: thread },
  'threads.sendMessage': {
    stage: 'talking',
    params: thread,
    body: () => ({ content: 'Bonjour', clientId: randomBytes(8).toString('hex'), attachments: [] }),
  },
  'threads.addAttachment': { stage: 'talking', params: thread, body: () => ({ file: aPdf('Contrat.pdf') }) },
  'threads.readAttachment': { stage: 'files', params: attachment },
  'threads.readAttachmentPreview': { stage: 'files', params: attachment },
  'threads.deleteAttachment': {
    stage: 'files',
    params: ({ applicationId, waitingAttachmentId }) => ({
      id: applicationId,
      attachmentID: waitingAttachmentId,
    }),
  },
  'threads.consent': command('new'),
  'threads.consentToJob': { params: jobThread, body: () => ({}) },
  'threads.declareIndependence': { ...command('reserved'), body: () => aDeclaration() },
  'threads.reserveIndependence': command('declared'),
  'threads.retractIndependence': command('declared'),
  'threads.discloseParties': { ...command('agreed'), body: () => ({ listVersion: 1 }) },
  'threads.readShownParties': { stage: 'shown', params: thread },
  'threads.acceptPrice': command('new'),
  'threads.refusePrice': { ...command('new'), body: () => ({ suggestion: 400, text: 'Un mot.' }) },
  'threads.proposePrice': { stage: 'priceRefused', params: thread, body: () => ({ offer: 420 }) },
  'threads.confirmPrice': command('new'),
  'threads.refuseCandidate': { ...command('new'), body: () => ({ text: 'Un mot.' }) },
  'threads.withdraw': command('new'),
  'threads.chooseDirect': command('choice'),
  'threads.chooseFunds': command('choice'),
  'threads.choosePortage': command('choice'),
  'threads.acceptDirect': command('direct'),
  'threads.refuseDirect': command('direct'),
  'threads.acceptFunds': command('funds'),
  'threads.refuseFunds': command('funds'),
  'threads.acceptPortage': command('portage'),
  'threads.refusePortage': command('portage'),
  'threads.cancelDeposit': command('deposit'),
  'threads.stopAtInstalment': command('secondAwaited'),
  'threads.returnSheet': { ...command('monthTold'), body: () => ({ reason: 'Un jour manque.' }) },
  'threads.keepSheet': { stage: 'monthOngoing', params: thread, body: () => ({ entries: [] }) },
  'threads.instalments': { stage: 'secondAwaited', params: thread },
  'threads.refuseCancel': command('cancelAsked'),
  'threads.deliver': command('ongoing'),
  'threads.cancelHearing': command('ongoing'),
  'threads.giveBackHearing': { ...command('ongoing'), body: () => ({ why: 'prevented' }) },
  'threads.contest': {
    stage: 'ongoing',
    params: thread,
    body: () => ({ reason: 'La note est incomplète.' }),
  },
  'threads.withdrawContest': command('contested'),
  'threads.validateMission': command('ongoing'),
  'threads.review': {
    stage: 'done',
    params: thread,
    body: () => ({ grade: 4, text: 'Un travail soigné.' }),
  },
  'threads.replyToReview': { stage: 'reviewed', params: thread, body: () => ({ text: 'Merci.' }) },

  'subscriptions.read': {},
  'subscriptions.subscribe': { body: () => ({ plan: 'monthly' }) },
  'subscriptions.cancel': { body: () => ({}) },
  'subscriptions.resume': { body: () => ({}) },
  'subscriptions.openPortal': { body: () => ({}) },

  'reports.can': { params: ({ candidate }) => ({ userId: candidate.id }) },
  'reports.report': {
    params: ({ candidate }) => ({ userId: candidate.id }),
    body: () => ({ reason: 'Des relances répétées.', category: 'harassment' }),
  },
  'reports.ofThread': { params: thread },
  'reports.decision': { params: ({ reportId }) => ({ id: reportId }) },
  'reports.appeal': {
    params: ({ reportId }) => ({ id: reportId }),
    body: () => ({ text: 'La décision oublie les deux derniers messages.' }),
  },
  'reports.reportParty': { params: thread, body: () => ({ reason: 'Des relances répétées.' }) },

  'payments.readBillingDetails': {},
  'payments.changeBillingDetails': { body: () => ({ ...aBuyer() }) },
  'payments.issueInvoice': {
    stage: 'done',
    params: thread,
    body: () => ({ issuer: anIssuer(), buyer: aBuyer(), vatOnDebits: false }),
  },
  'payments.readThreadInvoice': { stage: 'invoiced', params: thread },
  'payments.listThreadInvoices': { stage: 'invoiced', params: thread },
  'payments.listInvoices': {},
  'payments.readInvoice': { stage: 'invoiced', params: ({ invoiceId }) => ({ id: invoiceId }) },
  'payments.creditInvoice': { stage: 'invoiced', params: ({ invoiceId }) => ({ id: invoiceId }) },

  'threads.readSignedAgreement': { stage: 'talking', params: thread },
  'threads.readEvidence': { params: thread },
  'threads.listContractChoices': { params: jobThread },
  'threads.draftContract': { params: jobThread },
  'threads.verifyEvidence': { body: () => ({ file: aJsonFile({ format: 'inconnu' }) }) },

  'notifications.wishes': {},
  'notifications.changeWish': { body: () => ({ topic: 'messages', channel: 'digest', wanted: true }) },
  'notifications.stopMails': { params: ({ mailStopToken }) => ({ token: mailStopToken }), body: () => ({}) },
  'push.read': {},
  'push.addDevice': { body: () => aSubscription() },
  'push.removeDevice': { params: ({ deviceId }) => ({ id: deviceId }) },
  'notifications.listNew': {},
  'notifications.mark': { params: ({ notificationId }) => ({ id: notificationId }), body: () => ({}) },
  'notifications.markAll': { body: () => ({}) },

  'payments.listOwn': { stage: 'deposit' },
  'payments.ownMonths': {},
  'payments.exportOwn': { stage: 'deposit' },
  'payments.payDeposit': command('deposit'),
  'payments.receiveEvent': { body: () => ({}) },

  'statements.read': { params: thread },

  'presentations.list': {},
  'presentations.save': { body: () => ({ name: 'Nouvelle', text: 'Dix ans de baux.' }) },
  'presentations.delete': { params: ({ presentationId }) => ({ id: presentationId }) },

  'savedSearches.list': {},
  'savedSearches.create': {
    body: () => ({
      name: 'Recherche nouvelle',
      audience: 'members',
      filters: { domain: ['divorce'] },
      frequency: 'daily',
    }),
  },
  'savedSearches.update': {
    params: search,
    body: () => ({ name: 'Autre nom', audience: 'members', filters: { q: 'bail' }, frequency: 'weekly' }),
  },
  'savedSearches.delete': { params: search },
  'savedSearches.stop': { params: ({ stopToken }) => ({ token: stopToken }), body: () => ({}) },

  'payments.openAccount': { body: () => ({}) },
  'payments.readAccount': {},
  'payments.openPartnerAccount': {},
  'payments.readPartnerAccount': {},
  'payments.saveBankDetails': {
    body: () => ({ iban: 'FR76 3000 6000 0112 3456 7890 189', bic: 'AGRIFRPP' }),
  },
  'payments.readBankDetails': {},
  'payments.readPayeeDetails': { stage: 'ongoing', params: thread },

  'places.courts': {},
  'places.search': {},

  'news.list': {},
  'news.names': {},
  'news.read': { params: article },
  'news.next': { params: article },
};

/** The path of a route with its parameters filled in. */
export const pathOf = (path: string, params: Record<string, string> = {}): string =>
  path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(params[name] ?? ''));
