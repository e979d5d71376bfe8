/** What the screens of no feature say. */
export const underConstruction = {
  title: 'Cette page est en construction',
  text: 'Nous construisons cette partie de Basoche. Inscrivez-vous dès maintenant : les missions et la messagerie sont ouvertes.',
  register: "S'inscrire",
  home: "Retour à l'accueil",
} as const;

export const help = {
  title: 'Aide',
  lead: "Une question sur votre compte, une mission ou un échange ? Écrivez-nous, une personne de l'équipe vous répond.",
  contactTitle: 'Nous écrire',
  contactText:
    "Décrivez ce que vous vouliez faire et ce qui s'est passé. Réponse les jours ouvrés, en moins de 24 heures.",
  write: 'Contacter le support',
  subject: "Demande d'aide",
  questionsTitle: 'Questions fréquentes',
  questions: [
    {
      question: 'Qui peut devenir membre ?',
      answer:
        "Les juristes titulaires d'un Master 1 de droit validé, ou qui y sont inscrits. Les clients externes peuvent confier des missions sans être juristes.",
      to: '/chartes',
      link: 'Lire les conditions',
    },
    {
      question: 'Comment mon profil est-il vérifié ?',
      answer:
        'Vous envoyez un justificatif par mail après votre inscription. Nous le contrôlons en moins de 24 heures ; il est supprimé 30 jours après la décision.',
      to: '/verify',
      link: 'Voir les documents demandés',
    },
    {
      question: "Je n'ai pas reçu le mail de confirmation",
      answer:
        "Regardez dans les courriers indésirables. Le lien est valable 48 heures ; passé ce délai, écrivez-nous depuis l'adresse de votre compte.",
      to: '/connexion',
      link: 'Aller à la connexion',
    },
    {
      question: "Comment le prix d'une mission est-il fixé ?",
      answer:
        "Le candidat propose un prix hors taxes. L'auteur de la mission l'accepte ou le refuse ; après un refus, un nouveau prix peut être proposé.",
      to: '/consult/missions',
      link: 'Voir les missions',
    },
    {
      question: 'Qui voit mes messages ?',
      answer: "Vous et votre interlocuteur. Chacun accepte un accord de confidentialité avant d'écrire.",
      to: '/chartes',
      link: 'Lire la charte',
    },
  ],
} as const;
