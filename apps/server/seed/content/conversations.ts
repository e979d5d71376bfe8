import type { MissionNature } from '@basoche/domain/options/mission-natures';

/** The sender: `c` the creator, `p` the candidate (« postulant »). */
export type Line = readonly ['c' | 'p', string];

/**
 * Messages about a mission: while terms are agreed, during the work, and at its end. `[a|b|c]` holds
 * alternatives, as in the missions; within a thread, the alternative at the same place is always used.
 */
export interface Conversation {
  readonly natures: readonly MissionNature[];
  readonly talk: readonly Line[];
  readonly work: readonly Line[];
  readonly end: readonly Line[];
}

export const conversations: readonly Conversation[] = [
  {
    natures: ['recherches'],
    talk: [
      [
        'p',
        'Bonjour, merci pour l’accord sur le prix. Pouvez-vous me préciser l’angle qui vous intéresse\u202f: [la position de la Cour de cassation seule, ou aussi celle des juges du fond|le régime général, ou votre cas particulier|l’état du droit, ou surtout les arguments à opposer]\u202f?',
      ],
      [
        'c',
        'Bonjour. [Les deux, avec un tableau séparé pour les cours d’appel|Le cas particulier d’abord, je vous envoie un résumé anonymisé|Les arguments à opposer, l’état du droit en une page suffit]. L’audience est [le mois prochain|dans cinq semaines|fixée à la rentrée].',
      ],
      [
        'p',
        'Très bien. Je vous propose un plan détaillé [après-demain|d’ici jeudi|en début de semaine], que vous validez avant que je rédige.',
      ],
      ['c', 'Parfait, cela nous évitera des allers-retours.'],
    ],
    work: [
      [
        'p',
        'Voici le plan. J’ai trouvé [un arrêt de section de 2022 qui tranche presque la question|deux décisions contraires que la partie adverse citera sûrement|un avis de l’avocat général très utile]\u202f; je le place en première partie.',
      ],
      [
        'c',
        'Excellent, [c’est exactement ce qui nous manquait|je ne l’avais pas vu passer|pensez à en joindre la version intégrale]. Vous pouvez rédiger.',
      ],
      [
        'p',
        'Je suis aux deux tiers. Une question\u202f: souhaitez-vous les références à la doctrine dans le corps du texte ou en notes\u202f?',
      ],
      ['c', 'En notes, s’il vous plaît. Et signalez ce qui n’est pas publié au Bulletin.'],
    ],
    end: [
      [
        'p',
        'La note est terminée\u202f: [sept|neuf|six] pages et [dix-huit|vingt-quatre|onze] décisions en annexe. Je reste disponible si un point doit être approfondi.',
      ],
      [
        'c',
        'Bien reçu et déjà lu. Travail clair, conclusions utiles. Je termine la mission de mon côté, merci beaucoup.',
      ],
    ],
  },
  {
    natures: ['recherches', 'veille'],
    talk: [
      [
        'c',
        'Bonjour, votre profil correspond bien. Avez-vous accès à [Lexis et Dalloz|une base de jurisprudence complète|Lextenso], ou faut-il prévoir un accès par le cabinet\u202f?',
      ],
      [
        'p',
        'Bonjour, j’ai accès [aux deux par ma faculté|à une base complète par mon employeur, avec son accord|à Dalloz et à Lamyline]. Je vérifie toujours sur Légifrance et Judilibre.',
      ],
      [
        'c',
        'Très bien. Pour le format, un document Word avec les styles du cabinet\u202f: je vous envoie la trame.',
      ],
      ['p', 'Merci, je m’y tiendrai. Je compte [quatre|six|trois] jours de travail répartis sur la période.'],
    ],
    work: [
      ['p', 'Premier envoi fait. Dites-moi si le niveau de détail convient, j’ajusterai la suite.'],
      [
        'c',
        '[Un peu plus court serait idéal|C’est le bon dosage|Ajoutez une ligne sur les conséquences pratiques], sinon rien à redire.',
      ],
      ['p', 'C’est noté, je reprends ce matin.'],
    ],
    end: [
      [
        'p',
        'Dernière livraison déposée, avec l’index des sources. Ce fut un plaisir de travailler pour vous.',
      ],
      [
        'c',
        'Plaisir partagé. Je vous recontacte pour [la prochaine série|un autre dossier avant l’été|la mise à jour dans six mois].',
      ],
    ],
  },
  {
    natures: ['redaction'],
    talk: [
      [
        'p',
        'Bonjour, j’ai relu l’annonce. Avant de commencer, j’aurais besoin [de la version en vigueur|du relevé de décisions|d’un organigramme des parties] et de savoir qui validera le texte.',
      ],
      [
        'c',
        'Bonjour, je vous transmets cela aujourd’hui. La validation passe par [la direction commerciale et moi|les deux associés|notre conseil d’administration], comptez trois jours.',
      ],
      [
        'p',
        'Entendu. Un point d’attention dès maintenant\u202f: [la clause pénale devra rester proportionnée|l’agrément et la préemption se marchent dessus dans votre projet|la condition suspensive me semble trop vague]. Je proposerai deux rédactions.',
      ],
      ['c', 'Très bonne idée. Nous avions justement un doute là-dessus.'],
    ],
    work: [
      [
        'p',
        'Première version prête, commentaires en marge pour les [cinq|trois|sept] arbitrages qui vous reviennent.',
      ],
      [
        'c',
        'Merci. Lecture faite\u202f: d’accord sur tout, sauf [le délai de préavis, à porter à trois mois|l’article 8, trop favorable à l’autre partie|la compétence exclusive, que nous refuserons]. Pouvez-vous reprendre\u202f?',
      ],
      [
        'p',
        'C’est repris. J’ai aussi harmonisé les définitions et corrigé un renvoi. La version propre et la version comparée sont jointes à mon courriel.',
      ],
    ],
    end: [
      ['c', 'Le texte est signé, sans une seule question de l’autre côté. C’est bon signe.'],
      ['p', 'Ravi du résultat… et du calme\u202f! Je vous laisse terminer la mission quand vous voudrez.'],
      ['c', 'C’est fait. Merci pour la qualité de la rédaction.'],
    ],
  },
  {
    natures: ['redaction', 'relecture'],
    talk: [
      [
        'c',
        'Bonjour, seriez-vous disponible pour un appel d’un quart d’heure [demain en fin de matinée|jeudi après-midi|lundi à 9\u00a0h]\u202f? Ce serait plus simple pour expliquer le contexte.',
      ],
      ['p', 'Bonjour, oui, cela me convient. J’aurai lu les pièces d’ici là.'],
      [
        'c',
        'Merci pour l’échange. Je confirme le périmètre\u202f: le texte principal et ses annexes, pas [les fiches techniques|les conventions antérieures|les grilles tarifaires].',
      ],
      ['p', 'C’est bien compris. Si une annexe contredit le texte, je le signalerai sans la réécrire.'],
    ],
    work: [
      [
        'p',
        'Je suis à mi-parcours. Trois points sérieux, une dizaine de points de forme. Préférez-vous un envoi en deux fois\u202f?',
      ],
      [
        'c',
        'Oui, les points sérieux d’abord\u202f: nous avons une réunion [mercredi|vendredi|après-demain].',
      ],
      [
        'p',
        'Envoyés. Le principal concerne [la durée, qui se renouvelle sans limite|la clause de responsabilité, réputée non écrite telle quelle|l’absence de mandat écrit].',
      ],
      ['c', 'Bien vu. Nous n’aurions pas signé avec cela.'],
    ],
    end: [
      ['p', 'La relecture est complète, le tableau récapitulatif est à jour.'],
      ['c', 'Tout est clair, merci. Je clos la mission.'],
    ],
  },
  {
    natures: ['relecture'],
    talk: [
      [
        'p',
        'Bonjour, combien de pages au total, annexes comprises\u202f? Et souhaitez-vous un suivi des modifications ou des commentaires seuls\u202f?',
      ],
      [
        'c',
        'Bonjour, [vingt-deux|quarante|dix-sept] pages. Des commentaires seuls, nous garderons la main sur le texte.',
      ],
      [
        'p',
        'Parfait. Je classe toujours mes remarques en trois niveaux\u202f: bloquant, à corriger, à discuter.',
      ],
    ],
    work: [
      ['p', 'Retour envoyé\u202f: [deux|trois|quatre] points bloquants, tous dans la seconde moitié.'],
      [
        'c',
        'Merci pour la rapidité. Sur le premier, quelle formulation de repli accepteriez-vous à notre place\u202f?',
      ],
      [
        'p',
        'Je proposerais «\u00a0dans la limite des sommes effectivement perçues au cours des douze derniers mois\u00a0». C’est usuel et défendable.',
      ],
    ],
    end: [
      ['c', 'L’autre partie a accepté cette formulation. Mission accomplie, merci\u202f!'],
      ['p', 'Très heureux que cela ait abouti. À bientôt peut-être.'],
    ],
  },
  {
    natures: ['consultation'],
    talk: [
      [
        'c',
        'Bonjour, merci de votre réponse. La situation est un peu délicate\u202f: [un seul interlocuteur chez nous, s’il vous plaît|nous devons décider avant la fin du mois|une personne concernée travaille encore avec nous].',
      ],
      [
        'p',
        'Bonjour, bien entendu. J’ai vérifié l’absence de conflit d’intérêts. Pouvez-vous m’adresser [les trois derniers courriers|les statuts à jour|la décision et son enveloppe, pour la date]\u202f?',
      ],
      ['c', 'Je vous les envoie par lien sécurisé dans l’heure.'],
      [
        'p',
        'Reçus, merci. À première lecture, il y a [une vraie marge de discussion|un délai qui court, je commence par là|deux voies possibles, que je comparerai]. Je vous reviens avec un avis écrit.',
      ],
    ],
    work: [
      [
        'p',
        'Avis en cours. Une précision m’aiderait\u202f: [la personne a-t-elle accusé réception\u202f?|y a-t-il eu un échange oral ce jour-là, devant témoin\u202f?|le délégataire avait-il une délégation écrite\u202f?]',
      ],
      [
        'c',
        '[Oui, par courriel, je vous le transfère|Oui, deux collègues étaient présents|Je viens de vérifier\u202f: non, rien d’écrit].',
      ],
      ['p', 'Cela change l’analyse, et plutôt en votre faveur. Je finalise.'],
    ],
    end: [
      [
        'p',
        'L’avis est dans votre boîte\u202f: réponse en première page, raisonnement ensuite, et un calendrier des démarches.',
      ],
      ['c', 'C’est limpide. Nous savons enfin quoi faire, merci.'],
    ],
  },
  {
    natures: ['consultation', 'contentieux'],
    talk: [
      [
        'p',
        'Bonjour, je vous remercie de votre confiance. Avant tout, surveillons le délai\u202f: à quelle date exacte la décision vous a-t-elle été [notifiée|remise|communiquée]\u202f?',
      ],
      [
        'c',
        'Bonjour, le [4 du mois dernier|lundi de la semaine passée|28, par lettre recommandée]. J’ai gardé l’avis de réception.',
      ],
      [
        'p',
        'Nous sommes dans les temps. Je vous propose un premier point écrit, puis vous choisirez d’aller plus loin ou non.',
      ],
      ['c', 'Cela me rassure. Je préfère avancer par étapes.'],
    ],
    work: [
      [
        'p',
        'Le point est rédigé. Mon appréciation\u202f: chances [raisonnables|sérieuses|limitées, je préfère vous le dire], avec un aléa sur la preuve.',
      ],
      [
        'c',
        'Merci de votre franchise. Nous souhaitons [continuer|tenter d’abord un accord|engager la procédure sans attendre].',
      ],
      [
        'p',
        'Alors je prépare [la mise en demeure|un projet de protocole|l’acte introductif] et vous l’envoie pour relecture.',
      ],
    ],
    end: [
      [
        'c',
        'Nous avons reçu la réponse de la partie adverse\u202f: [elle accepte de payer en trois fois|elle renonce|elle propose une médiation].',
      ],
      [
        'p',
        'C’est une bonne issue. Je vous adresse la marche à suivre et je considère ma mission terminée, si vous en êtes d’accord.',
      ],
      ['c', 'Tout à fait d’accord. Merci pour votre disponibilité.'],
    ],
  },
  {
    natures: ['contentieux'],
    talk: [
      ['c', 'Bonjour, le dossier complet pèse [240|90|410] pièces. Par quoi voulez-vous commencer\u202f?'],
      [
        'p',
        'Bonjour. Par le contrat, les échanges des trois derniers mois et la mise en demeure. Le reste attendra la chronologie.',
      ],
      ['c', 'Je vous prépare un bordereau numéroté [pour demain|d’ici ce soir|dans la semaine].'],
      [
        'p',
        'Parfait. Sur les honoraires, le prix convenu couvre [la phase amiable et l’assignation|la procédure jusqu’à l’audience|les écritures, hors plaidoirie], comme indiqué dans ma proposition.',
      ],
    ],
    work: [
      [
        'p',
        'Projet d’acte envoyé. J’ai écarté le fondement [délictuel, trop fragile|de l’article 1240, redondant|du dol, faute de preuve] et chiffré le préjudice en deux postes.',
      ],
      [
        'c',
        'Nous validons. Une seule demande\u202f: mentionner [la visite du 12 mars|l’attestation de notre transporteur|le rapport du bureau de contrôle].',
      ],
      ['p', 'C’est ajouté, pièce [17|32|8]. L’acte part chez le commissaire de justice ce matin.'],
      ['c', 'Merci. Tenez-nous au courant de la date d’audience.'],
      [
        'p',
        'Date fixée\u202f: première audience dans [six semaines|deux mois|cinq semaines]. Je vous adresse une note sur la suite.',
      ],
    ],
    end: [
      ['p', 'L’affaire est plaidée, délibéré annoncé. Compte rendu dans votre messagerie.'],
      ['c', 'Bien reçu. Pour la présente mission, tout est fait et bien fait. Merci.'],
    ],
  },
  {
    natures: ['audit'],
    talk: [
      [
        'p',
        'Bonjour, pour calibrer le travail\u202f: combien de documents, dans quelle langue, et existe-t-il déjà une grille d’analyse\u202f?',
      ],
      [
        'c',
        'Bonjour, [une soixantaine|environ quarante-cinq|près de cent vingt], presque tous en français. Pas de grille, nous comptons sur vous.',
      ],
      [
        'p',
        'Je vous propose une grille de [douze|quinze|dix] critères, à valider ensemble avant le dépouillement.',
      ],
      ['c', 'Très bien. L’accès à la salle de données sera ouvert dès l’accord signé.'],
    ],
    work: [
      ['c', 'L’accès est ouvert. Si un document manque, écrivez-moi ici, je relance les services.'],
      [
        'p',
        'Merci. Il manque à ce jour [les avenants de 2021|trois annexes financières|les délégations de signature]. Le reste est complet.',
      ],
      ['c', 'Relance faite, vous les aurez [demain|avant vendredi|en fin de journée].'],
      [
        'p',
        'Premiers constats\u202f: [quatre points rouges, neuf orange|deux points rouges, mais sérieux|rien de bloquant, beaucoup de désordre]. Je vous les présente quand vous voulez.',
      ],
    ],
    end: [
      ['p', 'Rapport final déposé, avec la synthèse d’une page pour la direction.'],
      ['c', 'La direction l’a lu en entier, ce qui n’arrive jamais. Merci pour ce travail.'],
    ],
  },
  {
    natures: ['formalites', 'autre'],
    talk: [
      [
        'c',
        'Bonjour, êtes-vous disponible dès [lundi|cette semaine|le début du mois]\u202f? Nous avons pris du retard.',
      ],
      [
        'p',
        'Bonjour, oui. Envoyez-moi la liste des dossiers et les accès, je vous dis sous vingt-quatre heures ce qui est réaliste.',
      ],
      ['c', 'Liste envoyée\u202f: [quatorze|neuf|vingt et un] dossiers, les urgents en tête.'],
    ],
    work: [
      [
        'p',
        '[Cinq|Trois|Huit] dossiers bouclés. Un rejet sur le suivant\u202f: [justificatif de domicile trop ancien|signature manquante page 3|annonce légale non conforme]. Je m’en occupe.',
      ],
      ['c', 'Parfait, je demande la pièce au client.'],
      ['p', 'Pièce reçue, dossier redéposé. Il reste [deux|trois|quatre] points en attente du greffe.'],
    ],
    end: [
      [
        'p',
        'Dernier récépissé arrivé. Le tableau de suivi est à jour, tout est classé dans le dossier partagé.',
      ],
      ['c', 'Merci, efficace et sans bruit\u202f: exactement ce qu’il nous fallait.'],
    ],
  },
  {
    natures: ['formation'],
    talk: [
      [
        'p',
        'Bonjour, quel est le niveau des participants et qu’attendez-vous qu’ils sachent faire en sortant\u202f?',
      ],
      [
        'c',
        'Bonjour, débutants pour la plupart. Nous voudrions qu’ils [repèrent une situation à risque|sachent à qui s’adresser|rédigent sans aide un document simple].',
      ],
      [
        'p',
        'Je bâtis donc la séance autour de [quatre|trois|cinq] cas tirés de votre métier. Pouvez-vous m’en raconter un ou deux, anonymisés\u202f?',
      ],
      ['c', 'Volontiers, je vous écris cela ce soir.'],
    ],
    work: [
      ['p', 'Support prêt, vingt-cinq vues et un mémento recto verso. Une remarque avant impression\u202f?'],
      [
        'c',
        'Rien à changer, sauf [le nom d’un service|une faute page 6|l’horaire de la pause]. La salle est réservée.',
      ],
      ['p', 'Corrigé. J’arriverai un quart d’heure en avance.'],
    ],
    end: [
      [
        'c',
        'Les retours sont excellents, [4,7 sur 5|18 avis très favorables sur 20|tout le monde demande la suite].',
      ],
      ['p', 'Un groupe très vivant\u202f! Les attestations sont envoyées, ma mission s’arrête là.'],
    ],
  },
  {
    natures: ['traduction'],
    talk: [
      [
        'p',
        'Bonjour, disposez-vous d’un glossaire ou de traductions antérieures\u202f? Cela garantit la cohérence.',
      ],
      [
        'c',
        'Bonjour, oui, [un glossaire de deux cents termes|deux contrats déjà traduits|un lexique maison, assez ancien]. Je vous les transmets.',
      ],
      ['p', 'Merci. Pour les notions sans équivalent, je mets l’original entre crochets avec une note.'],
    ],
    work: [
      [
        'p',
        'Première moitié livrée. Pour «\u00a0[consideration|best efforts|Treu und Glauben]\u00a0», j’ai retenu une périphrase\u202f: dites-moi si elle vous convient.',
      ],
      ['c', 'Très bien trouvé. Continuez ainsi.'],
    ],
    end: [
      ['p', 'Traduction complète livrée, relue à froid ce matin.'],
      ['c', 'Impeccable. La négociation peut commencer, merci.'],
    ],
  },
  {
    natures: ['postulation'],
    talk: [
      [
        'c',
        'Cher confrère, bonjour. Le dossier vous parvient ce jour\u202f; l’audience est fixée [à quinzaine|au 9 du mois prochain|dans trois semaines], 9\u00a0h.',
      ],
      [
        'p',
        'Bonjour, bien reçu. Je me constitue dès réception de la copie de l’acte. Qui est contradicteur\u202f?',
      ],
      [
        'c',
        'Je vous envoie ses coordonnées avec le dossier. Aucune urgence particulière, [mais il demandera un renvoi|les pièces sont déjà communiquées|la mise en état est avancée].',
      ],
      ['p', 'Entendu. Compte rendu le jour même, comme toujours.'],
    ],
    work: [
      ['p', 'Constitution régularisée, message RPVA en copie.'],
      [
        'c',
        'Merci. Nos conclusions partent [demain|vendredi|en fin de semaine], à notifier avant l’échéance.',
      ],
      ['p', 'Notifiées ce matin, accusé de réception joint.'],
    ],
    end: [
      [
        'p',
        'Audience tenue\u202f: [renvoi contradictoire|mise en délibéré|clôture prononcée]. Note d’audience envoyée.',
      ],
      ['c', 'Parfait, merci de votre diligence. Bien confraternellement.'],
    ],
  },
];

