/** Letters of candidates for an offer; `[a|b|c]` holds alternatives. */
export const letters: readonly string[] = [
  `Madame, Monsieur,

Votre annonce décrit presque mot pour mot ce que je fais depuis [trois|quatre|cinq] ans\u202f: [la rédaction et la négociation de contrats|le suivi d’un portefeuille de contentieux|le conseil quotidien à des équipes opérationnelles]. J’aimerais le faire dans une structure [plus petite|plus internationale|où l’on me confie un périmètre entier].

Ce qui m’attire chez vous\u202f: [la taille de l’équipe|les secteurs que vous suivez|la place que vous donnez au droit dans les décisions]. Ce que j’apporte\u202f: de la méthode, des délais tenus, et l’habitude d’écrire pour des lecteurs qui ne sont pas juristes.

Je suis disponible [immédiatement|sous un mois|à l’issue de mon préavis, dans trois mois] et serais heureux d’en parler.

Cordialement,`,
  `Bonjour,

Je me permets de vous écrire bien que mon profil ne coche pas toutes les cases\u202f: je n’ai que [deux|trois|quatre] ans d’expérience. Ils ont été denses\u202f: [deux clôtures de comptes, quarante assemblées, une fusion|une centaine d’audiences et autant de conclusions|un plan de sauvegarde de l’emploi suivi de bout en bout].

Je joins mon CV et tiens à votre disposition les coordonnées de mes responsables successifs.

Bien cordialement,`,
  `Bonjour, votre offre m’intéresse vivement. Je suis disponible [en janvier|en février|dès maintenant] et me déplace volontiers pour un premier échange. Bien à vous.`,
  `Madame, Monsieur,

En [master 2|deuxième année de master|dernière année de master], je cherche un premier poste [en entreprise|en étude|en cabinet]. Mon mémoire porte sur [la preuve numérique|le devoir de vigilance|la clause de révision], et mes deux stages m’ont appris ce que les cours n’apprennent pas\u202f: un dossier se gagne souvent dans sa chronologie.

Je lis vite, j’écris court, et je pose des questions. Votre annonce parle de transmission\u202f: c’est exactement ce que je cherche.

Avec mes salutations distinguées,`,
  `Bonjour,

Après [six|huit|dix] ans en [cabinet|étude|entreprise], je souhaite rejoindre une équipe où l’on travaille à plusieurs. Je connais [votre secteur|vos confrères|les juridictions de la région] et je saurai être utile rapidement.

Ma prétention est de [48\u202f000|52\u202f000|56\u202f000] € brut par an, à discuter selon le périmètre.

Cordialement,`,
];

/** Messages that follow a letter: `c` from the creator, `p` from the candidate. */
export const jobTalks: readonly (readonly (readonly ['c' | 'p', string])[])[] = [
  [
    [
      'c',
      'Bonjour, merci pour votre candidature. Seriez-vous disponible [jeudi à 14\u00a0h|lundi matin|vendredi à 9\u00a0h 30] pour un échange de vingt minutes en visio\u202f?',
    ],
    ['p', 'Bonjour, oui, avec plaisir. Je suis joignable au numéro qui figure sur mon CV.'],
    ['c', 'Parfait, je vous envoie une invitation.'],
  ],
  [
    [
      'c',
      'Bonjour, votre parcours nous intéresse. Pouvez-vous préciser [votre préavis|votre mobilité|votre niveau d’anglais]\u202f?',
    ],
    [
      'p',
      'Bien sûr\u202f: [un mois, négociable|aucune difficulté, je viens en train|je rédige et négocie en anglais chaque semaine].',
    ],
  ],
  [
    [
      'c',
      'Bonjour, merci de votre venue hier. L’équipe a été convaincue\u202f; nous revenons vers vous avec une proposition [avant la fin de la semaine|mardi|dès que la direction a validé].',
    ],
    ['p', 'Merci beaucoup, j’ai moi aussi apprécié l’échange. J’attends votre retour.'],
  ],
];

/** Private notes of a creator about a candidate. */
export const candidateNotes: readonly string[] = [
  'Très bon premier échange. À revoir avec la directrice.',
  'Prétentions un peu hautes, mais profil rare. Disponible en février.',
  'Connaît bien le secteur. Demander les références.',
  'Écrit clairement. Peu d’expérience du contentieux.',
  'Recommandé par un confrère.',
];
