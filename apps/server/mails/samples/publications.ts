import { titleOf } from '@basoche/domain/notifications/keys';
import { readingMails } from '../../src/features/back-office/readings/mails.ts';
import { noticeMails } from '../../src/features/hearings/notices/mails.ts';
import { hearingOfficeMails } from '../../src/features/hearings/office/mails.ts';
import { invitationMails } from '../../src/features/missions/invitations/mails.ts';
import { moderationMails } from '../../src/features/moderation/mails.ts';
import { summaryMails } from '../../src/features/notifications/daily-summary/mails.ts';
import { invoiceMails } from '../../src/features/payments/invoices/mails.ts';
import { financeMails } from '../../src/features/payments/office/alerts/mails.ts';
import { subscriptionMails } from '../../src/features/payments/subscriptions/mails.ts';
import { appealMails, reportMails } from '../../src/features/reports/mails.ts';
import { alertMails } from '../../src/features/saved-searches/alerts/mails.ts';
import { vigilanceMails } from '../../src/features/vigilance/notices/mails.ts';
import { name, now, publicUrl, samplesOf, title } from '../sample.ts';

const id = '0190f3a2-7c1e-7d4b-9a55-3f2b8c6d1e70';
const measure = {
  row: {
    mission_id: id,
    job_id: null,
    title,
    name,
    ground: 'DISCRIMINATION',
    origin: 'REPORT',
    facts: 'L’annonce réserve la mission à une tranche d’âge.',
    basis: 'code du travail, art. L1132-1',
    restored_note: 'L’annonce est corrigée.',
    note: 'La mention demeure dans le descriptif.',
  },
  publicUrl,
} as const;
const invitation = {
  row: {
    mission_id: id,
    title,
    is_anonymous: false,
    closes_on: '2026-12-01',
    creator_name: 'Verdelune Industries',
    name,
  },
  publicUrl,
} as const;
const untaken = {
  row: {
    mission_id: id,
    title: 'Audience du 9 décembre 2026, 9\u00a0h · Tribunal judiciaire de Lyon',
    chamber: '3ᵉ chambre',
    matter: 'Référé, bail commercial',
    held_at: new Date('2026-12-09T08:00:00Z'),
    price_cents: 15_000,
    name,
  },
  town: 'Lyon',
  now,
  publicUrl,
} as const;
const party = {
  legalName: 'Kervella Conseil',
  legalForm: 'EI',
  shareCapital: null,
  address: '4 rue des Carmes',
  zipCode: '35000',
  city: 'Rennes',
  country: 'FR',
  businessNumber: '732829320',
  vatNumber: null,
} as const;
const invoice = {
  kind: 'invoice',
  subject: title,
  issuer_id: id,
  document: {
    kind: 'invoice',
    number: 'KC-2026-0007',
    issuedOn: '2026-11-23',
    dueOn: '2026-12-23',
    performedOn: '2026-11-20',
    issuer: party,
    buyer: party,
    isBetweenProfessionals: true,
    lines: [{ text: title, netCents: 130_000 }],
    vat: { rate: 0, baseCents: 130_000, cents: 0 },
    netCents: 130_000,
    totalCents: 130_000,
    paidCents: 0,
    isVatOnDebits: false,
    corrects: null,
    reference: id,
  },
} as const;
const subscription = {
  name,
  row: {
    plan: 'monthly',
    status: 'active',
    period_end: new Date('2026-12-23T09:00:00Z'),
    cancel_at_period_end: false,
    past_due_since: null,
  },
  publicUrl,
} as const;
const button = { label: 'Lire la décision', url: `${publicUrl}/signalements/${id}` };
const report: Parameters<typeof reportMails.received>[0] = {
  to: name,
  button,
  row: {
    is_hidden: false,
    subject_name: 'Verdelune Industries',
    about: title,
    category: 'solicitation',
    outcome: 'measures',
    note: 'Merci de nous avoir alertés.',
    measures: ['warning', 'contentHidden'],
    in_force: [],
    statement: 'Des messages proposent d’autres services que la mission.',
    ground: 'terms',
    hidden_kind: 'missions',
    hidden_ground: 'SPAM',
    hidden_basis: 'conditions d’utilisation, art. 4',
    is_suspended: false,
  },
};
const appeal = {
  to: name,
  button,
  row: {
    outcome: 'upheld',
    reason: 'Les faits sont établis par l’échange.',
    is_suspended: false,
    decision_id: null,
  },
} as const;
const search = {
  id,
  memberId: id,
  name: 'Baux à Rennes',
  frequency: 'daily',
  email: 'thomas@kervella.example',
  readerName: name,
  firmId: null,
  audience: 'members',
  filters: { q: 'bail' },
} as const;
const found = {
  id,
  title: { label: title, url: `${publicUrl}/consult/missions/${id}` },
  lines: [
    'Droit immobilier · Rédaction',
    'Rennes (35) · 900\u00a0€ à 1\u202f300\u00a0€\u00a0HT',
    'Candidatures jusqu’au 1ᵉʳ\u00a0décembre\u00a02026',
  ],
};
const news = {
  key: 'FUNDS_DEPOSITED',
  title: titleOf('FUNDS_DEPOSITED'),
  amount_cents: 131_800,
  other: 'Verdelune Industries',
  application_id: id,
  mission_id: null,
  report_id: null,
  about: null,
  firm_id: null,
  firm: null,
  subject: title,
} as const;
const newsOfFirm = { ...news, firm_id: id, firm: 'Cabinet Roux' };

