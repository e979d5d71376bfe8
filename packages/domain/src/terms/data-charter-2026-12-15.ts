import type { VersionedText } from './text.ts';

/** This text never changes: any new word makes a new version, in a new file. */
export const dataCharter20261215: VersionedText = {
  text: 'DATA_CHARTER',
  version: '2026-12-15',
  title: 'Charte des données personnelles',
  preamble:
    "Cette charte dit quelles données nous traitons, pourquoi, combien de temps et qui les voit. Elle applique le règlement (UE) 2016/679 (RGPD) et la loi n° 78-17 du 6 janvier 1978. Le responsable du traitement est l'éditeur du service, dont l'identité et l'adresse figurent dans les [mentions légales](/mentions-legales).",
  articles: [
    {
      id: 'donnees',
      title: 'Les données que nous traitons',
      blocks: [
        {
          items: [
            {
              term: 'Votre compte',
              text: "Nom, prénom ou nom de la structure, adresse de courriel, téléphone, code postal, profession, mot de passe (conservé sous une forme qui ne permet pas de le relire), textes acceptés. Si vous reliez votre compte au service d'identité de votre profession : l'identifiant qu'il vous donne ; pour une preuve, il nous dit aussi votre nom, que nous comparons.",
            },
            {
              term: 'Votre profil',
              text: 'Photo, présentation, lieu, tarif, domaines, compétences, expériences, formations, disponibilité ; pour une structure, logo, photos, présentation et dirigeant.',
            },
            {
              term: 'Vos justificatifs',
              text: "Diplôme, certificat de scolarité, preuve d'emploi ou extrait d'immatriculation, et la décision prise.",
            },
            {
              term: 'Les registres publics',
              text: "Si vous êtes avocat, notaire, commissaire de justice, mandataire judiciaire ou une structure : la ligne qui vous nomme dans la liste que publie votre profession (annuaire national des avocats, du Conseil national des barreaux) ou le répertoire Sirene de l'Insee, avec son jour : nom, prénom, barreau, numéro SIREN, code postal, ville, jour du serment ou de création. Ni adresse, ni téléphone, ni courriel n'en sont repris.",
            },
            {
              term: 'Votre dossier de vigilance',
              text: "Si vous le déposez : attestation de vigilance, justificatif d'immatriculation, déclaration ou liste de salariés étrangers, document d'identification, attestation d'assurance, et ce que vous en recopiez : jours, code de sécurité, numéro SIREN ou SIRET, assureur, numéro de contrat, plafonds. Du client : les jours où il l'a réuni et où il dit avoir vérifié le code.",
            },
            {
              term: 'Votre activité',
              text: 'Missions, offres, candidatures, CV, messages et pièces jointes, étapes de vos échanges, avis, signalements, favoris et notes, recherches enregistrées, notifications.',
            },
            {
              term: 'Vos paiements',
              text: 'Montants, dates, états, coordonnées de facturation, coordonnées bancaires que vous enregistrez (chiffrées). Les numéros de carte sont saisis chez notre prestataire de paiement et ne nous parviennent jamais.',
            },
            {
              term: 'La technique',
              text: 'Sessions ouvertes, adresse du réseau le temps de limiter les abus, journaux de fonctionnement sans mot de passe, ni message, ni coordonnée bancaire.',
            },
          ],
        },
        "Les champs obligatoires sont signalés dans les formulaires ; sans eux le compte ne peut être ouvert ou l'action accomplie. N'écrivez dans un profil ou une annonce aucune donnée sensible, ni aucune donnée d'un tiers qui n'y a pas consenti.",
      ],
    },
    {
      id: 'finalites',
      title: 'Pourquoi, et sur quel fondement',
      blocks: [
        {
          items: [
            {
              term: 'Exécuter le contrat',
              text: 'Tenir votre compte et votre profil, publier vos annonces, acheminer vos échanges, encaisser et verser les fonds, établir les factures, remettre votre dossier de vigilance aux clients que la loi oblige à le réunir, vous écrire ce que vous avez à faire.',
            },
            {
              term: 'Respecter la loi',
              text: 'Tenir la comptabilité, répondre aux autorités, retirer les contenus illicites.',
            },
            {
              term: 'Nos intérêts légitimes',
              text: "Vérifier que les membres sont juristes, et qu'un registre public les nomme toujours, prévenir la fraude et les abus, garder la preuve des échanges, compter les consultations d'une mission sans reconnaître personne.",
            },
            {
              term: 'Votre choix',
              text: 'Apparaître dans les moteurs de recherche, recevoir des alertes, dire votre disponibilité. Il se retire à tout moment, dans le service ou par le lien des mails.',
            },
          ],
        },
        "Nous n'envoyons pas de publicité, ne vendons aucune donnée, et vérifications, contestations et signalements sont tranchés par des personnes. Une seule chose est constatée sans elles : quand le registre qui vous nommait ne vous nomme plus, votre vérification prend fin, et vous en êtes averti. Vous pouvez le contester, donner vos observations et obtenir qu'une personne décide : voir vos droits. L'ordre des listes est expliqué sur la page [Classement](/classement).",
      ],
    },
    {
      id: 'destinataires',
      title: 'Qui voit vos données',
      blocks: [
        {
          items: [
            {
              term: 'Tout le monde',
              text: "Votre profil de membre, l'inscription à un registre public qui y est vérifiée, votre assurance professionnelle en vigueur si vous la laissez paraître, et vos annonces publiques. L'identité de l'auteur d'une mission anonyme n'est transmise à personne avant l'acceptation d'un prix. Les clients externes n'ont pas de profil.",
            },
            {
              term: 'Vos interlocuteurs',
              text: "Ce que vous leur écrivez et leur envoyez ; vos coordonnées bancaires, au seul créateur d'une relation directe acceptée, à sa demande. Votre dossier de vigilance, au seul client que le code du travail oblige à le réunir (article L. 8222-1), de l'acceptation de la mission qui l'exige à la fin de la dernière ; avant, il lit seulement si le dossier est complet.",
            },
            {
              term: 'Notre équipe',
              text: "Vos justificatifs, et ce que vous lui adressez. Elle n'ouvre pas vos messages, ni votre dossier de vigilance, sauf si un signalement ou une contestation l'exige ; vous en êtes averti.",
            },
            {
              term: 'Nos prestataires',
              text: "L'hébergeur, le service d'envoi des courriels et le prestataire de paiement, chacun pour sa tâche. Le prestataire de paiement traite les données qu'exige la loi sous sa propre responsabilité.",
            },
            {
              term: 'La société de portage',
              text: "Les informations d'une mission, lorsque vous choisissez ce mode.",
            },
            { term: 'Les autorités', text: "Ce que la loi leur permet d'exiger." },
          ],
        },
        "Le lieu de l'hébergement figure dans les [mentions légales](/mentions-legales). Le prestataire de paiement peut en traiter une partie hors de l'Union, avec les garanties des articles 44 et suivants du RGPD.",
      ],
    },
    {
      id: 'durees',
      title: 'Combien de temps',
      blocks: [
        'Les données personnelles sont conservées 5 ans après la désinscription ou la libération des fonds, délai de la prescription de droit commun (article 2224 du code civil). Font exception :',
        {
          items: [
            {
              term: 'Profil, photos, coordonnées',
              text: 'Effacés dès que vous supprimez votre compte. Vos échanges restent lisibles pour vos interlocuteurs sous le nom « Compte supprimé ».',
            },
            {
              term: 'Justificatifs',
              text: "Supprimés 30 jours après la décision, ou 30 jours après leur dernier ajout s'ils n'ont pas été envoyés. La décision, sa date, son auteur et l'empreinte du document demeurent.",
            },
            {
              term: 'Coordonnées bancaires',
              text: 'Effacées quand vous supprimez votre compte.',
            },
            {
              term: 'Registres publics',
              text: "Votre ligne est gardée tant que vous avez un compte, et un an quand le registre ne vous nomme plus. Les autres lignes d'un registre le sont jusqu'à son édition suivante, pour y retrouver les membres, et ne sont montrées à personne d'autre que notre équipe.",
            },
            {
              term: 'Dossier de vigilance',
              text: "Les fichiers : six mois après le dernier jour du document, 30 jours s'il est retiré, un jour s'il n'a pas été déposé ; tous sont effacés quand vous supprimez votre compte. Les dates, les numéros et la liste de ce qu'un client a réuni : cinq ans après le dernier jour du document, ou après votre dernière mission avec ce client.",
            },
            {
              term: 'Pièces comptables',
              text: 'Conservées dix ans (article L. 123-22 du code de commerce).',
            },
            {
              term: "Consultations d'une mission",
              text: "Les lignes qui permettent de ne compter qu'une fois une personne par jour sont effacées après trente jours ; le nombre seul demeure.",
            },
            {
              term: 'Sessions',
              text: "Quatre-vingt-dix jours, ou jusqu'à votre déconnexion.",
            },
          ],
        },
      ],
    },
    {
      id: 'droits',
      title: 'Vos droits',
      blocks: [
        "Vous pouvez accéder à vos données, les faire rectifier ou effacer, en demander la limitation ou la portabilité, vous opposer à un traitement fondé sur nos intérêts légitimes, et dire ce qu'elles deviendront après votre décès. Beaucoup se fait directement : profil, paramètres, suppression du compte. Ce que les registres publics disent de vous se lit dans vos paramètres, d'où vous pouvez dire que c'est faux ; une erreur du registre se corrige auprès de qui le publie. Pour le reste, écrivez-nous à l'adresse de la page [Aide](/aide) ; nous répondons dans le mois.",
        "Vous pouvez adresser une réclamation à la Commission nationale de l'informatique et des libertés : [www.cnil.fr](https://www.cnil.fr).",
      ],
    },
    {
      id: 'securite',
      title: 'Sécurité',
      blocks: [
        "Les mots de passe sont conservés sous forme d'empreintes, les coordonnées bancaires et les seconds facteurs de notre équipe sont chiffrés. Les fichiers privés ne sont servis qu'aux personnes autorisées. L'équipe se connecte avec un second facteur, et ses décisions sont inscrites dans un journal dont rien ne peut être changé sans que cela se voie. En cas de violation de données présentant un risque élevé pour vous, nous vous en informons.",
      ],
    },
    {
      id: 'appareil',
      title: 'Sur votre appareil',
      blocks: [
        "Le service ne dépose pas de cookie et n'appelle aucun service de mesure d'audience ou de publicité. Il garde sur votre appareil ce qui est nécessaire à son fonctionnement : votre session et ce que vous êtes en train d'écrire. La page [Cookies](/cookies) le détaille.",
      ],
    },
    {
      id: 'evolution-de-la-charte',
      title: 'Évolution',
      blocks: [
        "Une nouvelle version de cette charte est datée, publiée à côté des précédentes et signalée dans l'espace membre. La version que vous avez acceptée, son empreinte et la date de votre acceptation sont conservées.",
      ],
    },
  ],
};
