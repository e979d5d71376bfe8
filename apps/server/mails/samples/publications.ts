import { titleOf } from '@basoche/domain/notifications/keys';
import { readingMails } from '../../src/features/back-office/readings/mails.ts';
import { noticeMails } from '../../src/features/hearings/notices/mails.ts';
import { hearingOfficeMails } from '../../src/features/hearings/office/mails.ts';
import { invitationMails } from '../../src/features/missions/invitations/mails.ts';
import { moderationMails } from '../../src/features/moderation/mails.ts';
import { summaryMails } from '../../src/features/notifications/daily-summary/mails.ts';
import { appealMails, reportMails } from '../../src/features/reports/mails.ts';
import { alertMails } from '../../src/features/saved-searches/alerts/mails.ts';
import { id, name, now, publicUrl, samplesOf, title } from '../sample.ts';

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
  ...samplesOf('summaryMails', summaryMails, {
    daily: { '': { name, rows: [news, newsOfFirm], publicUrl } },
  }),
];
