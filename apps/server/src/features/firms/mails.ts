import { domainCodeMinutes } from '@basoche/domain/firms/domains';
import { invitationDays } from '@basoche/domain/firms/invitations';
import { requestDays } from '@basoche/domain/firms/requests';
import { seatRoleWords } from '@basoche/domain/firms/role-names';
import type { SeatRole } from '@basoche/domain/firms/roles';
import { ofName } from '@basoche/domain/members/elision';
import { defineMails } from '../../platform/mail/mail-content.ts';

interface SeatFacts {
  /** Name of the reader. */
  readonly name: string;
  readonly firm: string;
  /** Address of the team's page, opened as the firm. */
  readonly url: string;
}

interface ChangeFacts extends SeatFacts {
  readonly role: SeatRole;
  /** Name of the person who decided it. */
  readonly by: string;
}

interface DecidedFacts extends ChangeFacts {
  /** Reason why staff decided it; null for an act of the firm. */
  readonly reason: string | null;
}

/** Paragraphs of a decision of staff. */
const because = (reason: string | null): string[] => (reason === null ? [] : ['Voici pourquoi :', reason]);
const contest = (reason: string | null): string[] =>
  reason === null ? [] : ['Pour contester cette décision, répondez à ce message.'];

const greeting = (name: string) => `Bonjour ${name},`;
const seeTeam = (url: string) => ({ label: 'Voir l’équipe', url });

/** « 12 échanges en cours et 1 publication ». */
export const workInWords = ({ threads, publications }: { threads: number; publications: number }): string =>
  [
    threads > 1 ? `${threads} échanges en cours` : threads === 1 ? '1 échange en cours' : '',
    publications > 1 ? `${publications} publications` : publications === 1 ? '1 publication' : '',
  ]
    .filter(Boolean)
    .join(' et ');

interface ClosedFacts {
  readonly name: string;
  readonly firm: string;
  /** Reason of staff, if they decided it. */
  readonly reason: string | null;
}

interface InvitationFacts {
  readonly firm: string;
  readonly role: SeatRole;
  /** Name of the person who invites. */
  readonly by: string;
  readonly url: string;
}

interface RequestFacts {
  /** Name of the reader. */
  readonly name: string;
  readonly firm: string;
  /** Name of the person who asks. */
  readonly person: string;
  readonly url: string;
}

