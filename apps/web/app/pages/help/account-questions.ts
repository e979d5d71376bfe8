import { addressLinkHours, confirmationLinkHours } from '@basoche/domain/access/session-and-link-lifetimes';
import {
  documentsASlot,
  documentsKeptDays,
  verificationAnswerHours,
  verificationDocumentBytes,
} from '@basoche/domain/limits';
import { formatBytes } from '@basoche/domain/typography';
import { inscriptionQuestions } from './inscription-questions.ts';
import type { Theme } from './questions.ts';

const hours = `${verificationAnswerHours}\u00a0heures`;

export const accountThemes: readonly Theme[] = [
  {
    id: 'compte',
    title: 'Inscription et compte',
    questions: [
      {
        id: 'qui-peut-etre-membre',
        question: 'Qui peut devenir membre\u202f?',
        answer: [
          'Les juristes titulaires d’un Master 1 de droit validé, et les étudiants inscrits en Master 1 ou Master 2 de droit. En licence, y compris en deuxième année, il faut attendre l’inscription en Master 1. Une structure (cabinet, étude, direction juridique, entreprise) s’inscrit par le juriste qui la représente. Les clients externes confient des missions sans être juristes. Tout est dit dans les [conditions générales](/chartes).',
        ],
      },
      {
        id: 'quel-compte-choisir',
        question: 'Quel compte choisir ?',
        answer: [
          '«\u00a0Étudiants\u00a0» pour les études de droit, «\u00a0Professionnels\u00a0» pour un métier du droit\u202f: personne physique si vous exercez en votre nom, personne morale pour une structure. Si vous n’êtes pas juriste et cherchez un professionnel, ouvrez un [compte client](/inscription?profil=client).',
        ],
      },
      {
        id: 'mail-de-confirmation',
        question: 'Je n’ai pas reçu le mail de confirmation',
        answer: [
          `Regardez dans les courriers indésirables. Le lien vaut ${confirmationLinkHours} heures et ne sert qu’une fois. Pour en recevoir un autre, ou si l’adresse est fausse, restez sur l’écran «\u00a0Ouvrez votre mail\u00a0»\u202f: «\u00a0Renvoyer le mail\u00a0» et «\u00a0Corriger l’adresse\u00a0» s’y trouvent. Vous l’avez fermé\u202f? [Connectez-vous](/connexion) avec votre mot de passe\u202f: un nouveau lien part, une fois par quart d’heure.`,
        ],
      },
      {
        id: 'mot-de-passe-oublie',
        question: 'J’ai oublié mon mot de passe',
        answer: [
          'Demandez un lien depuis la page [Mot de passe oublié](/forgottenPassword). Il vaut une heure et ne sert qu’une fois. Choisir un nouveau mot de passe ferme toutes vos sessions ouvertes.',
          'Après cinq essais faux, la connexion attend une demi-heure. Votre compte n’est jamais bloqué définitivement.',
        ],
      },
      {
        id: 'changer-d-adresse',
        question: 'Comment changer l’adresse email de mon compte\u202f?',
        answer: [
          `Dans vos [paramètres](/parametres), «\u00a0Modifier l’adresse\u00a0». Vos deux adresses reçoivent un lien, valable ${addressLinkHours} heures\u202f: rien ne change tant que les deux ne l’ont pas confirmé. Vos autres sessions sont alors fermées.`,
        ],
      },
      {
        id: 'proteger-mon-compte',
        question: 'Comment mieux protéger mon compte\u202f?',
        answer: [
          'Dans vos [paramètres](/parametres), ajoutez une application d’authentification ou une clé d’accès\u202f: votre mot de passe seul n’ouvre alors plus votre compte. Gardez les dix codes de secours, chacun remplace une fois votre appareil.',
          'Une clé d’accès vous connecte aussi sans mot de passe, par le doigt, le visage ou le code de votre appareil. Les sessions ouvertes y sont listées, chacune se ferme d’un bouton.',
        ],
      },
      {
        id: 'changer-de-nom',
        question: 'Comment changer mon nom ou ma profession\u202f?',
        answer: [
          'Depuis votre profil. Corriger l’orthographe ne change rien\u202f; un autre nom ou une autre profession demande un nouveau justificatif, car c’est ce que nous avions vérifié. Vos échanges en cours continuent.',
        ],
      },
      {
        id: 'supprimer-mon-compte',
        question: 'Comment supprimer mon compte ?',
        answer: [
          'Dans vos [paramètres](/parametres), «\u00a0Supprimer mon compte\u00a0». Vos annonces sont archivées, vos candidatures ouvertes closes, votre profil effacé. Vos échanges restent lisibles pour vos interlocuteurs sous le nom «\u00a0Compte supprimé\u00a0».',
          'Ce n’est pas possible tant que des fonds sont retenus, qu’un paiement est attendu ou qu’un portage est en cours.',
        ],
      },
    ],
  },
  {
    id: 'verification',
    title: 'Vérification',
    questions: [
      {
        id: 'quels-justificatifs',
        question: 'Quels justificatifs envoyer ?',
        answer: [
          'Étudiant\u202f: le certificat de scolarité de l’année en cours. Avocat\u202f: la carte professionnelle ou une attestation du barreau\u202f; notaire, commissaire de justice, mandataire judiciaire\u202f: la carte, l’arrêté de nomination ou l’inscription sur la liste. Autres professions\u202f: un diplôme de Master 1 ou Master 2 de droit, ou un titre équivalent. Structure\u202f: le diplôme ou la carte du juriste qui la représente, la preuve de son emploi, et un extrait d’immatriculation.',
          `PDF, JPEG ou PNG, ${formatBytes(verificationDocumentBytes)} au plus, ${documentsASlot} fichiers au plus pour un même justificatif. Déposez-les sur la page [Vérification du compte](/verify), ou envoyez-les par mail.`,
        ],
      },
      {
        id: 'delai-de-verification',
        question: 'Combien de temps prend la vérification\u202f?',
        answer: [
          `Moins de ${hours} après l’envoi. La réponse arrive dans votre espace et par mail. En cas de refus, la raison est donnée et vous pouvez envoyer un autre document.`,
        ],
      },
      {
        id: 'avant-la-verification',
        question: 'Que puis-je faire en attendant\u202f?',
        answer: [
          'Compléter votre profil, lire les missions et les offres, enregistrer des recherches. Publier et postuler s’ouvrent avec la vérification. Les clients externes n’ont rien à justifier.',
        ],
      },
      ...inscriptionQuestions,
      {
        id: 'que-deviennent-mes-documents',
        question: 'Que deviennent mes documents\u202f?',
        answer: [
          `Seule notre équipe les lit. Ils sont supprimés ${documentsKeptDays}\u00a0jours après la décision.`,
        ],
      },
      {
        id: 'verification-des-etudiants',
        question: 'Ma vérification d’étudiant prend-elle fin\u202f?',
        answer: [
          'Oui, le 31 octobre qui suit l’année universitaire. Nous vous le rappelons un mois puis une semaine avant, et vous pouvez envoyer le certificat suivant dès le 1ᵉʳ septembre\u202f: vos droits sont gardés pendant que nous l’examinons.',
        ],
      },
    ],
  },
  {
    id: 'profil',
    title: 'Profil et visibilité',
    questions: [
      {
        id: 'qui-voit-mon-profil',
        question: 'Qui voit mon profil\u202f?',
        answer: [
          'Tout le monde, dans l’[annuaire](/members). Les moteurs de recherche ne le montrent que si vous l’acceptez dans vos [paramètres](/parametres/profil). Les clients externes n’ont pas de profil.',
        ],
      },
      {
        id: 'etre-mieux-place',
        question: 'Comment être mieux placé dans l’annuaire\u202f?',
        answer: [
          'Une recherche montre d’abord les membres de la profession qu’elle nomme. Les membres vérifiés viennent en premier, puis les profils les plus complets. [Votre page](/profil) dit ce qui manque. Rien ne s’achète\u202f: voyez le [classement](/classement).',
        ],
      },
      {
        id: 'disponibilite',
        question: 'À quoi sert la disponibilité\u202f?',
        answer: [
          'Elle s’affiche deux semaines sur votre profil et permet à qui publie de filtrer l’annuaire. Le lundi, un mail vous demande si elle tient toujours.',
        ],
      },
      {
        id: 'notifications-appareil',
        question: 'Comment être prévenu sur mon téléphone ou mon ordinateur\u202f?',
        answer: [
          'Dans vos [paramètres](/parametres/notifications), «\u00a0Activer sur cet appareil\u00a0», puis acceptez la demande du navigateur. Sur iPhone et iPad, ajoutez d’abord Basoche à l’écran d’accueil. Seul le sujet s’affiche, jamais le texte d’un message.',
          'Un appareil cesse d’être prévenu quand vous vous y déconnectez. Si le navigateur bloque les notifications, autorisez-les dans les réglages du site, puis rechargez la page.',
        ],
      },
      {
        id: 'mails',
        question: 'Comment recevoir moins de mails\u202f?',
        answer: [
          'Dans vos [paramètres](/parametres/notifications), choisissez pour chaque sujet\u202f: à l’écran, par mail, dans un résumé du matin ou sur vos appareils. Ce qui vous engage, ce qui touche à votre argent et ce qui attend votre réponse vous est toujours écrit. Le lien «\u00a0Ne plus recevoir ces mails\u00a0», au bas d’un mail, coupe ceux de sa sorte. Chaque alerte se règle ou s’arrête dans vos recherches enregistrées, ou par le lien au bas de son mail. Nous n’envoyons pas de publicité.',
        ],
      },
    ],
  },
];
