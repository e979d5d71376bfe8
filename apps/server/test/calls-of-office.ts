import { randomBytes } from 'node:crypto';
import { emptyContent } from '@basoche/domain/news/writing';
import { addDays, parisDay } from '@basoche/domain/time/paris';
import { aSmallPicture } from './files.ts';
import { command, type SampleCall, thread } from './sample-call.ts';
import type { World } from './world.ts';

/** About a member without any activity. */
const ofGuest = ({ guest }: World) => ({ userId: guest.id });
const decision: SampleCall = {
  params: ofGuest,
  body: () => ({ reason: 'Le profil reprend une photo qui n’est pas la sienne.' }),
};
const ofColleague: SampleCall = { params: ({ colleague }) => ({ userId: colleague.id }), body: () => ({}) };

const aSignature = () => ({
  name: `Signature ${randomBytes(4).toString('hex')}`,
  picture: aSmallPicture(),
});
const nobody = () => ({ id: 'personne' });

/** Sample calls of staff and of the partner. */

/** The owner's mission. */
const mission = ({ missionId }: World) => ({ kind: 'missions', id: missionId });

export const callsOfOffice: Readonly<Record<string, SampleCall>> = {
  'officeFilters.list': { query: '?list=members' },
  'officeFilters.save': {
    body: () => ({
      list: 'members',
      name: `Suspendus ${randomBytes(4).toString('hex')}`,
      search: 'etat=suspendu',
    }),
  },
  'officeFilters.delete': { params: thread },

  'officeMembers.list': {},
  'officeMembers.read': { params: ofGuest },
  'officeMembers.suspend': decision,
  'officeMembers.restore': decision,
  'officeMembers.endSessions': decision,
  'officeMembers.erase': decision,
  'officeStaff.list': {},
  'officeStaff.create': {
    body: () => ({ email: `equipe-${randomBytes(6).toString('hex')}@basoche.example`, role: 'editor' }),
  },
  'officeStaff.changeRole': { ...ofColleague, body: () => ({ role: 'moderator' }) },
  'officeStaff.suspend': ofColleague,
  'officeStaff.restore': ofColleague,
  'officeStaff.resetFactor': ofColleague,
  'officeStaff.receivePortages': ofColleague,

  'backOffice.listPortage': { stage: 'review' },
  'backOffice.validatePortage': command('review'),
  'backOffice.rejectPortage': { ...command('review'), body: () => ({ reason: 'Le contrat est trop bref.' }) },
  'backOffice.listPartnerPortage': { stage: 'portageAtPartner' },
  'backOffice.validatePartnerPortage': command('portageAtPartner'),
  'backOffice.rejectPartnerPortage': {
    ...command('portageAtPartner'),
    body: () => ({ reason: 'Le contrat est trop bref.' }),
  },
  'backOffice.listDisputes': { stage: 'contested' },
  'backOffice.settleDispute': {
    ...command('contested'),
    body: () => ({ outcome: 'release', reason: 'La note est complète.' }),
  },
  'backOffice.cancelDeposit': {
    ...command('deposit'),
    body: () => ({ reason: 'Les parties le demandent.' }),
  },

  'journal.list': {},
  'journal.people': {},
  'journal.check': {},
  'journal.export': {},
  'journal.read': { params: () => ({ number: '1000000' }) },

  'statistics.read': {},
  'statistics.download': { query: '?chart=signups' },
  'statistics.readMoney': {},
  'statistics.downloadMoney': { query: '?chart=held' },

  'finances.read': {},
  'finances.listDeposits': {},
  'finances.listMovements': {},
  'finances.listChargebacks': {},
  'finances.listUnmatched': {},
  'finances.retryMovement': { params: thread, body: () => ({}) },
  'finances.exportLedger': {},

  'moderation.read': { params: mission },
  'moderation.askReexamination': {
    params: mission,
    body: () => ({ text: 'Le passage en cause est retiré.' }),
  },
  'moderation.list': {},
  'moderation.readPublication': { params: mission },
  'moderation.hide': {
    params: mission,
    body: () => ({
      ground: 'SPAM',
      origin: 'OWN',
      facts: 'Le texte vante un logiciel et ne demande aucun travail.',
      basis: 'Conditions générales d’utilisation',
    }),
  },
  'moderation.restore': { params: mission, body: () => ({ note: 'Le texte est conforme.' }) },
  'moderation.uphold': { params: mission, body: () => ({ note: 'Rien n’a changé.' }) },

  'newsWriting.list': {},
  'newsWriting.create': { body: () => ({}) },
  'newsWriting.read': { params: thread },
  'newsWriting.save': { params: thread, body: () => ({ version: 0, content: emptyContent }) },
  'newsWriting.drop': { params: thread },
  'newsWriting.preview': { params: thread },
  'newsWriting.addPicture': { params: thread, body: () => ({ file: aSmallPicture() }) },
  'newsWriting.readPicture': { params: thread },
  'newsWriting.publish': { params: thread, body: () => ({ version: 0 }) },
  'newsWriting.schedule': {
    params: thread,
    body: () => ({ version: 0, day: addDays(parisDay(new Date()), 7), time: '08:30' }),
  },
  'newsWriting.unschedule': { params: thread, body: () => ({ version: 0 }) },
  'newsWriting.withdraw': { params: thread, body: () => ({ version: 0 }) },
  'newsSignatures.listAuthors': {},
  'newsSignatures.addAuthor': { body: aSignature },
  'newsSignatures.updateAuthor': { params: nobody, body: aSignature },
  'newsSignatures.removeAuthor': { params: nobody },
  'newsSignatures.listUniversities': {},
  'newsSignatures.addUniversity': { body: aSignature },
  'newsSignatures.updateUniversity': { params: nobody, body: aSignature },
  'newsSignatures.removeUniversity': { params: nobody },

  'rules.read': {},
  // Version read before somebody else's change.
  'rules.changeEligibility': {
    body: () => ({ version: 0, reason: 'Essai.', nature: 'traduction', clients: ['MEMBER'], opening: null }),
  },
  'rules.changePortage': { body: () => ({ version: 0, reason: 'Essai.', natures: [] }) },
  'rules.changeConflicts': {
    body: () => ({ version: 0, reason: 'Essai.', nature: 'audit', clients: ['MEMBER'], relaxation: null }),
  },
  'rules.changeHearings': {
    body: () => ({ version: 0, reason: 'Essai.', kind: 'tj', act: 'pleading', opening: null }),
  },
  'rules.changeVigilance': {
    body: () => ({
      version: 0,
      reason: 'Essai.',
      document: 'insurance',
      candidate: 'company',
      client: 'private',
      rule: { demand: 'nothing', article: 'Décision du comité', explanation: 'Essai.' },
    }),
  },
  'rules.history': {},
  'officePlans.read': {},

  'reports.list': {},
  'reports.settle': {
    params: ({ reportId }) => ({ id: reportId }),
    body: () => ({
      outcome: 'measures',
      note: 'Un rappel des règles a été adressé.',
      measures: ['warning'],
      ground: 'terms',
      statement: 'Des relances répétées hors de la mission.',
    }),
  },
  'reports.decideAppeal': {
    params: ({ reportId }) => ({ id: reportId, party: 'reporter' }),
    body: () => ({ outcome: 'upheld', reason: 'Les faits sont établis.' }),
  },

  'suspensionAppeals.read': { params: () => ({ code: 'inconnu' }) },
  'suspensionAppeals.make': {
    params: () => ({ code: 'inconnu' }),
    body: () => ({ text: 'La décision se trompe de personne.' }),
  },
  'suspensionAppeals.list': {},
  'suspensionAppeals.decide': {
    params: ({ reportId }) => ({ id: reportId }),
    body: () => ({ outcome: 'upheld', reason: 'Les faits sont établis.' }),
  },

  'officeOverview.read': {},
  'readings.open': {
    body: ({ reportId }) => ({ because: 'report', caseID: reportId, reason: 'Les phrases citées manquent.' }),
  },
  'readings.read': { params: thread },
  'readings.readFile': {
    params: ({ applicationId }) => ({ id: applicationId, attachmentID: applicationId }),
  },
  'readings.close': { params: thread, body: () => ({}) },
  'retention.nights': {},

  'incidents.list': {},
  'incidents.retry': {
    params: () => ({ id: '999999999999' }),
    body: () => ({ reason: 'Le serveur est revenu.' }),
  },
  'incidents.giveUp': {
    params: () => ({ id: '999999999999' }),
    body: () => ({ reason: 'L’adresse n’existe plus.' }),
  },
};