export const firmMails = defineMails({
  // No greeting by name: the mailbox of a domain may belong to nobody in particular.
  domainCode: ({ firm, domain, code }: { firm: string; domain: string; code: string }) => ({
    subject: `Votre code pour vérifier ${domain}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${firm} demande à vérifier le domaine ${domain} sur Basoche. Si vous êtes d’accord, donnez ce code à la personne qui le demande, ou saisissez-le dans l’équipe ${ofName(firm)}.`,
    ],
    card: {
      title: domain,
      facts: [
        ['Code', code],
        ['Valable', `${domainCodeMinutes} minutes`],
      ],
    },
    closing: 'Si personne chez vous ne l’a demandé, ignorez ce message et ne donnez ce code à personne.',
  }),
  joinAsked: ({ name, firm, person, url }: RequestFacts) => ({
    subject: `${person} demande à rejoindre l’équipe ${ofName(firm)}`,
    greeting: greeting(name),
    paragraphs: [
      `${person} a une adresse à un domaine ${ofName(firm)} et demande à rejoindre l’équipe.`,
      `Acceptée, cette personne aura le rôle «\u00a0${seatRoleWords.reader.name}\u00a0» (${seatRoleWords.reader.may}), que vous pourrez changer. Sans réponse, sa demande s’éteint après ${requestDays} jours.`,
    ],
    button: { label: 'Répondre', url },
  }),
  joinAccepted: ({ name, firm, url }: RequestFacts) => ({
    subject: `Vous faites partie de l’équipe ${ofName(firm)}`,
    greeting: greeting(name),
    paragraphs: [
      `Votre demande est acceptée\u202f: vous avez dans l’équipe ${ofName(firm)} le rôle «\u00a0${seatRoleWords.reader.name}\u00a0» (${seatRoleWords.reader.may}).`,
    ],
    button: seeTeam(url),
  }),
  joinRefused: ({ name, firm }: RequestFacts) => ({
    subject: `Votre demande de rejoindre l’équipe ${ofName(firm)}`,
    greeting: greeting(name),
    paragraphs: [
      `L’équipe ${ofName(firm)} n’a pas accepté votre demande. Votre compte personnel reste ouvert, avec tout ce qui est à vous.`,
    ],
  }),
  // No greeting by name: the address may have no account yet.
  invited: ({ firm, role, by, url }: InvitationFacts) => ({
    subject: `Rejoindre l’équipe ${ofName(firm)}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${by} vous invite à rejoindre l’équipe ${ofName(firm)} sur Basoche, avec le rôle «\u00a0${seatRoleWords[role].name}\u00a0» (${seatRoleWords[role].may}).`,
      `L’invitation vaut ${invitationDays} jours. Acceptez-la avec un compte à cette adresse.`,
    ],
    button: { label: 'Voir l’invitation', url },
    closing: 'Si vous n’attendiez pas cette invitation, ignorez ce message.',
  }),
  joined: ({ name, firm, role, by, url }: ChangeFacts) => ({
    subject: `${by} a rejoint l’équipe ${ofName(firm)}`,
    greeting: greeting(name),
    paragraphs: [
      `${by} a rejoint l’équipe ${ofName(firm)} par votre invitation, avec le rôle «\u00a0${seatRoleWords[role].name}\u00a0».`,
    ],
    button: seeTeam(url),
  }),
  opened: ({ name, firm, url }: SeatFacts) => ({
    subject: `L’équipe ${ofName(firm)} est ouverte`,
    greeting: greeting(name),
    paragraphs: [
      `Vous avez ouvert l’équipe ${ofName(firm)}. Cette adresse et votre mot de passe sont désormais ceux de votre compte personnel\u202f; la page, les missions et l’argent restent à ${firm}, dont vous êtes propriétaire.`,
      'Vos autres appareils ont été déconnectés.',
    ],
    button: seeTeam(url),
    closing:
      'Si ce n’est pas vous, choisissez tout de suite un nouveau mot de passe, puis écrivez-nous en répondant à ce message.',
  }),
  roleChanged: ({ name, firm, role, by, reason, url }: DecidedFacts) => ({
    subject: `Votre rôle dans l’équipe ${ofName(firm)}`,
    greeting: greeting(name),
    paragraphs: [
      `${by} a changé votre rôle dans l’équipe ${ofName(firm)}\u202f: vous êtes désormais «\u00a0${seatRoleWords[role].name}\u00a0».`,
      ...because(reason),
    ],
    button: seeTeam(url),
  }),
  removed: ({ name, firm, by, reason }: DecidedFacts) => ({
    subject: `Vous n’êtes plus dans l’équipe ${ofName(firm)}`,
    greeting: greeting(name),
    paragraphs: [
      `${by} vous a retiré de l’équipe ${ofName(firm)}. Vous n’agissez plus pour elle\u202f; ce que vous y avez écrit garde votre nom.`,
      ...because(reason),
      'Votre compte personnel reste ouvert, avec tout ce qui est à vous.',
      ...contest(reason),
    ],
  }),
  ownerNamed: ({ name, firm, by, reason, url }: DecidedFacts) => ({
    subject: `${by} est propriétaire de l’équipe ${ofName(firm)}`,
    greeting: greeting(name),
    paragraphs: [
      `Notre équipe a nommé ${by} propriétaire de l’équipe ${ofName(firm)}.`,
      ...because(reason),
      ...contest(reason),
    ],
    button: seeTeam(url),
  }),
  accessClosed: ({ name, firm, by, reason, url }: DecidedFacts) => ({
    subject: `${by} n’est plus dans l’équipe ${ofName(firm)}`,
    greeting: greeting(name),
    paragraphs: [
      `Notre équipe a retiré ${by} de l’équipe ${ofName(firm)}. Cette personne n’agit plus pour la structure\u202f; ce qu’elle y a écrit garde son nom.`,
      ...because(reason),
      ...contest(reason),
    ],
    button: seeTeam(url),
  }),
  suspended: ({ name, firm }: SeatFacts) => ({
    subject: `L’équipe ${ofName(firm)} est suspendue`,
    greeting: greeting(name),
    paragraphs: [
      `Notre équipe a suspendu ${firm}. Vous n’agissez plus pour cette structure tant que la suspension dure ; ses propriétaires en ont reçu les motifs.`,
      'Votre compte personnel reste ouvert, avec tout ce qui est à vous.',
    ],
  }),
  restored: ({ name, firm, url }: SeatFacts) => ({
    subject: `L’équipe ${ofName(firm)} est rétablie`,
    greeting: greeting(name),
    paragraphs: [`${firm} est de nouveau ouverte. Vous pouvez agir pour elle dès maintenant.`],
    button: seeTeam(url),
  }),
  closed: ({ name, firm, reason }: ClosedFacts) => ({
    subject: `${firm} n’est plus sur Basoche`,
    greeting: greeting(name),
    paragraphs: [
      `La structure ${firm} a été supprimée de Basoche. Vous n’agissez plus pour elle.`,
      ...(reason === null ? [] : ['Notre équipe en a décidé ainsi. Voici pourquoi :', reason]),
      'Votre compte personnel reste ouvert, avec tout ce qui est à vous.',
      ...contest(reason),
    ],
  }),
  workGiven: ({ name, firm, url, ...work }: SeatFacts & { threads: number; publications: number }) => ({
    subject: `Du travail ${ofName(firm)} vous est confié`,
    greeting: greeting(name),
    paragraphs: [
      `À la suite d’un changement dans l’équipe ${ofName(firm)}, vous êtes désormais en charge de ${workInWords(work)}.`,
    ],
    button: seeTeam(url),
  }),
});