/** Messages of a party in a new thread, before anything is agreed. */
export const firstWords: readonly string[] = [
  'Bonjour, je me tiens à votre disposition pour préciser ma proposition.',
  'Bonjour, votre mission correspond exactement à ce que je fais depuis plusieurs années. Quand seriez-vous disponible pour en parler\u202f?',
  'Bonjour, je peux commencer dès la semaine prochaine et tenir le délai annoncé.',
  'Bonjour, le prix proposé comprend une réunion de lancement et deux relectures.',
  'Bonjour, je joins volontiers un exemple anonymisé de travail comparable si vous le souhaitez.',
];

/** Messages around a refused price. */
export const bargaining: readonly (readonly Line[])[] = [
  [
    [
      'c',
      'Bonjour, votre proposition est intéressante mais dépasse notre enveloppe. Pourriez-vous revoir le prix, quitte à réduire le périmètre\u202f?',
    ],
    [
      'p',
      'Bonjour, je comprends. En laissant de côté la réunion de restitution, je peux faire une nouvelle proposition.',
    ],
  ],
  [
    [
      'c',
      'Bonjour, nous avons plusieurs candidats dans des prix plus bas. Une nouvelle proposition est possible de votre part\u202f?',
    ],
    ['p', 'Bonjour, j’ai recalculé au plus juste. Je ne pourrai pas descendre davantage sans bâcler.'],
  ],
  [
    ['c', 'Le prix me paraît élevé pour un travail de cette longueur. Qu’en pensez-vous\u202f?'],
    ['p', 'J’avais compté deux relectures. Avec une seule, je vous fais une offre plus légère.'],
  ],
];

