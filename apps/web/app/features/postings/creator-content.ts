import { count } from '../../lib/counts.ts';

/** Texts shared by the screens of creators of missions and offers. */

export const relaunch = {
  deadline: 'Nouvelle date limite de candidature',
  notNow: 'Plus tard',
} as const;

export const form = {
  required: 'Les champs marqués d’un astérisque sont obligatoires.',
  domain: 'Domaine',
  domainPlaceholder: 'Choisir un domaine',
  domainNone: 'Aucun domaine ne porte ce nom.',
  nature: 'Nature',
  naturePlaceholder: 'Choisir une nature',
  natureNone: 'Aucune nature ne porte ce nom.',
  profilesPlaceholder: 'Choisir des profils',
  profilesNone: 'Aucun profil ne porte ce nom.',
  years: 'Études et années d’expérience',
  trades: 'Métiers',
  deadline: 'Date limite de candidature',
  startNow: 'Dès maintenant',
  startLater: 'À partir du',
  startDate: 'Date de début',
  place: 'Ville ou département',
  summary: 'Récapitulatif',
  missing: 'Il manque encore',
  reset: 'Annuler les modifications',
} as const;

export const ownCard = {
  published: 'Publiées',
  archived: 'Archivées',
  isPublished: 'Publiée',
  isArchived: 'Archivée',
  duplicate: 'Dupliquer',
  candidates: (all: number) => count(all, 'candidature', 'candidatures'),
  newCandidates: (fresh: number) => count(fresh, 'nouvelle', 'nouvelles'),
  noCandidates: 'Aucune candidature',
} as const;
