import { addDays, parisDay } from '@basoche/domain/time/paris';
import { aFormation, anExperience } from './careers.ts';
import { aPdf, aSmallPicture } from './files.ts';
import type { SampleCall } from './sample-call.ts';
import type { World } from './world.ts';

/** Sample calls about members' profiles and verification. */

const candidate = (world: World) => ({ id: world.candidate.id });
const ownExperience = (world: World) => ({ id: world.candidate.id, experienceId: world.experienceId });
const ownFormation = (world: World) => ({ id: world.candidate.id, formationId: world.formationId });
/** The owner's page; the owner is a company. */
const ownPage = ({ owner }: World) => ({ id: owner.id });

export const callsOfMembers: Readonly<Record<string, SampleCall>> = {
  'members.setVisibility': {
    params: ({ owner }) => ({ id: owner.id }),
    body: () => ({ isIndexed: true, vanity: 'une-adresse' }),
  },
  'members.readVanity': { params: () => ({ vanity: 'personne' }) },
  'members.list': {},
  'members.listFavourites': {},
  'ownData.readErasure': {},
  'ownData.askExport': { body: () => ({}) },
  'ownData.listExports': {},
  'ownData.readExport': { params: ({ applicationId }) => ({ id: applicationId }) },
  'members.keepFavourite': { params: candidate, body: () => ({ note: 'À rappeler.' }) },
  'members.dropFavourite': { params: candidate },
  'members.read': { params: ({ candidate }) => ({ id: candidate.id }) },

  'profiles.update': {
    params: candidate,
    body: () => ({
      about: 'Je rédige des consultations.',
      location: 'Lyon (69)',
      experience: '3 ans',
      hourlyCost: 150,
      role: 'Juriste',
      skillDomains: 'droit_affaires | droit_travail',
      workLocations: ['REMOTE'],
      preferences: { missionDuration: { minMonths: 1, maxMonths: 6 }, sectors: [], companySizes: ['pme'] },
    }),
  },
  'profiles.updatePicture': { params: candidate, body: () => ({ picture: aSmallPicture() }) },
  'profiles.removePicture': { params: candidate },
  'profiles.updateContact': {
    body: () => ({
      number: '0612345678',
      zipCode: '69003',
      jobName: 'Juriste',
      firstName: 'Anne',
      lastName: 'Roux',
    }),
  },

  'companies.update': {
    params: ownPage,
    body: () => ({
      creationDate: 1987,
      headquartersName: 'Lyon (69)',
      companyName: 'Étude Lefèvre',
      profiles: 'Des juristes curieux.',
      values: 'La clarté.',
      websiteURL: 'https://www.exemple.fr',
      sectors: 'droit_travail | droit_fiscal',
      locations: '69, 2A',
    }),
  },
  'companies.updateLogo': { params: ownPage, body: () => ({ picture: aSmallPicture() }) },
  'companies.updateLeader': {
    params: ownPage,
    body: () => ({
      name: 'Anne Lefèvre',
      linkedinURL: 'https://www.linkedin.com/in/anne-lefevre',
      picture: aSmallPicture(),
    }),
  },
  'companies.updatePresentation': {
    params: ownPage,
    body: () => ({ presentation: 'Une étude.', picture: aSmallPicture() }),
  },
  'companies.updatePhotos': {
    params: ownPage,
    body: () => ({ picture1: aSmallPicture(), picture3: aSmallPicture() }),
  },
  'companies.readListings': { params: ownPage },

  'careers.updateSkills': { params: candidate, body: () => ({ skills: [{ name: 'IA', grade: 3 }] }) },
  'careers.addExperience': { params: candidate, body: () => anExperience },
  'careers.changeExperience': { params: ownExperience, body: () => anExperience },
  'careers.removeExperience': { params: ownExperience },
  'careers.addFormation': { params: candidate, body: () => aFormation },
  'careers.changeFormation': { params: ownFormation, body: () => aFormation },
  'careers.removeFormation': { params: ownFormation },

  'verification.read': {},
  'verification.addDocument': {
    stage: 'documents',
    query: '?slot=diploma',
    body: () => ({ file: aPdf('Diplôme.pdf') }),
  },
  'verification.readDocument': { stage: 'documents', params: ({ documentId }) => ({ id: documentId }) },
  'verification.removeDocument': { stage: 'documents', params: ({ documentId }) => ({ id: documentId }) },
  'verification.send': { stage: 'documents', body: () => ({}) },
  'verification.list': { stage: 'documents' },
  'verification.readSentDocument': {
    stage: 'documents',
    params: ({ newcomer, sentDocumentId }) => ({ userId: newcomer.id, documentID: sentDocumentId }),
  },
  'verification.accept': {
    stage: 'documents',
    params: ({ newcomer }) => ({ userId: newcomer.id }),
    body: () => ({}),
  },
  'verification.listDecided': {},
  'verification.askAgain': {
    stage: 'documents',
    params: ({ newcomer }) => ({ userId: newcomer.id }),
    body: () => ({ slots: ['diploma'], reason: 'La seconde page manque.' }),
  },
  'verification.refuse': {
    stage: 'documents',
    params: ({ newcomer }) => ({ userId: newcomer.id }),
    body: () => ({ reason: 'Ce diplôme n’est pas lisible.' }),
  },

  'availability.read': {},
  'availability.say': {
    body: (_world, test) => ({ status: 'SOON', from: addDays(parisDay(test.clock.now()), 30) }),
  },
  'availability.clear': {},
  'availability.confirm': { body: () => ({}) },
  'availability.confirmFromMail': { params: () => ({ token: 'inconnu' }), body: () => ({}) },
  'availability.readCalendar': {},
  'availability.openCalendar': { body: () => ({}) },
  'availability.closeCalendar': {},
};
