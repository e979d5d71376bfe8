import { addressMails } from '../../src/features/auth/address/mails.ts';
import { accountMails } from '../../src/features/auth/mails.ts';
import { changeMails } from '../../src/features/auth/office-accounts/mails.ts';
import { protectionMails } from '../../src/features/auth/second-factor/mails.ts';
import { firmMails } from '../../src/features/firms/mails.ts';
import { availabilityMails } from '../../src/features/members/availability/mails.ts';
import { decisionMails } from '../../src/features/members/staff-decisions/mails.ts';
import { verificationMails } from '../../src/features/members/verification-decisions/mails.ts';
import { reminderMails } from '../../src/features/members/verification-reminders/mails.ts';
import { exportMails } from '../../src/features/own-data/exports/mails.ts';
import { inactivityMails } from '../../src/features/own-data/inactivity/mails.ts';
import { registerMails } from '../../src/features/public-registers/losses/mails.ts';
import { name, now, publicUrl, samplesOf } from '../sample.ts';

/** Facts for a sample of each mail about accounts: the gallery and the tests of mails render them. */

const token = 'm7Q2pX9sVbT4';
const member = { name, publicUrl };
const memberAndLink = { name, url: `${publicUrl}/confirm/${token}` };
const addressChange = { name, email: 'thomas@kervella.example', url: `${publicUrl}/adresse/${token}` };
const staffMember = { name: 'Samir Haddad', office: 'moderator', publicUrl } as const;
const verification = {
  to: name,
  row: {
    name: 'Inès Fournier',
    verified_until: new Date('2027-10-31T23:00:00Z'),
    sent_at: now,
    reason: 'Le certificat ne porte pas l’année en cours.',
    asked_slots: ['enrolment' as const],
    proved_by: null,
  },
  publicUrl,
};
const protection = { ...member, provider: 'e-dentitas' };
const reminder = { name: 'Inès Fournier', until: new Date('2026-12-01T23:00:00Z'), publicUrl };
const lostLine = {
  name: 'Yasmine Benali',
  register: 'avocats' as const,
  bar: 'LYON',
  seen_on: '2026-09-23',
  released_on: '2026-10-23',
};
const lostCompany = { ...lostLine, name, register: 'companies' as const, bar: null };
const edition = {
  to: staffMember.name,
  row: {
    register: 'avocats' as const,
    released_on: '2026-10-23',
    line_count: 61_204,
    lines_before: 81_312,
    gone_count: 14,
  },
  publicUrl,
};
const decision = {
  firm: null,
  reason: 'Plusieurs annonces publiées sous un nom qui n’est pas le vôtre.',
  button: { label: 'Lire la décision et la contester', url: `${publicUrl}/recours/${token}` },
};
const seat = { name, firm: 'Verdelune Industries', url: `${publicUrl}/equipe?pour=${token}` };
const seatChange = { ...seat, role: 'manager', by: 'Claire Delmas' } as const;
const byStaff = { ...seatChange, by: 'L’équipe de Basoche', reason: decision.reason };
const firmDecision = { ...decision, firm: 'Verdelune Industries' };
const inactiveMember = { firm: null, name, warnedAt: now, publicUrl };
const inactiveFirm = {
  ...inactiveMember,
  name: `${name} (Verdelune Industries)`,
  firm: 'Verdelune Industries',
};

export const accountSamples = [
  ...samplesOf('accountMails', accountMails, {
    confirmation: { '': memberAndLink },
    reset: { '': memberAndLink },
    officeInvitation: { '': memberAndLink },
    passwordChanged: {
      '': { ...memberAndLink, passkeysUrl: null },
      passkeys: { ...memberAndLink, passkeysUrl: `${publicUrl}/parametres` },
    },
  }),
  ...samplesOf('addressMails', addressMails, {
    taken: { '': addressChange },
    old: { '': addressChange },
    new: { '': addressChange },
    changed: { '': member },
  }),
  ...samplesOf('changeMails', changeMails, {
    role: { '': staffMember },
    suspend: { '': staffMember },
    restore: { '': staffMember },
    resetFactor: { '': staffMember },
    receivePortages: { '': staffMember },
  }),
  ...samplesOf('protectionMails', protectionMails, {
    begun: { '': protection },
    ended: { '': protection },
    passkeyAdded: { '': protection },
    identityLinked: { '': protection },
    identityUnlinked: { '': protection },
  }),
  ...samplesOf('firmMails', firmMails, {
    invited: {
      '': { ...seatChange, url: `${publicUrl}/equipe/invitations/${token}#nora%40kervella.example` },
    },
    domainCode: { '': { firm: 'Verdelune Industries', domain: 'verdelune.fr', code: '04718265' } },
    joinAsked: { '': { ...seat, person: 'Karim Saïdi' } },
    joinAccepted: { '': { ...seat, person: name } },
    joinRefused: { '': { ...seat, person: name } },
    opened: { '': seat },
    joined: { '': { ...seatChange, by: 'Karim Saïdi' } },
    roleChanged: { '': { ...seatChange, reason: null }, 'by staff': byStaff },
    removed: { '': { ...seatChange, reason: null }, 'by staff': byStaff },
    ownerNamed: { '': { ...byStaff, by: 'Karim Saïdi' } },
    accessClosed: { '': { ...byStaff, by: 'Karim Saïdi' } },
    suspended: { '': seat },
    restored: { '': seat },
    closed: {
      '': { ...seat, reason: null },
      'by staff': { ...seat, reason: decision.reason },
    },
    workGiven: {
      'threads and publications': { ...seat, threads: 12, publications: 1 },
      'a thread': { ...seat, threads: 1, publications: 0 },
    },
  }),
  ...samplesOf('availabilityMails', availabilityMails, {
    ask: {
      '': {
        ...member,
        availability: {
          status: 'AVAILABLE',
          available_from: null,
          confirmed_at: new Date('2026-11-10T09:00:00Z'),
        },
        now,
        token,
      },
    },
  }),
  ...samplesOf('decisionMails', decisionMails, {
    suspend: { '': decision, firm: firmDecision },
    restore: { '': decision, firm: firmDecision },
    endSessions: { '': decision, firm: firmDecision },
    erase: { '': { ...decision, button: null }, firm: { ...firmDecision, button: null } },
  }),
  ...samplesOf('verificationMails', verificationMails, {
    received: { '': verification },
    accepted: { '': verification },
    refused: { '': verification },
    withdrawn: { '': verification },
    returned: { '': verification },
    toStaff: { '': verification },
  }),
  ...samplesOf('reminderMails', reminderMails, {
    month: { '': reminder },
    week: { '': reminder },
    lapsed: { '': reminder },
  }),
  ...samplesOf('registerMails', registerMails, {
    lost: { '': { row: lostLine, publicUrl }, company: { row: lostCompany, publicUrl } },
    staffLost: { '': { ...edition, row: { ...edition.row, gone_count: 1 } }, several: edition },
    staffHeld: {
      '': edition,
      first: { ...edition, row: { ...edition.row, lines_before: null, gone_count: 0 } },
    },
  }),
  ...samplesOf('exportMails', exportMails, { ready: { '': member } }),
  ...samplesOf('inactivityMails', inactivityMails, {
    first: { '': inactiveMember, firm: inactiveFirm },
    last: { '': inactiveMember, firm: inactiveFirm },
  }),
];
