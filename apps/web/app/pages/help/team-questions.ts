import { approvalDays } from '@basoche/domain/firms/deposit-approval';
import {
  firmInvitationsADay,
  invitationDays,
  linkDaysAtMost,
  linkUsesAtMost,
} from '@basoche/domain/firms/invitations';
import { requestDays } from '@basoche/domain/firms/requests';
import { actsInWords, seatRoleWords } from '@basoche/domain/firms/role-names';
import { rolesByAct, type SeatRole, seatRoles } from '@basoche/domain/firms/roles';
import { firmsOfOwnerAtMost, seatsAtMost } from '@basoche/domain/firms/team';
import type { SiteSettings } from '../../lib/site-context.ts';
import type { Theme } from './questions.ts';

const rolesOf = (roles: readonly SeatRole[]): string =>
  roles.length === seatRoles.length
    ? 'Tous les rôles'
    : roles.map((role) => seatRoleWords[role].name).join(', ');

/** Shown while firms may have teams. */
export const teamThemesOf = ({ conflicts }: Pick<SiteSettings, 'conflicts'>): readonly Theme[] => [
  {
    id: 'equipe',
    title: 'Travailler en équipe',
    questions: [
      {
        id: 'ouvrir-une-equipe',
        question: 'Comment travailler à plusieurs pour une structure\u202f?',
        answer: [
          'Chacun se connecte avec son propre compte et agit pour la structure\u202f: aucun mot de passe n’est partagé. Votre compte est celui d’un cabinet ou d’une entreprise\u202f? Ouvrez l’équipe depuis [Équipe](/equipe)\u202f: votre adresse et votre mot de passe deviennent ceux de votre compte personnel, propriétaire de l’équipe. La page, les missions, les échanges et l’argent restent à la structure. Les autres appareils sont déconnectés. L’équipe ne se referme pas.',
          `Vous êtes inscrit en votre nom\u202f? Créez une structure depuis [Équipe](/equipe), ${firmsOfOwnerAtMost} au plus. Notre équipe la vérifie avant sa première publication.`,
        ],
      },
      {
        id: 'roles-d-une-equipe',
        question: 'Qui peut faire quoi dans une équipe\u202f?',
        answer: [
          'Le rôle de chacun le dit. Un propriétaire donne et retire tous les rôles\u202f; un responsable, ceux de publication et de lecture. La finance ne lit pas les échanges\u202f: le secret professionnel le demande.',
        ],
        list: actsInWords({ conflicts }).map(({ act, words }) => ({
          term: words,
          text: rolesOf(rolesByAct[act]),
        })),
      },
      {
        id: 'inviter-un-collegue',
        question: 'Comment inviter un collègue\u202f?',
        answer: [
          `Depuis [Équipe](/equipe), «\u00a0Inviter\u00a0»\u202f: l’invitation part à son adresse et vaut ${invitationDays}\u00a0jours. Il l’accepte avec un compte de personne physique à cette adresse\u202f; il n’a pas besoin d’être juriste.`,
          `«\u00a0Créer un lien\u00a0» convient à plusieurs personnes\u202f: le lien vaut ${linkDaysAtMost}\u00a0jours et ${linkUsesAtMost}\u00a0personnes au plus, donne le rôle de publication ou de lecture, et s’annule à tout moment. Une équipe compte ${seatsAtMost}\u00a0personnes au plus, et fait ${firmInvitationsADay}\u00a0invitations par jour.`,
        ],
      },
      {
        id: 'domaine-verifie',
        question: 'Mes collègues peuvent-ils demander à rejoindre l’équipe\u202f?',
        answer: [
          `Oui, si un propriétaire a vérifié le domaine de vos adresses dans [Équipe](/equipe), «\u00a0Domaines e-mail\u00a0»\u202f: par une ligne TXT dans sa zone DNS, ou par un code envoyé à une adresse d’administration du domaine. Un domaine ouvert à tous, comme celui d’une messagerie gratuite ou d’une profession entière, n’est pas admis.`,
          `Une personne dont l’adresse confirmée est à ce domaine voit alors votre structure dans [Équipe](/equipe) et demande à en faire partie. Un propriétaire ou un responsable accepte ou refuse sous ${requestDays}\u00a0jours. Elle entre avec le rôle de lecture\u202f; vous le changez ensuite.`,
        ],
      },
      {
        id: 'plusieurs-comptes',
        question: 'Comment passer de mon compte à celui d’une équipe\u202f?',
        answer: [
          'Au bas du menu, sous votre nom\u202f; sur un téléphone, dans la bande en haut de [votre page](/profil). Chaque onglet garde son choix. Une même personne peut être dans plusieurs équipes\u202f: ses échanges personnels restent à elle.',
          'Vos notifications vous suivent toutes dans une seule liste. Celles d’une équipe portent son nom.',
        ],
      },
      {
        id: 'qui-suit-un-echange',
        question: 'Qui est prévenu dans une équipe\u202f?',
        answer: [
          'La personne en charge de l’annonce ou de l’échange, et elle seule. «\u00a0Confier\u00a0» met un collègue en charge\u202f; l’autre partie n’en sait rien. Un collègue qui lit un échange le laisse non lu pour la personne en charge.',
        ],
      },
      {
        id: 'quitter-une-equipe',
        question: 'Que se passe-t-il quand quelqu’un part\u202f?',
        answer: [
          'Retirez-le depuis [Équipe](/equipe)\u202f; chacun peut aussi quitter l’équipe. L’accès cesse aussitôt, sur tous ses appareils. Ses annonces et ses échanges passent au collègue que vous nommez, sinon au propriétaire le plus ancien. Ce qu’il a écrit garde son nom, et son compte personnel reste à lui.',
          'Le dernier propriétaire ne peut pas partir\u202f: il en nomme d’abord un autre.',
        ],
      },
      {
        id: 'approbation-d-un-depot',
        question: 'Un dépôt peut-il demander l’approbation d’une deuxième personne\u202f?',
        answer: [
          `Oui. Un propriétaire fixe une limite dans [Dépôts](/paiements/depots). Au-delà, la page de paiement ne s’ouvre qu’avec l’approbation d’un autre propriétaire ou de la finance, à la somme exacte. L’approbation vaut ${approvalDays}\u00a0jours\u202f; personne n’approuve sa propre demande, et l’autre partie n’en voit rien.`,
        ],
      },
      {
        id: 'ce-qui-est-note',
        question: 'Qu’est-ce qui est noté de ce que fait chacun\u202f?',
        answer: [
          'Chaque message et chaque acte d’un échange porte le nom de la personne qui l’a fait, à côté de celui de la structure\u202f; celui d’une structure anonyme reste caché. Le journal de l’équipe garde qui a invité, rejoint, changé ou quitté l’équipe, modifié la page, le compte bancaire ou l’abonnement, émis une facture ou décidé d’un dépôt. Les propriétaires et les responsables le lisent. Rien n’y est noté de ce que chacun a lu.',
          'Combien de temps cela est gardé\u202f: voyez [vos données](/parametres/donnees), «\u00a0Combien de temps\u00a0».',
        ],
      },
    ],
  },
];
