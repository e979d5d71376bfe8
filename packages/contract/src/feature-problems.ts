import { officeFiltersAtMost } from '@basoche/domain/access/office-lists';
import { partyChangesAtMost, registerNamesAtMost } from '@basoche/domain/conflicts/limits';
import { hearingRefusals } from '@basoche/domain/hearings/take';
import { absencesAtMost } from '@basoche/domain/hearings/week';
import {
  attachmentsPendingAtMost,
  careerEntriesAtMost,
  cvsAtMost,
  documentsASlot,
  evidenceBytes,
  jobDraftsAtMost,
  presentationsAtMost,
  savedSearchesAtMost,
  verificationAnswerHours,
} from '@basoche/domain/limits';
import { invitationRefusals } from '@basoche/domain/missions/invite';
import { articleLimits } from '@basoche/domain/news/writing';
import { bankDetailsRefused } from '@basoche/domain/payments/bank-details';
import { exportsAWeek } from '@basoche/domain/retention/exports';
import { formatBytes } from '@basoche/domain/typography';
import { accountProblems } from './account-problems.ts';
import { firmProblems } from './firm-problems.ts';

/**
 * Refusals of the features besides the rules of missions and threads, each with its status and its French
 * title (rules §7).
 */
export const featureProblems = {
  ...accountProblems,
  ...firmProblems,
  ...hearingRefusals,
  HEARING_PUBLISHER: {
    status: 403,
    title: 'Une audience se demande entre avocats. Publiez plutôt une mission.',
  },
  PRICING_CLOSED: {
    status: 409,
    title: 'Cette façon de fixer le prix n’est pas ouverte pour le moment.',
  },
  PRICE_NOT_RAISED: { status: 409, title: 'Le nouveau prix est plus élevé que le précédent.' },
  BAR_CHANGED: {
    status: 409,
    title: 'Ce barreau a changé ou a déjà été décidé. La liste vient d’être rechargée.',
  },
  ABSENCES_AT_MOST: {
    status: 409,
    title: `Vous avez déjà ${absencesAtMost} absences\u202f: retirez-en une.`,
  },
  REGISTER_FULL: {
    status: 409,
    title: `Votre liste ne peut pas dépasser ${registerNamesAtMost.toLocaleString('fr-FR')} noms.`,
  },
  REGISTER_CHANGES_SPENT: {
    status: 429,
    title: 'Vous avez ajouté beaucoup de noms ces derniers jours. Ajoutez les autres à partir de demain.',
  },
  REGISTER_EMPTY: {
    status: 409,
    title:
      'Votre liste est vide. Ajoutez vos clients et vos adversaires, ou indiquez que vous n’en avez aucun.',
  },
  NO_PARTIES: {
    status: 409,
    title: 'Le client n’a nommé aucune partie\u202f: il n’y a rien à vérifier.',
  },
  PARTIES_SPENT: {
    status: 429,
    title:
      'Vous avez donné beaucoup de noms ces derniers jours\u202f; les noms de naissance, d’usage et doubles comptent aussi. Donnez les autres à partir de demain.',
  },
  PARTY_CHANGES_SPENT: {
    status: 409,
    title: `Cette liste a changé ${partyChangesAtMost} fois et ne change plus.`,
  },
  CHECKS_SPENT: {
    status: 429,
    title: 'Vous avez fait toutes vos vérifications pour le moment. Réessayez à partir de demain.',
  },
  EXPORT_UNDER_WAY: {
    status: 409,
    title:
      'Une archive de vos données est déjà en préparation. Vous recevrez un email quand elle sera prête.',
  },
  TERMS_CHANGED: {
    status: 409,
    title: 'Ces textes ont changé depuis que cette page est ouverte. Relisez-les avant de les accepter.',
  },
  VANITY_TAKEN: { status: 409, title: 'Cette adresse est déjà prise. Choisissez-en une autre.' },
  ALREADY_SUBSCRIBED: { status: 409, title: 'Vous avez déjà un abonnement.' },
  NOT_SUBSCRIBED: { status: 409, title: 'Votre abonnement a changé entre-temps. Il vient d’être rechargé.' },
  MISSION_STILL_OPEN: { status: 409, title: 'La date limite de cette mission n’est pas passée.' },
  JOB_STILL_OPEN: { status: 409, title: 'La date limite de cette offre n’est pas passée.' },
  MISSION_ALREADY_FILLED: { status: 409, title: 'Cette mission est déjà pourvue.' },
  JOB_ALREADY_FILLED: { status: 409, title: 'Cette offre est déjà pourvue.' },
  TOO_MANY_DRAFTS: {
    status: 409,
    title: `Vous avez déjà ${jobDraftsAtMost} brouillons d’offres. Publiez-en ou supprimez-en un.`,
  },
  TOO_MANY_CVS: {
    status: 409,
    title: `Vous gardez déjà ${cvsAtMost} CV. Supprimez-en un pour en ajouter un autre.`,
  },
  TOO_MANY_PRESENTATIONS: {
    status: 409,
    title: `Vous gardez déjà ${presentationsAtMost} présentations. Supprimez-en une pour en ajouter une autre.`,
  },
  TOO_MANY_CAREER_ENTRIES: {
    status: 409,
    title: `Votre profil en compte déjà ${careerEntriesAtMost}. Supprimez-en pour en ajouter.`,
  },
  TOO_MANY_ATTACHMENTS: {
    status: 409,
    title: `${attachmentsPendingAtMost} de vos fichiers attendent déjà d’être envoyés. Envoyez-les ou retirez-en avant d’en ajouter.`,
  },
  AUTHOR_NOT_REMOVED: {
    status: 409,
    title:
      'Le nom de l’auteur n’a pas pu être retiré de ce fichier\u202f: il est signé, protégé ou contient d’autres fichiers, et votre mission est anonyme. Envoyez-en une copie simple, ou attendez qu’un prix soit accepté.',
  },
  ATTACHMENT_GONE: {
    status: 409,
    title: 'Une pièce jointe n’est plus disponible. Retirez ce message, puis joignez de nouveau le fichier.',
  },
  SELF_INVITATION: { status: 409, title: invitationRefusals.SELF_INVITATION },
  ALREADY_INVITED: { status: 409, title: invitationRefusals.ALREADY_INVITED },
  INVITEE_APPLIED: { status: 409, title: invitationRefusals.INVITEE_APPLIED },
  INVITATIONS_CLOSED: { status: 409, title: invitationRefusals.INVITATIONS_CLOSED },
  INVITEE_CANNOT_APPLY: { status: 409, title: invitationRefusals.INVITEE_CANNOT_APPLY },
  SEARCH_NAME_TAKEN: {
    status: 409,
    title: 'Une de vos recherches porte déjà ce nom. Choisissez-en un autre.',
  },
  TOO_MANY_FILTERS: {
    status: 409,
    title: `Vous gardez déjà ${officeFiltersAtMost} filtres de cette liste. Supprimez-en un pour en garder un autre.`,
  },
  TOO_MANY_SEARCHES: {
    status: 409,
    title: `Vous avez déjà ${savedSearchesAtMost} recherches enregistrées. Supprimez-en une pour en ajouter une autre.`,
  },
  AGREEMENT_NOT_SIGNED: {
    status: 409,
    title: 'L’accord de confidentialité n’est pas encore accepté par les deux parties.',
  },
  CREATOR_STILL_ANONYMOUS: {
    status: 409,
    title:
      'Le client est encore anonyme\u202f: ce document, qui le nomme, vous sera ouvert quand il aura accepté un prix.',
  },
  CONTRACT_NOT_SUITABLE: { status: 409, title: 'Ce contrat ne convient pas à cette candidature.' },
  EVIDENCE_TOO_LARGE: {
    status: 409,
    title: `Cet échange est trop long pour un seul dossier (${formatBytes(evidenceBytes)} de texte). Écrivez-nous pour le recevoir en plusieurs parties.`,
  },
  NOT_INVOICEABLE: {
    status: 409,
    title:
      'Une facture s’émet ici en relation directe, une fois ce mode accepté et tant que la mission n’est pas annulée.',
  },
  ALREADY_INVOICED: {
    status: 409,
    title: 'Cette mission est déjà facturée. Annulez la facture par un avoir pour en émettre une autre.',
  },
  NOT_INVOICED: { status: 409, title: 'Aucune facture n’est encore émise pour cette mission.' },
  ALREADY_CREDITED: { status: 409, title: 'Cette facture est déjà annulée par un avoir.' },
  PUBLICATION_HIDDEN: {
    status: 409,
    title:
      'Cette publication est masquée par la modération. Corrigez-la, puis demandez un nouvel examen depuis sa page.',
  },
  ALREADY_HIDDEN: { status: 409, title: 'Cette publication est déjà masquée.' },
  NOT_HIDDEN: { status: 409, title: 'Cette publication n’est pas masquée.' },
  REVIEW_ASKED: {
    status: 409,
    title: 'Un nouvel examen est déjà demandé. Notre équipe vous répondra sur cette page.',
  },
  REVIEW_NOT_ASKED: { status: 409, title: 'Aucun nouvel examen n’attend de réponse.' },
  RULES_CHANGED: {
    status: 409,
    title: 'Ces règles viennent d’être modifiées par quelqu’un d’autre. Relisez-les avant de les changer.',
  },
  RESERVED_NATURE: {
    status: 403,
    title: 'Assouplir ce que la loi réserve ou demande revient à un administrateur.',
  },
  RESERVED_UNCONFIRMED: {
    status: 409,
    title: 'Ce changement assouplit ce que la loi réserve ou demande\u202f: confirmez que c’est voulu.',
  },
  REPORT_WAITS: {
    status: 409,
    title: 'Votre signalement est en cours d’examen. Vous pourrez en faire un autre ensuite.',
  },
  APPEAL_CLOSED: {
    status: 409,
    title: 'Cette décision ne peut plus être contestée\u202f: le délai est de six mois.',
  },
  ALREADY_APPEALED: { status: 409, title: 'Vous avez déjà contesté cette décision.' },
  APPEAL_OF_ANOTHER: {
    status: 403,
    title: 'Vous avez pris la première décision\u202f: un autre membre de l’équipe examine ce recours.',
  },
  CASE_CLOSED: {
    status: 409,
    title: 'Aucun signalement ni contestation n’est plus ouvert à propos de cet échange.',
  },
  READING_ENDED: { status: 403, title: 'Le temps de lecture de cet échange est écoulé.' },
  MEASURE_NOT_APPLICABLE: {
    status: 409,
    title: 'Cette mesure ne s’applique pas à ce signalement. Retirez-la, ou choisissez-en une autre.',
  },
  REPORT_SETTLED: { status: 409, title: 'Ce signalement est déjà traité.' },
  ALREADY_VERIFIED: { status: 409, title: 'Votre profil est déjà vérifié\u202f: il n’y a rien à envoyer.' },
  PROOFS_WAIT: {
    status: 409,
    title: `Vos justificatifs sont déjà envoyés. Nous vous répondons sous ${verificationAnswerHours}\u00a0heures.`,
  },
  PROOFS_MISSING: { status: 409, title: 'Il manque au moins un des documents demandés.' },
  TOO_MANY_PROOFS: {
    status: 409,
    title: `${documentsASlot} fichiers au plus pour un même justificatif. Retirez-en un pour en ajouter un autre.`,
  },
  BANK_DETAILS_INVALID: { status: 400, title: bankDetailsRefused },
  BANK_DETAILS_CLOSED: {
    status: 409,
    title: 'Les coordonnées bancaires se communiquent une fois la relation directe acceptée.',
  },
  NEWS_WRITTEN_ELSEWHERE: {
    status: 409,
    title: 'Les actualités s’écrivent dans Prismic. Cet espace ne sert qu’aux articles écrits ici.',
  },
  ARTICLE_INCOMPLETE: { status: 409, title: 'Cet article n’est pas encore complet.' },
  ARTICLE_ADDRESS_TAKEN: {
    status: 409,
    title: 'Un autre article a déjà cette adresse. Choisissez-en une autre.',
  },
  TOO_MANY_PICTURES: {
    status: 409,
    title: `Un article garde ${articleLimits.pictures} images au plus.`,
  },
  SIGNATURE_NAME_TAKEN: { status: 409, title: 'Ce nom est déjà pris.' },
  SIGNATURE_IN_USE: {
    status: 409,
    title: 'Des articles portent cette signature. Elle ne peut pas être supprimée.',
  },
  SIGNATURE_INVALID: { status: 400, title: 'La signature de cet événement n’est pas la bonne.' },
  TOO_MANY_MESSAGES: {
    status: 429,
    title:
      'Vous écrivez très vite\u202f: patientez quelques secondes, puis renvoyez ce message. Il est conservé sur votre appareil.',
  },
  EXPORTS_SPENT: {
    status: 429,
    title: `Vous avez demandé ${exportsAWeek} archives de vos données en sept jours. Merci d’en demander une autre plus tard.`,
  },
  INVITATIONS_SPENT: { status: 429, title: invitationRefusals.INVITATIONS_SPENT },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    title:
      'Le prestataire de paiement ne répond pas. Rien n’a été débité\u202f: merci de réessayer dans un instant.',
  },
} as const;
