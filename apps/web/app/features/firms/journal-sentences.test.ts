import type { ListedFirmAct } from '@basoche/contract/firms/journal';
import { expect, test } from 'vitest';
import { actSentence } from './journal-sentences.ts';

const nobody = {
  subject: null,
  amount: null,
  formerAmount: null,
  reason: null,
  person: null,
  successor: null,
  email: null,
  role: null,
  formerRole: null,
  link: null,
};
const said = (act: string, more: Partial<ListedFirmAct> = {}) =>
  actSentence({
    id: '1',
    at: '2026-11-28T10:00:00.000Z',
    act,
    by: 'Claire Delmas',
    ...nobody,
    ...more,
  }).replaceAll(/[\u00a0\u202f]/g, ' ');

test('each act of the journal is one sentence, with the names that it has', () => {
  const person = 'Karim Saïdi';
  const role = 'reader';
  expect([
    said('opened'),
    said('seat/invited', { email: 'karim@exemple.fr', role }),
    said('seat/invited', { role }),
    said('invitation/revoked', { email: 'karim@exemple.fr', role }),
    said('link/made', { role, link: { days: 7, uses: 1 } }),
    said('link/revoked', { role }),
    said('seat/begun', { by: person, person, role }),
    said('seat/role', { person, role, formerRole: 'publisher', successor: 'Nadia Roux' }),
    said('seat/ended', { by: person, person }),
    said('seat/ended', { person, successor: 'Nadia Roux' }),
    said('seat/ended', { by: null, person }),
    said('seat/ended', { by: null, person, reason: 'Compte usurpé.' }),
    said('seat/role', { by: null, person, role: 'owner', formerRole: role, reason: 'Décès.' }),
    said('assigned', { person, subject: 'Audit de baux' }),
    said('limit/changed'),
    said('limit/changed', { amount: 5_000 }),
    said('deposit/asked', { amount: 7_416, subject: 'Audit de baux' }),
    said('deposit/withdrawn', { amount: 7_416, subject: 'Audit de baux' }),
    said('deposit/approved', { amount: 7_416 }),
    said('deposit/refused', { amount: 7_416, subject: 'Audit de baux' }),
    said('invoice/issued', { amount: 600, subject: 'Audit de baux' }),
    said('invoice/credited', { amount: 600 }),
    said('bankDetails/changed'),
    said('account/opened'),
    said('subscription/changed'),
    said('page/changed'),
    said('unknown/act'),
  ]).toEqual([
    'Claire Delmas a ouvert l’équipe.',
    'Claire Delmas a invité karim@exemple.fr avec le rôle « Lecture ».',
    'Claire Delmas a invité une personne avec le rôle « Lecture ».',
    'Claire Delmas a annulé l’invitation de karim@exemple.fr.',
    'Claire Delmas a créé un lien, rôle « Lecture », 7 jours, 1 place.',
    'Claire Delmas a annulé un lien, rôle « Lecture ».',
    'Karim Saïdi a rejoint l’équipe avec le rôle « Lecture ».',
    'Claire Delmas a changé le rôle de Karim Saïdi : « Lecture » au lieu de « Publication ». Son travail passe à Nadia Roux.',
    'Karim Saïdi a quitté l’équipe.',
    'Claire Delmas a retiré Karim Saïdi de l’équipe. Son travail passe à Nadia Roux.',
    'Basoche a retiré Karim Saïdi de l’équipe.',
    'Basoche a retiré Karim Saïdi de l’équipe. Motif : Compte usurpé.',
    'Basoche a changé le rôle de Karim Saïdi : « Propriétaire » au lieu de « Lecture ». Motif : Décès.',
    'Claire Delmas a confié « Audit de baux » à Karim Saïdi.',
    'Claire Delmas a supprimé la limite des dépôts.',
    'Claire Delmas a fixé la limite des dépôts à 5 000 €.',
    'Claire Delmas a demandé l’accord pour le dépôt de 7 416 €, mission « Audit de baux ».',
    'Claire Delmas a retiré sa demande d’accord pour le dépôt de 7 416 €, mission « Audit de baux ».',
    'Claire Delmas a accepté un dépôt de 7 416 €.',
    'Claire Delmas a refusé le dépôt de 7 416 €, mission « Audit de baux ».',
    'Claire Delmas a émis une facture de 600 €, mission « Audit de baux ».',
    'Claire Delmas a annulé une facture de 600 €.',
    'Claire Delmas a changé les coordonnées bancaires.',
    'Claire Delmas a ouvert le compte de paiement.',
    'Claire Delmas a changé l’abonnement.',
    'Claire Delmas a modifié la page de la structure.',
    'Claire Delmas : unknown/act.',
  ]);
});
