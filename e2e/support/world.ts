import type { Page } from '@playwright/test';
import { makeDone } from './done.ts';
import { makeOffice } from './offices.ts';
import {
  applyToMission,
  applyToOffer,
  call,
  type Member,
  makeMember,
  makeMission,
  makeOffer,
} from './personas.ts';
import type { Product } from './product.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A visitor, where nobody is named. */
  readonly as?: Member;
}

/** A small world in which every screen has something to show, and the screens of it. */
export const everyScreen = async (product: Product): Promise<Screen[]> => {
  const creator = await makeMember(product, 'company', 'Ateliers Fontenay');
  const candidate = await makeMember(product, 'employee', 'Agathe Renaud');
  const newcomer = await makeMember(product, 'student', 'Tom Besson', { verified: false });
  const customer = await makeMember(product, 'customer', 'Rose Carlier');
  const mission = await makeMission(product, creator, 'Rédaction de conditions générales de vente');
  await makeMission(product, creator, 'Veille mensuelle en droit social');
  await makeMission(product, creator, 'Note sur une clause de non-concurrence', { isAnonym: true });
  const particular = await makeMember(product, 'customer', 'Odile Varin');
  const unnamed = await makeMission(product, particular, 'Contester une facture de travaux', {
    isAnonym: true,
    tarifLow: null,
    tarifHigh: null,
  });
  const thread = await applyToMission(product, candidate, mission, 780);
  await call(product, 'PUT', `/missions/favourites/${mission}`, { token: candidate.token });
  for (const { token } of [creator, candidate]) {
    await call(product, 'POST', `/messagerie/mission/ndaConsent/${thread}`, { token });
  }

  const done = await makeDone(product, creator, candidate, 'Relecture de statuts');
  await call(product, 'POST', `/messagerie/mission/review/${done}`, {
    token: creator.token,
    body: { grade: 4, text: 'Un travail précis, remis avant la date convenue.' },
  });

  const offer = await makeOffer(product, creator, 'Juriste en droit des contrats');
  const otherOffer = await makeOffer(product, creator, 'Collaboratrice ou collaborateur en droit social', {
    domain: 'droit_travail',
    contractType: 'collaboration',
    modality: 'distance',
    place: null,
    city: null,
    salaryDescription: 'Rétrocession révisée chaque année.',
  });
  const letter = 'Les contrats sont mon quotidien.';
  const { id: draft } = await call<{ id: string }>(product, 'POST', '/jobs/drafts', {
    token: creator.token,
    body: { values: { title: 'Jeune juriste dynamique', jobDescription: 'Excellente présentation.' } },
  });
  // Words that no line is wide enough for.
  const unbroken = await makeOffer(product, creator, 'Responsable'.repeat(9), {
    salary: 'x'.repeat(60),
    salaryDescription: 'Rétrocession'.repeat(20),
    jobDescription: 'Anticonstitutionnellement'.repeat(20),
  });
  await applyToOffer(product, candidate, unbroken, { letter: 'Motivation'.repeat(40) });
  const offerThread = await applyToOffer(product, candidate, offer, { letter });
  await call(product, 'PUT', `/jobs/favourites/${otherOffer}`, { token: candidate.token });

  const search = {
    audience: 'members',
    filters: { domain: ['droit_affaires'], q: 'rupture' },
    frequency: 'daily',
  };
  const ofOffers = {
    audience: 'jobs',
    filters: { contractType: ['CDI', 'collaboration'], modality: ['mixte'] },
    frequency: 'weekly',
  };
  for (const body of [
    { ...search, name: 'Ruptures commerciales' },
    { ...ofOffers, name: 'Postes à mi-distance' },
  ]) {
    await call(product, 'POST', '/missions/searches', { token: candidate.token, body });
  }

  const [review, contested] = [
    await makeMission(product, creator, 'Audit de baux commerciaux'),
    await makeMission(product, creator, 'Mémoire en défense'.repeat(4)),
  ];
  const waiting = await applyToMission(product, candidate, review, 780);
  const disputed = await applyToMission(product, candidate, contested, 500);
  for (const [path, { token }, body] of [
    [`action/price/accept/${waiting}`, creator],
    [`action/choose/portage/${waiting}`, creator],
    [`action/portage/accept/${waiting}`, candidate],
    [`action/price/accept/${disputed}`, creator],
    [`action/choose/direct/${disputed}`, creator],
    [`action/direct/accept/${disputed}`, candidate],
    [`mission/contest/${disputed}`, creator, { reason: 'Inachevé'.repeat(60) }],
  ] as const) {
    await call(product, 'POST', `/messagerie/${path}`, { token, body: body ?? {} });
  }
  const moderator = await makeOffice(product, 'moderator');
  const partner = await makeOffice(product, 'partner');
  const bare = await makeOffice(product, 'admin', { secondFactor: false });

  const visitor: Screen[] = [
    { name: 'home', path: '/' },
    { name: 'register', path: '/inscription' },
    { name: 'register-professional', path: '/inscription?profil=professionnel' },
    { name: 'register-customer', path: '/inscription?profil=client' },
    { name: 'login', path: '/connexion' },
    { name: 'forgotten-password', path: '/forgottenPassword' },
    { name: 'reset-password', path: '/resetPassword/code' },
    { name: 'confirm-failed', path: '/confirm/code' },
    { name: 'stop-alert', path: '/alertes/arret/code' },
    { name: 'alert-stopped', path: '/alertes/arret/code?etat=arretee' },
    { name: 'terms', path: '/chartes' },
    { name: 'missions', path: '/consult/missions' },
    { name: 'missions-none-found', path: '/consult/missions?domain=droit_penal' },
    { name: 'missions-found', path: '/consult/missions?tarifHigh=1000&q=redaction+vente&modality=distance' },
    { name: 'customers-missions', path: '/consult/customers/missions' },
    { name: 'mission', path: `/consult/missions/${mission}` },
    { name: 'mission-anonymous', path: `/consult/missions/${unnamed}` },
    { name: 'offers', path: '/consult/emplois' },
    { name: 'offers-none-found', path: '/consult/emplois?domain=droit_penal' },
    { name: 'offers-found', path: '/consult/emplois?contractType=collaboration&q=droit+social' },
    { name: 'offer', path: `/consult/emplois/${otherOffer}` },
    { name: 'offer-unbroken', path: `/consult/emplois/${unbroken}` },
    { name: 'help', path: '/aide' },
    { name: 'agreement', path: '/NDA' },
    { name: 'verify-evidence', path: '/dossiers/verifier' },
    { name: 'under-construction', path: '/page-en-construction' },
    { name: 'later', path: '/blog' },
    { name: 'not-found', path: '/nulle/part' },
  ];
  const ofCreator: Screen[] = [
    { name: 'own-missions', path: '/manage/missions' },
    { name: 'own-missions-archived', path: '/manage/missions?vue=archives' },
    { name: 'create-mission', path: '/manage/missions/create' },
    { name: 'update-mission', path: `/manage/missions/update/${mission}` },
    { name: 'copy-mission', path: `/manage/missions/create?copie=${mission}` },
    { name: 'preview-mission', path: `/manage/missions/preview/${mission}` },
    { name: 'candidates', path: `/manage/missions/${mission}` },
    { name: 'own-offer', path: `/consult/emplois/${offer}` },
    { name: 'own-offers', path: '/manage/emplois' },
    { name: 'own-offers-archived', path: '/manage/emplois?vue=archives' },
    { name: 'own-offers-drafts', path: '/manage/emplois?vue=brouillons' },
    { name: 'create-offer', path: '/manage/emplois/create' },
    { name: 'update-offer', path: `/manage/emplois/update/${offer}` },
    { name: 'copy-offer', path: `/manage/emplois/create?copie=${offer}` },
    { name: 'resume-offer', path: `/manage/emplois/create?brouillon=${draft}` },
    { name: 'offer-candidates', path: `/manage/emplois/${offer}` },
    { name: 'offer-candidates-unbroken', path: `/manage/emplois/${unbroken}` },
    { name: 'offer-candidates-none', path: `/manage/emplois/${offer}?vue=refuses` },
    { name: 'inbox', path: '/messages' },
    { name: 'inbox-offers', path: '/messages?vue=emplois' },
    { name: 'thread-creator', path: `/messages/${thread}` },
    { name: 'thread-done-creator', path: `/messages/${done}` },
    { name: 'offer-thread-creator', path: `/messages/${offerThread}` },
    { name: 'notifications', path: '/notifications' },
    { name: 'settings', path: '/parametres' },
  ].map((screen) => ({ ...screen, as: creator }));
  const ofCandidate: Screen[] = [
    { name: 'mission-applied', path: `/consult/missions/${mission}` },
    { name: 'applied-missions', path: '/consult/missions?vue=candidatures' },
    { name: 'applied-missions-empty', path: '/consult/customers/missions?vue=candidatures' },
    { name: 'favourite-missions', path: '/consult/missions?vue=favoris' },
    { name: 'missions-filtered', path: '/consult/missions?domain=droit_affaires&q=rupture' },
    { name: 'saved-searches', path: '/consult/missions/recherches' },
    { name: 'offer-applied', path: `/consult/emplois/${offer}` },
    { name: 'offer-open', path: `/consult/emplois/${otherOffer}` },
    { name: 'applied-offers', path: '/consult/emplois?vue=candidatures' },
    { name: 'favourite-offers', path: '/consult/emplois?vue=favoris' },
    { name: 'thread-candidate', path: `/messages/${thread}` },
    { name: 'thread-done-candidate', path: `/messages/${done}` },
    { name: 'offer-thread-candidate', path: `/messages/${offerThread}` },
  ].map((screen) => ({ ...screen, as: candidate }));
  const ofOthers: Screen[] = [
    { name: 'verify', path: '/verify', as: newcomer },
    { name: 'favourite-missions-empty', path: '/consult/missions?vue=favoris', as: newcomer },
    { name: 'applied-offers-empty', path: '/consult/emplois?vue=candidatures', as: newcomer },
    { name: 'favourite-offers-empty', path: '/consult/emplois?vue=favoris', as: newcomer },
    { name: 'saved-searches-empty', path: '/consult/missions/recherches', as: newcomer },
    { name: 'inbox-empty', path: '/messages', as: newcomer },
    { name: 'inbox-offers-empty', path: '/messages?vue=emplois', as: newcomer },
    { name: 'notifications-empty', path: '/notifications', as: newcomer },
    { name: 'own-missions-empty', path: '/manage/missions', as: customer },
    { name: 'staff-portages', path: '/admin', as: moderator },
    { name: 'staff-disputes', path: '/admin/contestations', as: moderator },
    { name: 'staff-reports', path: '/admin/signalements', as: moderator },
    { name: 'partner-portages', path: '/partner', as: partner },
    { name: 'second-factor', path: '/connexion/code', as: bare },
  ];
  return [...visitor, ...ofCreator, ...ofCandidate, ...ofOthers];
};

/** Nothing of what is shown is still to come. */
export const isStill = (page: Page): Promise<void> =>
  page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });

/** Opens a screen and waits until nothing of it is still to come. */
export const visit = async (page: Page, { path }: Pick<Screen, 'path'>): Promise<void> => {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await isStill(page);
  await page.waitForLoadState('networkidle');
};
