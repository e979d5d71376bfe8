import { candidatesPath, vigilancePath } from '@basoche/domain/access/own-paths';
import { valuesOf } from '@basoche/domain/options/option';
import { formatCents } from '@basoche/domain/payments/amounts';
import { readingMinutes } from '@basoche/domain/reports/thread-reading';
import { vigilanceDocumentContent } from '@basoche/domain/vigilance/content';
import { fileMonths, vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { renewalDays } from '@basoche/domain/vigilance/file';
import { sumMonths, vigilanceCents } from '@basoche/domain/vigilance/relation';
import type { Theme } from './questions.ts';
import { retentionText } from './retention-text.ts';

const sum = formatCents(vigilanceCents);
const ownFile = `[votre dossier](${vigilancePath})`;

/** Shown while files of vigilance are open. */
export const vigilanceThemes: readonly Theme[] = [
  {
    id: 'vigilance',
    title: 'Dossier de vigilance',
    questions: [
      {
        id: 'vigilance-quand',
        question: 'Quand un dossier de vigilance est-il demandé\u202f?',
        answer: [
          `Le code du travail (art.\u00a0L.\u00a08222-1 et R.\u00a08222-1) fait au client obligation de réunir des documents de son prestataire à partir de ${sum} hors taxes. Basoche additionne les missions acceptées entre eux sur ${sumMonths} mois, en relation directe ou avec dépôt des fonds. Un client qui les néglige peut devoir les impôts et les cotisations que l’autre n’a pas payés.`,
          'Un portage ne compte pas\u202f: le prestataire y est salarié de la société de portage. Une offre d’emploi non plus. À un particulier, la loi demande moins.',
        ],
      },
      {
        id: 'vigilance-documents',
        question: 'Quels documents, et où les obtenir\u202f?',
        answer: [
          `Cela dépend de votre statut\u202f: ${ownFile} dit lesquels vous sont demandés, et en vertu de quel texte. Une profession réglementée montre son inscription à l’ordre, une société son extrait K bis.`,
        ],
        list: valuesOf(vigilanceDocuments).map((kind) => {
          const { title, help } = vigilanceDocumentContent(kind, 'independent');
          return { term: title, text: help };
        }),
      },
      {
        id: 'vigilance-incomplet',
        question: 'Que se passe-t-il si mon dossier est incomplet ou périmé\u202f?',
        answer: [
          `Vous déposez chaque document une fois, et il sert à tous vos clients. Nous vous écrivons ${renewalDays}\u00a0jours avant son dernier jour, puis de nouveau jusqu’à ce qu’il soit remplacé.`,
          'L’échange vous nomme ce qui manque. Votre client lit seulement que le dossier se complète. L’acceptation d’un mode qui atteint cette somme peut attendre un dossier complet\u202f; les missions en cours, les dépôts, les livraisons et les paiements continuent toujours.',
        ],
      },
      {
        id: 'vigilance-qui-lit',
        question: 'Qui lit mes documents\u202f?',
        answer: [
          'Le client que la loi oblige à les réunir, à partir de l’acceptation de la mission qui atteint la somme et jusqu’à la fin de la dernière. Avant, il lit seulement si le dossier est complet. Dans une équipe, les propriétaires et les responsables déposent et lisent le dossier de la structure.',
          `Notre équipe ne les vérifie pas. Elle n’en ouvre que sur un signalement ou une contestation, avec un motif, pour ${readingMinutes}\u00a0minutes, et les deux parties en sont averties. Si un document est faux ou illisible, elle le retire et vous écrit pourquoi.`,
          'Votre profil montre l’assurance en vigueur, sans le numéro du contrat ni l’attestation. Vous pouvez la masquer.',
        ],
      },
      {
        id: 'vigilance-client',
        question: 'Je suis client\u202f: que me reste-t-il à faire\u202f?',
        answer: [
          `Télécharger le dossier dans l’échange, ou dans [Mes prestataires](${candidatesPath})\u202f: un fichier ZIP avec les documents et leur liste, qui est votre preuve. Puis vérifier le code de l’attestation sur le site de l’Urssaf\u202f: la loi vous le demande, et personne ne peut le faire à votre place.`,
          `Tous les ${fileMonths}\u00a0mois, tant que dure la mission, nous vous rappelons de le réunir de nouveau. Si un document que vous avez téléchargé est retiré, nous vous prévenons aussi.`,
        ],
      },
      {
        id: 'vigilance-combien-de-temps',
        question: 'Combien de temps mes documents sont-ils gardés\u202f?',
        answer: [
          `Les fichiers\u202f: ${retentionText('vigilanceFiles')}. Les dates, les numéros et la liste de ce que vos clients ont réuni\u202f: ${retentionText('vigilanceActs')}. Le détail est dans [vos données](/parametres/donnees), «\u00a0Combien de temps\u00a0».`,
        ],
      },
    ],
  },
];
