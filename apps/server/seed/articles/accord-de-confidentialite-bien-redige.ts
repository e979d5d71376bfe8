import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'accord-de-confidentialite-bien-redige',
  firstPublished: '2025-05-13',
  lastPublished: '2026-03-17',
  category: 'Contrats',
  title: 'L’accord de confidentialité : cinq décisions à prendre avant de signer',
  subtitle:
    'Définir, limiter, dater, prouver, sanctionner : un accord utile se lit en dix minutes et résiste à la première fuite. Les clauses qui protègent et celles qui rassurent à tort.',
  author: 'hugo-marchetti',
  university: 'port-lanvel',
  body: [
    { kind: 'titre_de_section', text: 'Ce que la loi protège déjà' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Un accord de confidentialité n’est pas signé dans le désert. Avant même la conclusion d’un contrat, le code civil sanctionne celui qui abuse des informations reçues :',
        },
      ],
    },
    {
      kind: 'citation',
      quote:
        'Celui qui utilise ou divulgue sans autorisation une information confidentielle obtenue à l’occasion des négociations engage sa responsabilité dans les conditions du droit commun.',
      author: 'Code civil, article 1112-2',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le secret des affaires est protégé par les articles L. 151-1 et suivants du code de commerce, à trois conditions : l’information n’est pas généralement connue ou aisément accessible pour les personnes du secteur, elle a une valeur commerciale du fait de son caractère secret, et son détenteur prend des mesures de protection raisonnables pour le conserver. L’accord écrit est précisément l’une de ces mesures. Son premier effet n’est donc pas de punir, mais de rendre le secret défendable.',
        },
        {
          type: 'paragraph',
          text: 'Quant à l’avocat, au notaire ou au commissaire de justice, ils sont tenus par un secret professionnel qui ne dépend d’aucune signature. L’accord peut organiser les échanges avec eux ; il n’ajoute rien à leur devoir et ne saurait le réduire.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Décider de ce qui est confidentiel' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'La définition trop large est l’erreur la plus commune. « Toute information échangée, sous quelque forme que ce soit » n’indique à personne ce qu’il doit protéger, et laisse au juge le soin de trier. Mieux vaut deux cercles : une liste des informations confidentielles par nature (documents techniques, prix, données de clients, projet de cession), puis les informations marquées comme telles ou confirmées par écrit dans un délai court.',
        },
        {
          type: 'paragraph',
          text: 'Les exclusions sont aussi importantes que la définition. Sortent habituellement du périmètre :',
        },
        { type: 'list-item', text: 'ce qui était public, ou le devient sans faute du destinataire ;' },
        { type: 'list-item', text: 'ce que le destinataire connaissait déjà, s’il peut le prouver ;' },
        { type: 'list-item', text: 'ce qu’il reçoit licitement d’un tiers libre de le communiquer ;' },
        {
          type: 'list-item',
          text: 'ce qu’il doit révéler en vertu d’une loi ou d’une décision de justice, après en avoir averti l’autre partie lorsque c’est permis.',
        },
        {
          type: 'paragraph',
          text: 'Aucune clause ne peut interdire un signalement que la loi protège : l’accord qui prétendrait faire taire un lanceur d’alerte serait inefficace sur ce point, et signalerait son auteur.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Choisir une durée' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Un engagement perpétuel est prohibé (code civil, article 1210) et, faute de terme, chacun peut mettre fin à l’engagement avec un préavis raisonnable (article 1211). La formule « sans limitation de durée » affaiblit donc ce qu’elle voulait renforcer. Fixez deux termes : la durée des échanges, puis celle du silence, souvent trois à cinq ans, en réservant les informations qui resteraient des secrets d’affaires au sens de la loi, protégées aussi longtemps qu’elles en remplissent les conditions.',
        },
        {
          type: 'paragraph',
          text: 'Prévoyez aussi la sortie : restitution ou destruction, sous quel délai, avec quelle attestation, et le sort des sauvegardes automatiques que personne ne peut effacer à la main.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Prouver, sanctionner' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le procès d’une fuite est un procès de preuve. Trois habitudes valent mieux qu’un article de plus : un registre des envois, une salle de données qui journalise les accès, un interlocuteur unique de chaque côté. L’accord dit qui, chez le destinataire, peut connaître l’information (salariés, conseils, sociétés du groupe) et rend ce destinataire responsable des siens.',
        },
        {
          type: 'paragraph',
          text: 'La clause pénale dispense de démontrer l’étendue du préjudice, mais le juge peut, même d’office, la modérer ou l’augmenter si elle est manifestement excessive ou dérisoire (article 1231-5). Un montant par manquement, proportionné à l’enjeu, convainc mieux qu’un million de principe. Réservez enfin la possibilité de demander au juge la cessation de la divulgation : le créancier du secret veut d’abord que cela s’arrête.',
        },
        {
          type: 'paragraph',
          text: 'Un accord de confidentialité ne remplace pas les clauses qu’exige la protection des données. Si l’une des parties traite des données personnelles pour le compte de l’autre, il faut en outre le contrat prévu par l’article 28 du règlement général sur la protection des données.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Relisez votre modèle avec un surlignage de trois couleurs : ce qui décrit l’information, ce qui décrit l’usage permis, ce qui décrit la fin. Si l’une des couleurs manque, le modèle est à refaire. Vérifiez que l’usage autorisé est écrit en une phrase (« aux seules fins de », suivi d’un projet nommé), que la réciprocité est voulue et non héritée d’un copier-coller, et que le signataire a le pouvoir d’engager. Puis demandez à la personne qui recevra les documents, et non à son directeur, ce qu’elle en a compris.',
        },
      ],
    },
  ],
};