const toRenew = {
  name,
  documents: ['contributions', 'foreignWorkers'],
  lastDay: '2026-12-23',
  candidate: 'independent',
  publicUrl,
} as const;
const held = { name: 'Claire Delmas (Verdelune Industries)', of: name, publicUrl } as const;
const asked = {
  name,
  applicationId: id,
  title,
  file: {
    items: [
      { kind: 'contributions', demand: 'asked', state: 'outOfDate', lastDay: '2026-11-22' },
      { kind: 'registration', demand: 'asked', state: 'missing', lastDay: null },
    ],
  },
  candidate: 'independent',
  isClosed: true,
  publicUrl,
} as const;

export const publicationSamples = [
  ...samplesOf('moderationMails', moderationMails, {
    hidden: { '': measure },
    restored: { '': measure },
    upheld: { '': measure },
  }),
  ...samplesOf('hearingOfficeMails', hearingOfficeMails, {
    barConfirmed: {
      '': { name, town: 'Lyon', refusal: null, registerDay: null, publicUrl },
      byRegister: {
        name,
        town: 'Lyon',
        refusal: null,
        registerDay: '23\u00a0septembre\u00a02026',
        publicUrl,
      },
    },
    barRefused: {
      '': {
        name,
        town: 'Lyon',
        refusal: 'L’annuaire indique le barreau d’Ain.',
        registerDay: null,
        publicUrl,
      },
    },
    stopped: {
      '': {
        id,
        name,
        title: 'Audience du 9 décembre 2026, 9\u00a0h · Tribunal judiciaire de Lyon',
        reason: 'La demande nomme une partie.',
        publicUrl,
      },
    },
  }),
  ...samplesOf('noticeMails', noticeMails, {
    notice: { '': untaken },
    unfilled: { '': untaken },
    passed: { '': untaken },
  }),
  ...samplesOf('invitationMails', invitationMails, {
    invited: { '': invitation, anonymous: { ...invitation, row: { ...invitation.row, is_anonymous: true } } },
  }),
  ...samplesOf('invoiceMails', invoiceMails, {
    issued: {
      '': { name, invoice, publicUrl },
      fee: { name, invoice: { ...invoice, issuer_id: null }, publicUrl },
      'credit note': { name, invoice: { ...invoice, kind: 'credit_note' }, publicUrl },
    },
  }),
  ...samplesOf('subscriptionMails', subscriptionMails, {
    confirmed: { '': subscription },
    renewalFailed: { '': subscription },
    ended: { '': subscription },
  }),
  ...samplesOf('financeMails', financeMails, { stuck: { '': { name, waiting: 2, failed: 1, publicUrl } } }),
  ...samplesOf('readingMails', readingMails, {
    opened: { '': { row: { name, report_id: null, application_id: id, opened_at: now, title }, publicUrl } },
  }),
  ...samplesOf('reportMails', reportMails, {
    received: { '': report },
    settled: { '': report },
    measured: { '': report },
    toStaff: { '': report },
  }),
  ...samplesOf('appealMails', appealMails, {
    received: { '': appeal },
    decided: { '': appeal },
    toStaff: { '': appeal },
  }),
  ...samplesOf('alertMails', alertMails, {
    found: {
      '': { search, entries: [found, { ...found, id: `${id}2` }], token: 'm7Q2pX9sVbT4', publicUrl },
    },
  }),
  ...samplesOf('vigilanceMails', vigilanceMails, {
    asked: { '': asked, told: { ...asked, isClosed: false } },
    renew: {
      month: { ...toRenew, reminder: 'month' },
      week: { ...toRenew, reminder: 'week' },
      lastDay: { ...toRenew, reminder: 'lastDay' },
      lapsed: { ...toRenew, reminder: 'lapsed' },
    },
    ends: {
      week: { ...held, lastDay: '2026-11-29', reminder: 'week' },
      lastDay: { ...held, lastDay: '2026-11-23', reminder: 'lastDay' },
      lapsed: { ...held, lastDay: '2026-11-20', reminder: 'lapsed' },
    },
    collect: {
      week: { ...held, day: '2026-11-29', today: '2026-11-23' },
      day: { ...held, day: '2026-11-23', today: '2026-11-23' },
    },
    given: {
      complete: { ...held, collectedOn: '2026-11-23', isComplete: true },
      lacking: { ...held, collectedOn: '2026-11-23', isComplete: false },
    },
    withdrawn: {
      '': {
        name,
        kind: 'contributions',
        candidate: 'independent',
        reason: 'Le fichier est illisible.',
        publicUrl,
      },
    },
  }),
  ...samplesOf('summaryMails', summaryMails, {
    daily: { '': { name, rows: [news, newsOfFirm], publicUrl } },
  }),
];
