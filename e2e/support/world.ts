import { fillCompany } from './companies.ts';
import { makeDone } from './finished-mission.ts';
import { buyerDetails, issuerDetails } from './invoices.ts';
import { makeUnbrokenArticle, makeWrittenArticle } from './news.ts';
import { makeOffice } from './offices.ts';
import { applyToJobOffer, applyToMission, call, makeJob, makeMember, makeMission } from './personas.ts';
import { fillPerson } from './persons.ts';
import type { Product } from './product.ts';
import { sendVerificationDocuments } from './verification-documents.ts';

/** A small world with content for every screen. */
export const makeWorld = async (product: Product) => {
  const creator = await makeMember(product, 'company', 'Ateliers Fontenay');
  await fillCompany(product, creator);
  const candidate = await makeMember(product, 'employee', 'Agathe Renaud');
  await fillPerson(product, candidate);
  const newcomer = await makeMember(product, 'student', 'Tom Besson', { verified: false });
  const unconfirmed = await makeMember(product, 'employee', 'Maud Keller', {
    confirmed: false,
    jobName: 'Avocat',
  });
  const customer = await makeMember(product, 'customer', 'Rose Carlier');
  const mission = await makeMission(product, creator, 'Rédaction de conditions générales de vente');
  await makeMission(product, creator, 'Veille mensuelle en droit social');
  await makeMission(product, creator, 'Note sur une clause de non-concurrence', { isAnonym: true });
  const withdrawn = await makeMission(product, creator, 'Mission retirée');
  await call(product, 'POST', `/missions/publish/${withdrawn}`, {
    token: creator.token,
    body: { toPublish: false },
  });
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

  const awaited = await applyToMission(
    product,
    candidate,
    await makeMission(product, creator, 'Note sur un bail dérogatoire'),
    900,
  );
  for (const [command, { token }] of [
    ['price/accept', creator],
    ['choose/funds', creator],
    ['funds/accept', candidate],
  ] as const) {
    await call(product, 'POST', `/messagerie/action/${command}/${awaited}`, { token, body: {} });
  }
  await call(product, 'POST', '/users/bankDetails', {
    token: candidate.token,
    body: { iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
  });

  const done = await makeDone(product, creator, candidate, 'Relecture de statuts');
  await call(product, 'POST', `/messagerie/mission/review/${done}`, {
    token: creator.token,
    body: { grade: 4, text: 'Un travail précis, remis avant la date convenue.' },
  });

  await call(product, 'POST', `/messagerie/invoice/${done}`, {
    token: candidate.token,
    body: { issuer: issuerDetails, buyer: { ...buyerDetails, legalName: 'Dénomination'.repeat(15) } },
  });

  const offer = await makeJob(product, creator, 'Juriste en droit des contrats');
  const otherJob = await makeJob(product, creator, 'Collaboratrice ou collaborateur en droit social', {
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
  // Unbreakable words, wider than any line.
  const unbroken = await makeJob(product, creator, 'Responsable'.repeat(9), {
    salary: 'x'.repeat(60),
    salaryDescription: 'Rétrocession'.repeat(20),
    jobDescription: 'Anticonstitutionnellement'.repeat(20),
  });
  await applyToJobOffer(product, candidate, unbroken, { letter: 'Motivation'.repeat(40) });
  const jobThread = await applyToJobOffer(product, candidate, offer, { letter });
  await call(product, 'PUT', `/jobs/favourites/${otherJob}`, { token: candidate.token });
  await call(product, 'PUT', `/users/favourites/${creator.id}`, {
    token: candidate.token,
    body: { note: 'Anticonstitutionnellement'.repeat(12) },
  });

  const search = {
    audience: 'members',
    filters: { domain: ['droit_affaires'], q: 'rupture' },
    frequency: 'daily',
  };
  const ofJobs = {
    audience: 'jobs',
    filters: { contractType: ['CDI', 'collaboration'], modality: ['mixte'] },
    frequency: 'weekly',
  };
  for (const body of [
    { ...search, name: 'Ruptures commerciales' },
    { ...ofJobs, name: 'Postes à mi-distance' },
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
  for (const [{ id }, status, since] of [
    [creator, 'active', 'null'],
    [newcomer, 'past_due', 'now()'],
  ] as const) {
    await product.sql(`
      insert into subscription (id, member_id, plan, status, cancel_at_period_end, period_end, past_due_since, started_at,
        reading, updated_at)
      values ('sub_${id}', '${id}', 'yearly', '${status}', false, now() + interval '90 days', ${since}, now(), 1, now())`);
    await product.sql(`
      insert into subscriber (member_id, customer_id, created_at) values ('${id}', 'cus_${id}', now())`);
  }
  await call(product, 'POST', '/availability', { token: candidate.token, body: { status: 'AVAILABLE' } });
  await call(product, 'POST', '/availability/calendar', { token: candidate.token, body: {} });
  const moderator = await makeOffice(product, 'moderator');
  await call(product, 'POST', `/messagerie/signal/thread/${waiting}`, {
    token: candidate.token,
    body: { reason: 'Relances'.repeat(60), category: 'harassment' },
  });
  const { id: decided } = await call<{ id: string }>(
    product,
    'POST',
    `/messagerie/signal/thread/${disputed}`,
    {
      token: creator.token,
      body: { reason: 'Insistance'.repeat(50) },
    },
  );
  await call(product, 'POST', `/admin/reports/${decided}/settle`, {
    token: moderator.token,
    body: {
      outcome: 'measures',
      note: 'Avertissement'.repeat(20),
      measures: ['warning', 'other'],
      ground: 'terms',
      statement: 'Insistance'.repeat(50),
    },
  });
  await call(product, 'POST', `/reports/${decided}/appeal`, {
    token: creator.token,
    body: { text: 'Insuffisant'.repeat(40) },
  });
  const { id: reading } = await call<{ id: string }>(product, 'POST', '/admin/readings', {
    token: moderator.token,
    body: { because: 'dispute', caseID: disputed, reason: 'Les pièces citées sont dans les messages.' },
  });
  const applicant = await makeMember(product, 'employee', 'Marie-Charlotte de La Rochefoucauld-Estissac', {
    verified: false,
  });
  const refusedCompany = await makeMember(product, 'company', 'Conseil'.repeat(12), { verified: false });
  await sendVerificationDocuments(product, refusedCompany, ['diploma', 'employment', 'registration']);
  await call(product, 'POST', `/admin/verifications/${refusedCompany.id}/refuse`, {
    token: moderator.token,
    body: { reason: 'Illisible'.repeat(40) },
  });
  await sendVerificationDocuments(product, applicant, ['diploma'], `${'Diplôme-scanné-'.repeat(7)}.pdf`);
  const lapsed = await makeMember(product, 'student', 'Aminata Sow');
  await product.sql(`
    update member set verified_at = now() - interval '14 months', verified_until = now() - interval '21 days'
    where id = '${lapsed.id}'`);
  const admin = await makeOffice(product, 'admin');
  const partner = await makeOffice(product, 'partner');
  await product.sql(`
    with night as (insert into retention_night (began_at, is_over, took_ms) values (now(), true, 2500) returning id)
    insert into retention_run (night_id, class, done, left_over, has_failed)
    select id, 'refusedApplications', 3, 1, true from night`);
  const editor = await makeOffice(product, 'editor');
  const written = await makeWrittenArticle(product, editor);
  const bare = await makeOffice(product, 'admin', { secondFactor: false });

  await product.command('news', 'install');
  const unbrokenArticle = await makeUnbrokenArticle(product);

  return {
    creator,
    candidate,
    newcomer,
    unconfirmed,
    customer,
    mission,
    withdrawn,
    unnamed,
    thread,
    awaited,
    done,
    offer,
    otherJob,
    draft,
    unbroken,
    jobThread,
    decided,
    reading,
    moderator,
    applicant,
    refusedCompany,
    lapsed,
    admin,
    editor,
    written,
    partner,
    bare,
    unbrokenArticle,
  };
};
