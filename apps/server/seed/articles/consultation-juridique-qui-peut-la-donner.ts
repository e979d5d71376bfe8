import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'consultation-juridique-qui-peut-la-donner',
  firstPublished: '2025-10-14',
  lastPublished: '2025-10-14',
  category: 'Exercice professionnel',
  title: 'Consulter, rédiger pour autrui : qui le peut, et dans quelles limites ?',
  subtitle:
    'Information, recherche, consultation, acte : quatre choses que la loi de 1971 ne traite pas de la même façon. Une carte pour répartir le travail sans se mettre en faute.',
  author: 'redaction',
  university: null,
  body: [
    { kind: 'titre_de_section', text: 'Une interdiction, puis des portes' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le droit français ne réserve pas toute parole juridique à une profession. Il pose une interdiction précise, que l’on gagne à lire mot par mot, puis ouvre des portes à ceux qu’il énumère.',
        },
      ],
    },
    {
      kind: 'citation',
      quote:
        'Nul ne peut, directement ou par personne interposée, à titre habituel et rémunéré, donner des consultations juridiques ou rédiger des actes sous seing privé, pour autrui',
      author: 'Loi n° 71-1130 du 31 décembre 1971, article 54',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Quatre critères, donc : l’habitude, la rémunération, le travail pour autrui, et un objet, consultation ou acte. La suite du texte exige notamment une compétence juridique, et renvoie aux articles suivants pour désigner les personnes autorisées. La licence en droit, souvent citée, ne suffit donc pas : elle répond à la condition de compétence, pas à la question de savoir à quel titre on exerce.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Les personnes autorisées' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'list-item',
          text: 'Les avocats, les notaires, les commissaires de justice, les administrateurs et mandataires judiciaires, dans le cadre des activités définies par leurs statuts (article 56).',
        },
        {
          type: 'list-item',
          text: 'Les juristes d’entreprise, en exécution d’un contrat de travail, au profit exclusif de l’entreprise qui les emploie ou d’une entreprise de son groupe, et pour ce qui relève de leur activité (article 58).',
        },
        {
          type: 'list-item',
          text: 'Les membres des autres professions réglementées, pour des consultations relevant de leur activité principale et des actes qui sont l’accessoire direct de la prestation fournie (article 59).',
        },
        {
          type: 'list-item',
          text: 'Les personnes exerçant une activité non réglementée pour laquelle elles justifient d’une qualification reconnue ou attestée, dans les limites de cette qualification (article 60).',
        },
        {
          type: 'list-item',
          text: 'Certains organismes, comme les syndicats professionnels ou des associations que la loi désigne, dans les bornes de leur mission ou de leur objet (articles 61 et suivants).',
        },
        {
          type: 'paragraph',
          text: 'La personne qui exerce ces activités pour autrui, de manière habituelle et rémunérée, doit être assurée pour sa responsabilité professionnelle, garantir les fonds qu’elle reçoit et respecter le secret professionnel. Elle s’interdit d’intervenir si elle a un intérêt direct ou indirect à l’objet de la prestation (article 55).',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Où passe la frontière ?' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'La loi de 1971 interdit la consultation sans la définir. L’usage et les juges retiennent une idée simple : un avis personnalisé, qui applique une règle à une situation pour éclairer une décision. L’information, elle, est libre. L’article 66-1 réserve expressément la diffusion de renseignements et d’informations à caractère documentaire.',
        },
        {
          type: 'paragraph',
          text: 'Entre les deux s’étend tout le travail préparatoire, celui que l’on confie le plus volontiers à un confrère, à un juriste ou à un étudiant. Une méthode de répartition tient en trois questions.',
        },
        {
          type: 'o-list-item',
          text: 'Qui décide ? Si le destinataire est un professionnel autorisé, qui relit, corrige et assume l’avis auprès du client, celui qui a préparé la note ne consulte pas le client : il assiste le professionnel. L’inverse ne vaut pas : l’avis vendu au client par une personne non autorisée n’est pas régularisé par la relecture d’un professionnel que ce client n’a pas choisi.',
        },
        {
          type: 'o-list-item',
          text: 'Qui signe ? La note de recherche remise à l’avocat, le projet d’acte remis au notaire ne sortent de l’étude ou du cabinet que sous la signature de celui qui en répond.',
        },
        {
          type: 'o-list-item',
          text: 'Qui parle au client ? Dès que l’auxiliaire répond directement au client sur son cas, contre rémunération et de façon habituelle, la question de l’article 54 se pose entière.',
        },
        {
          type: 'paragraph',
          text: 'L’étudiant n’a pas de statut à part. Sous la conduite d’un professionnel ou d’un enseignant, il apprend ; seul, contre paiement et de façon habituelle, il tombe sous la même règle que tout autre. Les cliniques juridiques s’organisent d’ailleurs autour de cette idée : encadrement, information, orientation.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Ce que l’on risque' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'L’infraction est pénale (article 66-2), et elle n’est pas le seul danger. L’acte mal rédigé engage la responsabilité de son auteur, souvent sans assurance pour la couvrir. Le professionnel qui prête sa signature sans contrôle répond de ce qu’il n’a pas lu. L’entreprise qui achète un avis à une personne non autorisée découvre trop tard que le document ne bénéficie d’aucun secret professionnel.',
        },
        {
          type: 'paragraph',
          text: 'C’est pourquoi la question doit se poser au moment de la commande et non de la livraison. Un intitulé honnête y aide : « recherche de jurisprudence sur tel point », « relecture de forme », « tableau comparatif des clauses » disent ce qui est attendu ; « avis juridique » dit autre chose.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Reprenez vos trois dernières missions confiées ou reçues. Pour chacune, écrivez en une ligne le livrable, son destinataire et la personne qui l’assume. Si la troisième case est vide, complétez la lettre de mission avant de continuer. Demandez ensuite l’attestation d’assurance de chaque personne qui consulte ou rédige, et rangez-la avec le contrat. Enfin, ajoutez au bas de vos notes internes une phrase qui en dit la nature : document de travail, établi à la demande de tel professionnel, destiné à son seul usage.',
        },
      ],
    },
  ],
};
