import { randomBytes } from 'node:crypto';
import { aPdf } from './files.ts';
import { aJobForm } from './jobs.ts';
import { aMissionForm } from './missions.ts';
import { jobThread, type SampleCall, thread } from './sample-call.ts';
import type { World } from './world.ts';

/** Sample calls about missions and job offers, their favourites and their candidates. */

const mission = (world: World) => ({ id: world.missionId });
const job = (world: World) => ({ id: world.jobId });
const cv = (world: World) => ({ id: world.cvId });
const draft = (world: World) => ({ id: world.draftId });

export const callsOfPostings: Readonly<Record<string, SampleCall>> = {
  'missions.list': {},
  'missions.listCustomers': {},
  'missions.countCustomers': {},
  'missions.listAppliedCustomers': {},
  'missions.rules': {},
  'missions.single': { params: mission },
  'missions.others': { params: mission },
  'missions.create': { body: (_world, test) => aMissionForm(test) },
  'missions.update': {
    params: mission,
    body: (_world, test) => aMissionForm(test, { title: 'Autre titre' }),
  },
  'missions.publish': { params: mission, body: () => ({ toPublish: false }) },
  'missions.listFavourites': {},
  'missions.keepFavourite': { params: mission },
  'missions.dropFavourite': { params: mission },
  'missions.invite': { body: ({ missionId, guest }) => ({ missionID: missionId, memberID: guest.id }) },
  'missions.listInvitable': { params: ({ guest }) => ({ memberID: guest.id }) },
  'missions.suggest': { params: mission },
  'missions.fill': { params: mission },
  'missions.relaunch': { params: mission, body: () => ({ endDate: null }) },
  'missions.view': { params: mission },
  'missions.listOwn': { params: ({ owner }) => ({ id: owner.id }) },
  'missions.countOwn': { params: ({ owner }) => ({ id: owner.id }) },
  'missions.count': { params: ({ candidate }) => ({ id: candidate.id }) },
  'missions.apply': {
    body: ({ missionId }) => ({
      missionID: missionId,
      offer: 450,
      tvaApplicable: false,
      presentation: 'Dix ans de baux.',
      delayDays: 5,
    }),
  },
  'missions.hasApplied': {
    params: ({ missionId, candidate }) => ({ missionID: missionId, userID: candidate.id }),
  },
  'missions.listApplied': { params: ({ candidate }) => ({ userID: candidate.id }) },
  'missions.listCandidates': { params: mission },
  'missions.shortlistCandidate': { params: thread, body: () => ({ isShortlisted: true }) },
  'missions.noteCandidate': { params: thread, body: () => ({ note: 'À rappeler.' }) },
  'missions.writeToCandidates': {
    params: mission,
    body: ({ applicationId }) => ({
      postulationIDs: [applicationId],
      content: 'Bonjour.',
      clientId: randomBytes(8).toString('hex'),
      consent: true,
    }),
  },
  'missions.countCandidates': { params: ({ missionId }) => ({ missionID: missionId }) },
  'missions.countShortlisted': { params: ({ missionId }) => ({ missionID: missionId }) },

  'jobs.list': {},
  'jobs.read': { params: job },
  'jobs.others': { params: job },
  'jobs.listOwn': {},
  'jobs.countOwn': {},
  'jobs.create': { body: (_world, test) => aJobForm(test) },
  'jobs.update': { params: job, body: () => ({ title: 'Autre titre', isArchived: false }) },
  'jobs.relaunch': { params: job, body: () => ({ endDate: '2099-01-31' }) },
  'jobs.fill': { params: job },
  'jobs.listDrafts': {},
  'jobs.createDraft': { body: () => ({ values: { title: 'Juriste' } }) },
  'jobs.updateDraft': { params: draft, body: () => ({ values: { title: 'Juriste', salaryLow: null } }) },
  'jobs.deleteDraft': { params: draft },
  'jobs.apply': { params: job, body: () => ({ letter: 'Votre offre est pour moi.' }) },
  'jobs.didApply': { params: job },
  'jobs.listApplied': {},
  'jobs.count': {},
  'jobs.listCandidates': { params: job },
  'jobs.countCandidates': { params: job },
  'jobs.countStages': { params: job },
  'jobs.moveCandidate': { params: jobThread, body: () => ({ stage: 'interview' }) },
  'jobs.noteCandidate': { params: jobThread, body: () => ({ note: 'À rappeler lundi.' }) },
  'jobs.writeToCandidates': {
    params: job,
    body: ({ jobApplicationId }) => ({
      postulationIDs: [jobApplicationId],
      content: 'Bonjour, quand seriez-vous disponible ?',
      clientId: randomBytes(8).toString('hex'),
      consent: true,
    }),
  },
  'jobs.addCv': { body: () => ({ file: aPdf() }) },
  'jobs.listCvs': {},
  'jobs.readCv': { params: cv },
  'jobs.deleteCv': { params: cv },
  'jobs.listFavourites': {},
  'jobs.keepFavourite': { params: job },
  'jobs.dropFavourite': { params: job },
};
