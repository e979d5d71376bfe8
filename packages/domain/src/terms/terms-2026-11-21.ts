import type { VersionedText } from './text.ts';

/** This text never changes: any new word makes a new version, in a new file. */
export const terms20261121: VersionedText = {
  text: 'TERMS',
  version: '2026-11-21',
  title: "Conditions générales d'utilisation et de vente",
  preamble:
    "Basoche est un réseau professionnel en ligne consacré au droit. Il met en relation ses membres, juristes et étudiants en droit, entre eux et avec des clients externes qui leur confient des missions. Les présentes conditions disent ce que le service permet, ce qu'il demande à chacun et ce qu'il coûte. L'identité de l'éditeur figure dans les [mentions légales](/mentions-legales).",
  articles: [
    {
      id: 'objet',
      title: 'Objet et acceptation',
      blocks: [
        "Ces conditions régissent l'accès au service, son usage, et les prestations payantes que l'éditeur y vend. Elles s'appliquent entre l'éditeur, désigné par « Basoche » ou « nous », et toute personne qui ouvre un compte.",
        "Vous les acceptez en cochant la case prévue lors de l'inscription, en même temps que la [charte des données personnelles](/chartes#charte). Nous conservons la version que vous avez acceptée, son empreinte numérique et la date de votre acceptation ; vous les retrouvez dans vos paramètres. Chaque version reste lisible à son adresse.",
        "Les visiteurs peuvent lire sans compte les listes de missions et d'offres d'emploi, l'annuaire et les articles, dans le respect de ces conditions.",
      ],
    },
    {
      id: 'definitions',
      title: 'Définitions',
      blocks: [
        {
          items: [
            {
              term: 'Membre',
              text: "Juriste ou étudiant en droit, personne physique, ou structure représentée par un juriste, inscrit selon l'article 3.",
            },
            {
              term: 'Client externe',
              text: "Personne physique ou morale qui confie des missions sans être juriste. Il n'y répond pas et ne figure pas dans l'annuaire.",
            },
            {
              term: 'Consommateur',
              text: 'Client externe, personne physique, qui agit à des fins étrangères à son activité professionnelle.',
            },
            { term: 'Mission', text: 'Travail juridique ponctuel proposé par une annonce.' },
            { term: 'Créateur', text: "Celui qui publie une mission ou une offre d'emploi." },
            { term: 'Candidat', text: "Le membre qui répond à une mission ou à une offre d'emploi." },
            {
              term: 'Échange',
              text: 'La conversation ouverte par une candidature, avec les étapes qui y sont accomplies.',
            },
          ],
        },
      ],
    },
    {
      id: 'membres',
      title: 'Qui peut être membre',
      blocks: [
        "Seuls les juristes peuvent être membres : les titulaires d'un Master 1 de droit validé ou d'un titre équivalent, et les personnes inscrites en Master 1 ou en Master 2 de droit. Une structure est membre par le juriste qui la représente.",
        "Chaque membre justifie de cette qualité : certificat de scolarité de l'année en cours pour un étudiant, diplôme pour un professionnel, diplôme du juriste, preuve de son emploi et extrait d'immatriculation pour une structure. Nous vérifions ces documents dans les 24 heures de leur envoi. Avant cette validation, les services réservés aux membres ne sont pas accessibles : le profil se prépare, mais il n'est possible ni de publier, ni de postuler.",
        "La vérification d'un étudiant vaut jusqu'au 31 octobre qui suit l'année universitaire du certificat. Pour tous, un changement de nom ou de profession demande un nouveau justificatif.",
        "La vérification porte sur les documents reçus. Elle ne vaut ni recommandation, ni garantie de la qualité d'un travail.",
      ],
    },
    {
      id: 'compte',
      title: 'Le compte',
      blocks: [
        "L'inscription demande des informations exactes, tenues à jour, et une adresse de courriel dont vous êtes le titulaire. Le compte s'ouvre une fois cette adresse confirmée. Il est personnel : vous répondez de ce qui est fait avec vos identifiants et nous signalez sans délai tout usage qui n'est pas le vôtre.",
        "Un client externe s'inscrit de la même manière, sans justificatif de diplôme.",
      ],
    },
    {
      id: 'services',
      title: 'Les services',
      blocks: [
        'Le service comprend :',
        {
          items: [
            {
              term: 'Un profil professionnel',
              text: "Il présente le parcours et les domaines d'un membre, et porte un badge lorsqu'il est vérifié. Il figure dans l'annuaire ; il n'apparaît dans les moteurs de recherche que si le membre le demande dans ses paramètres.",
            },
            {
              term: 'Une messagerie confidentielle',
              text: "Un échange s'ouvre par l'[accord de confidentialité](/NDA) : personne n'y écrit avant de l'avoir accepté.",
            },
            {
              term: 'Des missions',
              text: "Annonces pour l'activité quotidienne des juristes et des clients externes, publiques ou anonymes.",
            },
            {
              term: 'Des offres de recrutement',
              text: "Offres d'emploi et de collaboration entre membres du réseau.",
            },
            { term: 'Des articles', text: "L'actualité juridique, signée de ses auteurs." },
          ],
        },
        "Le service est fourni en l'état de la technique. Nous pouvons l'interrompre le temps d'une maintenance. L'ordre dans lequel annonces et profils sont présentés est expliqué sur la page [Classement](/classement) ; il ne se paie pas.",
      ],
    },
    {
      id: 'missions',
      title: 'Publier une mission et y répondre',
      blocks: [
        "Le créateur décrit sa mission avec exactitude : objet, nature, délai, lieu, et prix s'il le fixe. Il n'y inclut aucune donnée couverte par le secret ni aucune information qui permette de reconnaître une personne qui n'y a pas consenti. Sans date limite, une mission reste ouverte soixante jours.",
        "Une mission peut être anonyme. L'identité du créateur n'est alors communiquée à un candidat que lorsque le créateur accepte le prix de ce candidat.",
        "Le candidat propose un prix hors taxes, et indique si la TVA s'y ajoute. Le créateur l'accepte ou le refuse ; après un refus, le candidat peut en proposer un autre. Une candidature refusée l'est définitivement.",
        'Un client qui est une personne physique voit toujours aussi le montant toutes taxes comprises.',
      ],
    },
    {
      id: 'deontologie',
      title: 'Règles professionnelles',
      blocks: [
        "Chaque membre respecte les règles de sa profession, notamment en matière de secret, d'indépendance, de conflit d'intérêts, de publicité et d'assurance. Basoche n'intervient ni dans le contenu d'un travail, ni dans la relation entre un professionnel et son client, et n'en perçoit aucune part.",
        "La consultation juridique et la rédaction d'actes pour autrui sont réservées aux personnes que désignent les articles 54 et suivants de la loi n° 71-1130 du 31 décembre 1971 ; l'assistance et la représentation en justice le sont par l'article 4 de cette loi. Le service n'ouvre une mission qu'aux professions et aux membres qui peuvent l'exécuter selon sa nature et la qualité du client, et dit sur quel texte il se fonde. Ce filtre est une aide : il ne dispense personne de vérifier qu'il peut accomplir ce qu'il accepte.",
      ],
    },
    {
      id: 'modes',
      title: 'Les modes de collaboration',
      blocks: [
        "Quand un prix est accepté, le créateur propose l'un des trois modes suivants ; le candidat l'accepte ou le refuse. En cas de refus, un autre mode peut être proposé.",
        {
          items: [
            {
              term: 'Relation directe',
              text: "Les parties contractent et règlent le prix entre elles, sans intervention ni frais de Basoche. Ce mode n'est pas ouvert aux clients personnes physiques.",
            },
            {
              term: 'Paiement par un tiers de confiance',
              text: "Le prix est déposé par carte auprès de notre prestataire de paiement, retenu pendant la mission, puis libéré comme il est dit à l'article suivant.",
            },
            {
              term: 'Portage salarial',
              text: "La mission est portée par une société partenaire, qui emploie le candidat le temps de la mission. Ce mode demande que le créateur soit une personne morale et le candidat une personne physique, que la nature de la mission ne soit pas exclue et que le prix soit d'au moins 250 euros hors taxes. Basoche se prononce dans les 48 heures, puis la société partenaire dans les 48 heures ouvrées. Le contrat de travail et ses conditions sont ceux de la société partenaire.",
            },
          ],
        },
        "Le contrat portant sur la mission se forme entre le créateur et le candidat, ou dans un portage avec la société partenaire. Basoche n'en est pas partie.",
      ],
    },
    {
      id: 'fonds',
      title: 'Fonds déposés',
      blocks: [
        "Le dépôt comprend le prix, la TVA s'il y a lieu, et les frais fixes de Basoche dans le mode du tiers de confiance. La mission commence quand le dépôt est confirmé par le prestataire de paiement.",
        "Le créateur déclare la mission terminée. Les fonds sont alors libérés au plus tard dans les 72 heures. Si le candidat a livré son travail et que le créateur ne répond pas, la mission prend fin d'elle-même 14 jours après la livraison, après trois rappels.",
        "Tant que les fonds ne sont pas versés, chaque partie peut contester en donnant ses raisons. Le versement est suspendu jusqu'à la décision de notre équipe : versement au candidat, remboursement au créateur, ou partage. Cette décision porte sur les seuls fonds déposés et ne prive personne de saisir un juge.",
        "Le créateur et le candidat peuvent annuler ensemble le dépôt avant la fin de la mission ; il est alors rendu en entier, frais compris. Aucune somme n'est retenue plus de 75 jours : à ce terme elle est versée si le travail a été livré sans contestation, et rendue au créateur sinon.",
        "Les fonds sont conservés par le prestataire de paiement, prestataire de services de paiement agréé ; ils ne produisent pas d'intérêts. Pour être payé, le candidat ouvre un compte auprès de ce prestataire et accepte ses conditions.",
      ],
    },
    {
      id: 'prix',
      title: 'Prix du service',
      blocks: [
        "L'inscription, la publication d'une mission ou d'une offre d'emploi et la relation directe ne donnent lieu à aucun frais. Le dépôt de fonds donne lieu à des frais fixes par mission, payés par le créateur, quel que soit le prix : jamais à un pourcentage des honoraires. En portage, Basoche ne perçoit rien ; les frais de gestion sont ceux de la société partenaire. Les montants figurent sur la page [Tarifs](/tarifs) et sont affichés avant tout engagement ; un échange garde les frais qui lui ont été montrés.",
        "Un abonnement mensuel ou annuel est proposé aux membres. Il se renouvelle à chaque échéance et se résilie à tout moment en ligne, sans frais ; l'accès dure jusqu'à la fin de la période payée. Lorsque postuler demande un abonnement, le service le dit avant toute saisie.",
      ],
    },
    {
      id: 'consommateurs',
      title: 'Dispositions propres aux consommateurs',
      blocks: [
        "Le membre qui répond à l'annonce d'un consommateur dans un mode autre que la relation directe exécute la prestation dans les 14 jours du dépôt des fonds.",
        "Le consommateur dispose d'un droit de rétractation de 14 jours à compter de la conclusion du contrat (articles L. 221-18 et suivants du code de la consommation). Il l'exerce sans motif, par une déclaration dénuée d'ambiguïté adressée au membre dans l'échange, et nous en informe pour que le dépôt soit rendu. S'il a demandé expressément que la prestation commence avant la fin de ce délai, il paie la part déjà exécutée ; le droit prend fin quand la prestation est pleinement exécutée avec son accord préalable exprès (articles L. 221-25 et L. 221-28, 1°). Le même droit s'applique aux prestations que Basoche vend à un consommateur ; il s'exerce en nous écrivant.",
        "Un membre répond à une mission en qualité de professionnel, étudiants compris : les règles protectrices du consommateur s'appliquent donc au contrat conclu avec lui. Ce sont les parties à ce contrat, et non Basoche, qui en exécutent les obligations.",
        "En cas de litige, le consommateur nous adresse d'abord une réclamation écrite. Il peut ensuite recourir gratuitement au médiateur de la consommation désigné dans les [mentions légales](/mentions-legales), et saisir, à son choix, l'une des juridictions territorialement compétentes ou celle du lieu où il demeurait à la conclusion du contrat (article R. 631-3 du code de la consommation). Les litiges avec un avocat relèvent du médiateur de la consommation de la profession d'avocat et, pour les honoraires, du bâtonnier.",
      ],
    },
    {
      id: 'confidentialite',
      title: 'Confidentialité et preuve',
      blocks: [
        "L'accord de confidentialité lie les deux parties d'un échange dès que chacune l'a accepté. Nous n'ouvrons pas vos messages : notre équipe se prononce sur ce qui lui est écrit dans un signalement ou une contestation.",
        "Chaque étape et chaque message d'un échange entrent dans un registre dont les éléments sont liés par une empreinte numérique. Les deux parties peuvent en télécharger le dossier, et quiconque le reçoit peut le [confronter au registre](/dossiers/verifier). Les parties admettent ce dossier comme mode de preuve, sauf preuve contraire (articles 1356 et 1366 du code civil) ; cette convention ne prive pas un consommateur de ses droits.",
      ],
    },
    {
      id: 'conduite',
      title: 'Conduite, contenus et signalements',
      blocks: [
        "Vous restez titulaire de ce que vous publiez et nous permettez de l'afficher et de le mettre en forme pour les besoins du service, aussi longtemps que vous l'y laissez. Vous garantissez en avoir le droit.",
        "Sont interdits : les contenus illicites, injurieux, discriminatoires ou trompeurs, l'usurpation d'identité ou de titre, le démarchage, la divulgation d'informations confidentielles, l'extraction systématique de l'annuaire ou des annonces, et toute atteinte à la sécurité du service. Les offres d'emploi respectent l'article L. 1132-1 du code du travail.",
        'Tout membre peut signaler la personne avec qui il échange, et toute personne peut nous signaler un contenu illicite en nous écrivant. Nous répondons à un signalement fait depuis un échange dans les sept jours. Selon la gravité, nous pouvons rappeler les règles, retirer un contenu, suspendre ou fermer un compte. Celui que la mesure vise en reçoit les motifs et peut la contester en nous écrivant.',
      ],
    },
    {
      id: 'avis',
      title: 'Avis',
      blocks: [
        "Une fois une mission terminée par le service, chaque partie dispose de trente jours pour noter l'autre de 1 à 5 et écrire un avis. Les deux avis deviennent visibles ensemble, ou quatorze jours après le premier. Seules les parties d'une mission menée à son terme peuvent en écrire un ; aucune contrepartie n'est donnée. Un avis ne se modifie pas ; la personne notée peut y répondre.",
      ],
    },
    {
      id: 'obligations-fiscales',
      title: 'Obligations fiscales et sociales',
      blocks: [
        "Chacun déclare les revenus qu'il tire de ses missions et s'acquitte de ses impôts et cotisations. Les règles applicables sont présentées sur [impots.gouv.fr](https://www.impots.gouv.fr) et [urssaf.fr](https://www.urssaf.fr). Celui qui facture tient lui-même sa comptabilité ; l'outil de facturation du service l'y aide sans l'en décharger.",
      ],
    },
    {
      id: 'responsabilite',
      title: 'Responsabilité',
      blocks: [
        "Chaque partie répond de ses engagements. Basoche répond de la fourniture du service et des prestations qu'elle vend ; elle ne répond ni de l'exécution des missions, ni des contenus des utilisateurs, qu'elle retire promptement lorsque leur caractère illicite lui est signalé. À l'égard des professionnels, sa responsabilité est limitée aux dommages directs et prévisibles. Aucune de ces limites ne s'applique à une faute lourde ou dolosive, à un dommage corporel, ni aux droits que la loi donne au consommateur.",
      ],
    },
    {
      id: 'fermeture',
      title: 'Fermeture du compte',
      blocks: [
        "Vous pouvez supprimer votre compte à tout moment depuis vos paramètres. La suppression est refusée tant que des fonds sont retenus, qu'un paiement est attendu ou contesté, ou qu'un portage est en cours : personne d'autre ne pourrait en répondre.",
        'La suppression archive vos missions et vos offres, clôt vos candidatures ouvertes, met fin à votre abonnement et efface votre profil. Vos échanges restent lisibles pour vos interlocuteurs, sous le nom « Compte supprimé ». Les données sont ensuite traitées comme le dit la charte.',
      ],
    },
    {
      id: 'evolution',
      title: 'Évolution de ces conditions',
      blocks: [
        "Nous pouvons modifier ces conditions. Une nouvelle version est datée, publiée à côté des précédentes, et signalée dans l'espace membre, où votre acceptation vous est demandée. Vos échanges restent lisibles entre-temps. Une mission dont le mode a été choisi reste régie par la version en vigueur à ce moment. Qui n'accepte pas la nouvelle version peut fermer son compte.",
      ],
    },
    {
      id: 'droit',
      title: 'Droit applicable et litiges',
      blocks: [
        "Ces conditions sont régies par le droit français. Elles sont rédigées en français, seule langue qui fasse foi. Les parties recherchent d'abord une solution amiable ; à défaut, le litige relève des juridictions compétentes selon le droit commun, sans priver un consommateur des règles qui lui sont propres. Si une clause est écartée, les autres demeurent.",
      ],
    },
  ],
};
