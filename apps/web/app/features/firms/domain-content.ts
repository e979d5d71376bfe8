import {
  type DomainMailbox,
  type DomainWay,
  domainCodeMinutes,
  firmDomainsAtMost,
} from '@basoche/domain/firms/domains';
import { requestDays } from '@basoche/domain/firms/requests';
import { seatRoleWords } from '@basoche/domain/firms/role-names';
import { ofName } from '@basoche/domain/members/elision';

/** Texts of the domains of a firm, and of the requests to join by them. */

const reader = `«\u00a0${seatRoleWords.reader.name}\u00a0»`;

export const domains = {
  list: 'Domaines e-mail de l’équipe',
  lead: 'Un collègue qui a une adresse à l’un de vos domaines vérifiés peut demander à rejoindre l’équipe. Vous acceptez ou refusez.',
  add: 'Ajouter un domaine e-mail',
  full: `Une équipe a ${firmDomainsAtMost} domaines au plus.`,
  proved: {
    dns: (day: string) => `Vérifié par le DNS le ${day}`,
    mailbox: (day: string) => `Vérifié par un code le ${day}`,
  } satisfies Record<DomainWay, (day: string) => string>,
  waits: 'À vérifier',
  lost: (day: string) => `À vérifier\u202f: ligne TXT introuvable le ${day}`,
  prove: 'Vérifier',
  proveOf: (domain: string) => `Vérifier ${domain}`,
  remove: 'Supprimer',
  removeOf: (domain: string) => `Supprimer ${domain}`,
  removeTitle: (domain: string) => `Supprimer ${domain}\u202f?`,
  removeText:
    'Plus personne ne pourra demander à rejoindre l’équipe par ce domaine. Les personnes déjà dans l’équipe y restent.',
  keep: 'Garder',
  removed: (domain: string) => `Le domaine ${domain} est supprimé.`,
  empty: {
    title: 'Aucun domaine e-mail',
    text: 'Ajoutez le domaine de vos adresses, comme «\u00a0exemple.fr\u00a0». Vous prouverez ensuite qu’il est à vous.',
  },
} as const;

export const adding = {
  title: 'Ajouter un domaine e-mail',
  domain: 'Nom de domaine',
  help: 'La partie après le @ des adresses de votre structure, comme «\u00a0exemple.fr\u00a0». Vous pouvez coller une adresse entière.',
  submit: 'Ajouter',
} as const;

const mailboxes: Readonly<Record<DomainMailbox, string>> = {
  admin: 'admin',
  hostmaster: 'hostmaster',
  postmaster: 'postmaster',
  webmaster: 'webmaster',
};

export const proving = {
  title: (domain: string) => `Vérifier ${domain}`,
  lead: 'Deux moyens au choix, pour la personne qui gère votre nom de domaine.',
  done: (domain: string) => `${domain} est vérifié.`,
  close: 'Fermer',
  dns: {
    title: 'Par une ligne TXT',
    text: (domain: string) => `Ajoutez cette ligne TXT à la zone DNS de ${domain}, puis vérifiez.`,
    explained:
      'La zone DNS est la liste de réglages que tient l’hébergeur de votre nom de domaine (OVH, Gandi…). Une ligne TXT y est un simple texte\u202f: elle ne change ni vos mails ni votre site.',
    name: 'Nom',
    value: 'Valeur',
    check: 'Vérifier la ligne',
  },
  mail: {
    title: 'Par un code',
    text: `Le code part à une adresse que seule la personne qui gère le domaine peut lire. Il vaut ${domainCodeMinutes} minutes.`,
    mailbox: 'Envoyer le code à',
    address: (mailbox: DomainMailbox, domain: string) => `${mailboxes[mailbox]}@${domain}`,
    send: 'Envoyer un code',
    again: 'Envoyer un autre code',
    sent: (address: string, hour: string) => `Un code est parti à ${address}. Il vaut jusqu’à ${hour}.`,
    spent: 'Plus aucun essai pour ce code\u202f: envoyez-en un autre.',
    code: 'Code à 8 chiffres',
    confirm: 'Confirmer le code',
  },
} as const;

/** Requests, for those who answer them. */
export const requests = {
  title: 'Demandes à rejoindre l’équipe',
  lead: `Une personne acceptée reçoit le rôle ${reader} (${seatRoleWords.reader.may}). Vous pourrez le changer.`,
  list: 'Demandes en attente',
  asked: (ago: string, until: string) => `Demandé ${ago} · sans réponse, s’éteint le ${until}`,
  accept: 'Accepter',
  acceptOf: (name: string) => `Accepter ${name}`,
  accepted: (name: string) => `${name} est dans l’équipe.`,
  refuse: 'Refuser',
  refuseOf: (name: string) => `Refuser ${name}`,
  refuseTitle: (name: string) => `Refuser la demande ${ofName(name)}\u202f?`,
  refuseText: (name: string) =>
    `Un mail prévient ${name}, qui ne pourra pas demander de nouveau avant ${requestDays}\u00a0jours. Vous pourrez toujours inviter cette personne.`,
  keep: 'Laisser en attente',
  refused: (name: string) => `La demande ${ofName(name)} est refusée.`,
} as const;

/** Texts for a person whose mail domain belongs to a firm that they may ask to join. */
export const atDomain = {
  title: (firm: string) => `${firm} est sur Basoche`,
  text: (domain: string) =>
    `Votre adresse est au domaine ${domain}, qui est celui de cette structure. Demandez à rejoindre l’équipe\u202f: un responsable vous répondra.`,
  know: `Acceptée, votre demande vous donne le rôle ${reader} (${seatRoleWords.reader.may}). L’équipe voit votre nom et votre adresse.`,
  ask: 'Demander à rejoindre',
  asked: 'Votre demande est partie.',
  waiting: (day: string, until: string) =>
    `Votre demande du ${day} attend une réponse. Sans réponse, elle s’éteint le ${until}.`,
  withdraw: 'Retirer ma demande',
  withdrawn: 'Votre demande est retirée.',
} as const;