/** Messages of both parties about the mode of collaboration, by mode. */
export const modeContent: Readonly<Record<'direct' | 'funds' | 'portage', readonly (readonly Line[])[]>> = {
  direct: [
    [['c', 'Je vous propose une relation directe\u202f: vous facturez à la fin, règlement à trente jours.']],
    [
      ['c', 'Nous avons l’habitude de la relation directe, notre comptabilité paie à réception de facture.'],
      ['p', 'Cela me convient très bien.'],
    ],
  ],
  funds: [
    [
      [
        'c',
        'Pour une première collaboration, je préfère le dépôt de fonds\u202f: c’est rassurant pour nous deux.',
      ],
      ['p', 'D’accord, c’est une bonne solution.'],
    ],
    [['c', 'Je choisis le dépôt de fonds. Vous êtes certain d’être réglé, et la livraison est assurée.']],
  ],
  portage: [
    [
      [
        'c',
        'Seriez-vous d’accord pour un portage salarial\u202f? Notre règlement interne l’impose avec une personne physique.',
      ],
      ['p', 'Oui, sans difficulté, j’ai déjà travaillé ainsi.'],
    ],
    [['c', 'Nous vous proposons le portage, plus simple pour vous comme pour notre service paie.']],
  ],
};

/** Reasons for rejecting a portage and contesting a mission, and decisions on a contest. */
export const reasons = {
  portage: [
    'Le descriptif de la mission ne permet pas d’établir un contrat de travail\u202f: précisez la durée et le lieu d’exécution.',
    'L’activité décrite relève d’une profession réglementée qui ne peut être exercée en portage.',
  ],
  contest: {
    creator: [
      'La note remise ne traite pas la seconde question posée, malgré deux rappels.',
      'Le livrable reprend en grande partie un modèle public et ne correspond pas au périmètre convenu.',
    ],
    candidate: [
      'Le client refuse de terminer la mission alors que tout a été livré et validé par courriel.',
      'Le travail demandé a doublé depuis notre accord, sans que le prix ait été revu.',
    ],
  },
  settlement: [
    'Le livrable répond pour l’essentiel à la demande\u202f; ce qui manque n’était pas dans la description de la mission.',
    'La seconde question faisait partie de la mission et n’a pas été traitée, malgré le délai accordé.',
  ],
} as const;

/** Texts of the entries in the sheet of a month by day. */
export const dailyWorks = [
  'Lecture des pièces et note de cadrage',
  'Recherche de jurisprudence, sélection commentée',
  'Première rédaction',
  'Point avec le client, puis corrections',
  'Suite de la rédaction',
  'Relecture et mise au net',
] as const;

export const retainerServices =
  'Deux consultations écrites et la relecture de quatre contrats par mois. Réponse sous trois jours ouvrés.';

/** Titles of three instalments, with their days of work; null without a limit. */
export const instalmentWorks = [
  { title: 'Étude du dossier et des pièces', days: 10 },
  { title: 'Première version', days: 15 },
  { title: 'Version définitive', days: null },
] as const;
