import type { ListedFirmAct } from '@basoche/contract/firms/journal';
import { quotedRole } from '@basoche/domain/firms/role-names';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { ofName } from '@basoche/domain/members/elision';
import { count } from '../../lib/counts.ts';
import { formatEuros } from '../../lib/money.ts';

const roleName = (role: SeatRole | null): string => (role === null ? '' : quotedRole(role));

/** Says who took over the work, if anybody did. */
const passedOn = (successor: string | null): string =>
  successor === null ? '' : ` Son travail passe à ${successor}.`;

const subjectOf = ({ subject }: ListedFirmAct): string =>
  subject === null ? 'un échange' : `«\u00a0${subject}\u00a0»`;

/** The domain's name; the firm may have removed the domain since. */
const domainOf = ({ subject }: ListedFirmAct): string =>
  subject === null ? 'un domaine' : `le domaine ${subject}`;

/** Adds the reason of staff. */
const because = ({ reason }: ListedFirmAct): string => (reason === null ? '' : ` Motif\u202f: ${reason}`);

/** The deposit; `ofDeposit` after « de ». */
const depositOf = ({ amount, subject }: ListedFirmAct, [one, the] = ['un', 'le']): string => {
  const sum = amount === null ? '' : ` de ${formatEuros(amount)}`;
  return subject === null ? `${one} dépôt${sum}` : `${the} dépôt${sum}, mission «\u00a0${subject}\u00a0»`;
};
const ofDeposit = (entry: ListedFirmAct): string => depositOf(entry, ['d’un', 'du']);

const missionOf = ({ subject }: ListedFirmAct): string =>
  subject === null ? '' : `, mission «\u00a0${subject}\u00a0»`;

/** Act of the journal in one sentence; an unknown act is shown by its name. */
export const actSentence = (entry: ListedFirmAct): string => {
  const { act, role, formerRole, successor, link, amount } = entry;
  const by = entry.by ?? 'Basoche';
  const person = entry.person ?? 'Une personne';
  switch (act) {
    case 'opened':
      return `${by} a ouvert l’équipe.`;
    case 'seat/invited':
      return `${by} a invité ${entry.email ?? 'une personne'} avec le rôle ${roleName(role)}.`;
    case 'invitation/revoked':
      return `${by} a annulé l’invitation ${entry.email === null ? 'd’une personne' : ofName(entry.email)}.`;
    case 'link/made':
      return `${by} a créé un lien, rôle ${roleName(role)}${link === null ? '' : `, ${count(link.days, 'jour', 'jours')}, ${count(link.uses, 'place', 'places')}`}.`;
    case 'link/revoked':
      return `${by} a annulé un lien, rôle ${roleName(role)}.`;
    case 'domain/added':
      return `${by} a ajouté ${domainOf(entry)}.`;
    case 'domain/proved':
      return `${by} a vérifié ${domainOf(entry)}.`;
    case 'domain/lost':
      return `La preuve ne vaut plus\u202f: ${domainOf(entry)} n’est plus vérifié.`;
    case 'domain/removed':
      return `${by} a supprimé un domaine.`;
    case 'request/accepted':
      return `${by} a accepté la demande ${ofName(person)}, qui a rejoint l’équipe avec le rôle ${roleName(role)}.`;
    case 'request/refused':
      return `${by} a refusé la demande ${entry.person === null ? 'd’une personne' : ofName(entry.person)}.`;
    case 'seat/begun':
      return `${person} a rejoint l’équipe avec le rôle ${roleName(role)}.`;
    case 'seat/role':
      return `${by} a changé le rôle ${ofName(person)}\u202f: ${roleName(role)} au lieu de ${roleName(formerRole)}.${passedOn(successor)}${because(entry)}`;
    case 'seat/ended':
      return entry.by === entry.person
        ? `${person} a quitté l’équipe.${passedOn(successor)}`
        : `${by} a retiré ${person} de l’équipe.${passedOn(successor)}${because(entry)}`;
    case 'assigned':
      return `${by} a confié ${subjectOf(entry)} à ${person}.`;
    case 'limit/changed':
      return amount === null
        ? `${by} a supprimé la limite des dépôts.`
        : `${by} a fixé la limite des dépôts à ${formatEuros(amount)}.`;
    case 'deposit/asked':
      return `${by} a demandé l’approbation ${ofDeposit(entry)}.`;
    case 'deposit/withdrawn':
      return `${by} a retiré sa demande d’approbation ${ofDeposit(entry)}.`;
    case 'deposit/approved':
      return `${by} a approuvé ${depositOf(entry)}.`;
    case 'deposit/refused':
      return `${by} a refusé ${depositOf(entry)}.`;
    case 'invoice/issued':
      return `${by} a émis une facture de ${formatEuros(amount ?? 0)}${missionOf(entry)}.`;
    case 'invoice/credited':
      return `${by} a annulé une facture de ${formatEuros(amount ?? 0)}${missionOf(entry)}.`;
    case 'bankDetails/changed':
      return `${by} a changé les coordonnées bancaires.`;
    case 'account/opened':
      return `${by} a ouvert le compte de paiement.`;
    case 'subscription/changed':
      return `${by} a changé l’abonnement.`;
    case 'page/changed':
      return `${by} a modifié la page de la structure.`;
    default:
      return `${by}\u202f: ${act}.`;
  }
};
