/** Hearings of the demonstration, all invented. No matter names anybody. */

export const hearings = {
  /** Requested by a confrère of Lyon, for Yasmine to take. */
  tomorrow: {
    court: 'tj-59350',
    chamber: '1ʳᵉ chambre civile',
    matter: 'Référé, bail commercial',
    price: 180,
    brief:
      'Solliciter un renvoi à quinzaine\u202f: les pièces adverses nous sont parvenues hier soir. Pour la SCI des Trois Rivières, contre la société Ateliers de la Morvane.',
  },
  /** Requested by the cabinet, taken by that confrère. */
  taken: {
    court: 'cph-69123',
    chamber: 'Bureau de conciliation, section encadrement',
    matter: 'Licenciement, tentative de conciliation',
    price: 220,
    brief:
      'Refuser la conciliation et demander le calendrier. Pour Mme Hélène Nguyen, contre les Fonderies de l’Ourse.',
  },
  /** Requested by that confrère, attended by Yasmine last week. */
  done: {
    court: 'tc-59599',
    chamber: null,
    matter: 'Injonction de payer, opposition',
    price: 150,
    brief: 'Déposer le dossier et plaider en cinq minutes. Pour Transports Kerdoncuff & Fils.',
    report:
      'Plaidée à dix heures, devant trois juges. La partie adverse a déposé des conclusions de dernière minute, écartées. Délibéré annoncé.',
  },
  /** Requested by the cabinet, too far away for everybody. */
  unfilled: {
    court: 'tj-2A004',
    chamber: 'Chambre des référés',
    matter: 'Expertise, désordres de construction',
    price: 90,
    brief: 'Accepter l’expertise sous les protestations d’usage. Pour la SCI des Trois Rivières.',
  },
} as const;
