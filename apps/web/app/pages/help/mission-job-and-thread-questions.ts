import {
  attachmentBytes,
  attachmentsAMessage,
  cvBytes,
  cvsAtMost,
  savedSearchesAtMost,
} from '@basoche/domain/limits';
import { invitationsADay } from '@basoche/domain/missions/invitation-limits';
import { openDaysWithoutDeadline } from '@basoche/domain/postings/publication';
import { reportAnsweredWithinDays } from '@basoche/domain/reports/report';
import { threadTimes } from '@basoche/domain/threads/time-limits';
import { formatBytes } from '@basoche/domain/typography';
import type { Theme } from './questions.ts';

export const missionJobAndThreadThemes: readonly Theme[] = [
  {
    id: 'missions',
    title: 'Missions',
    questions: [
      {
        id: 'publier-une-mission',
        question: 'Comment publier une mission\u202f?',
        answer: [
          `Depuis [Mes missions](/manage/missions), «\u00a0Publier une mission\u00a0»\u202f: titre, domaine, nature, description, délai, lieu, et un prix si vous voulez en annoncer un. Sans date limite, elle reste ouverte ${openDaysWithoutDeadline}\u00a0jours. Publier ne coûte rien.`,
        ],
      },
      {
        id: 'mission-anonyme',
        question: 'Que cache une mission anonyme\u202f?',
        answer: [
          'Votre nom, votre photo et votre présentation, partout\u202f: dans la page, les mails et les données. Un candidat apprend qui vous êtes quand vous acceptez son prix, pas avant.',
        ],
      },
      {
        id: 'puis-je-postuler',
        question: 'Pourquoi ne puis-je pas postuler à une mission\u202f?',
        answer: [
          'Selon sa nature et son client, la loi réserve certains travaux à certaines professions (loi n° 71-1130 du 31 décembre 1971)\u202f: la postulation aux avocats, la consultation et la rédaction pour un client externe aux professions réglementées. Le bouton «\u00a0Puis-je postuler\u202f?\u00a0» de chaque mission dit la règle et son article.',
        ],
      },
      {
        id: 'prix-dune-mission',
        question: 'Comment le prix se fixe-t-il\u202f?',
        answer: [
          'Le candidat propose un prix hors taxes et dit si la TVA s’y ajoute. Le client l’accepte ou le refuse\u202f; après un refus, un autre prix peut être proposé. Un client particulier voit aussi le montant TTC.',
        ],
      },
      {
        id: 'inviter-un-membre',
        question: 'Puis-je inviter un membre à postuler\u202f?',
        answer: [
          `Oui, depuis son profil, pour une de vos missions ouvertes, s’il peut y postuler. Une fois par membre et par mission, ${invitationsADay} fois par jour au plus. Une invitation ne réserve rien.`,
        ],
      },
      {
        id: 'recherches-et-alertes',
        question: 'Comment recevoir des alertes\u202f?',
        answer: [
          `Réglez les filtres d’une liste, puis «\u00a0Enregistrer cette recherche\u00a0». L’alerte part dès la publication, chaque jour ou chaque semaine à huit heures. ${savedSearchesAtMost} recherches au plus\u202f; une mission n’est signalée qu’une fois.`,
        ],
      },
      {
        id: 'client-silencieux',
        question: 'Le client ne répond plus après la livraison',
        answer: [
          `Dites dans l’échange que le travail est livré. Le client reçoit trois rappels\u202f; sans réponse, la mission prend fin d’elle-même après ${threadTimes.autoEndDays}\u00a0jours et les fonds sont libérés.`,
        ],
      },
    ],
  },
  {
    id: 'emplois',
    title: 'Offres d’emploi',
    questions: [
      {
        id: 'repondre-a-une-offre',
        question: 'Comment répondre à une offre\u202f?',
        answer: [
          `Ouvrez l’[offre](/consult/emplois), «\u00a0Postuler\u00a0», ajoutez une lettre et un CV si vous le souhaitez. Vous gardez ${cvsAtMost} CV au plus (PDF, ${formatBytes(cvBytes)})\u202f; seuls leur propriétaire et les recruteurs à qui vous les envoyez les lisent.`,
        ],
      },
      {
        id: 'qui-publie-une-offre',
        question: 'Qui peut publier une offre\u202f?',
        answer: [
          'Tout membre vérifié\u202f: CDI, CDD, collaboration ou autre. Les clients externes confient des missions, pas des emplois. Le formulaire vous prévient quand une tournure peut être discriminatoire.',
        ],
      },
      {
        id: 'contrat-de-travail',
        question: 'Basoche rédige-t-il le contrat\u202f?',
        answer: [
          'Le recruteur peut télécharger un projet de contrat (DOCX) rempli avec l’offre et les deux profils. Ce qui manque y est surligné\u202f: il est à relire et à compléter avant de signer.',
        ],
      },
    ],
  },
  {
    id: 'echanges',
    title: 'Échanges et confidentialité',
    questions: [
      {
        id: 'qui-voit-mes-messages',
        question: 'Qui voit mes messages\u202f?',
        answer: [
          'Vous et votre interlocuteur\u202f; pour une structure, les personnes de son équipe qui lisent les échanges. Chacun accepte l’[accord de confidentialité](/NDA) avant d’écrire. Notre équipe ne les ouvre pas\u202f: elle se prononce sur ce qu’on lui écrit.',
        ],
      },
      {
        id: 'joindre-un-fichier',
        question: 'Puis-je joindre des fichiers\u202f?',
        answer: [
          `PDF, DOCX, JPEG ou PNG, ${formatBytes(attachmentBytes)} chacun, ${attachmentsAMessage} par message. Ils ne sont pas analysés par un antivirus\u202f: ouvrez-les comme tout fichier reçu.`,
        ],
      },
      {
        id: 'dossier-de-preuve',
        question: 'À quoi sert le dossier d’un échange\u202f?',
        answer: [
          'À prouver ce qui a été convenu. Il contient chaque étape et chaque message, liés par des empreintes. Les deux parties peuvent le télécharger, et quiconque le reçoit peut le [vérifier](/dossiers/verifier).',
          'Une «\u00a0empreinte scellée\u00a0» désigne une liste de parties sans en révéler aucun nom\u202f: deux entrées qui portent la même parlent de la même liste.',
        ],
      },
      {
        id: 'signaler',
        question: 'Comment signaler quelqu’un\u202f?',
        answer: [
          `Dans l’échange, «\u00a0Signaler\u00a0». Nous vous répondons sous ${reportAnsweredWithinDays}\u00a0jours\u202f; la personne signalée n’apprend ni le signalement ni votre nom. En cas de danger immédiat, appelez le 17 ou le 112.`,
        ],
      },
      {
        id: 'avis',
        question: 'Comment fonctionnent les avis\u202f?',
        answer: [
          'Une fois la mission terminée, chacun a trente jours pour noter l’autre de 1 à 5 et écrire quelques mots. Les deux avis s’ouvrent ensemble, ou quatorze jours après le premier. Ils ne se modifient pas\u202f; on peut y répondre.',
          'Sur un profil, chacun lit la note et la date. Le texte n’y paraît que si le client qui l’a écrit l’accepte, sans son nom.',
        ],
      },
    ],
  },
];
