import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'portage-salarial-ce-que-chacun-verifie',
  firstPublished: '2026-01-20',
  lastPublished: '2026-06-09',
  category: 'Droit du travail',
  title: 'Portage salarial : ce que chacun des trois doit vérifier avant de commencer',
  subtitle:
    'Le salarié porté, la société de portage et l’entreprise cliente ne signent pas la même chose. Ce que contient chaque contrat, et ce que le portage ne permet pas.',
  author: 'yasmine-benali',
  university: 'mirebourg',
  body: [
    { kind: 'titre_de_section', text: 'Une relation à trois, deux contrats' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le portage salarial permet à une personne autonome de vendre sa prestation à une entreprise tout en étant salariée d’une société qui l’emploie pour cela. L’article L. 1254-1 du code du travail le définit comme un ensemble formé de deux contrats : un contrat commercial de prestation entre l’entreprise de portage et l’entreprise cliente, un contrat de travail entre l’entreprise de portage et le salarié porté.',
        },
        {
          type: 'paragraph',
          text: 'L’originalité tient à la personne du salarié. Il justifie d’une expertise, d’une qualification et d’une autonomie qui lui permettent de rechercher lui-même ses clients et de convenir avec eux des conditions d’exécution et du prix (article L. 1254-2, I). Le corollaire est écrit dans le même article :',
        },
      ],
    },
    {
      kind: 'citation',
      quote: 'L’entreprise de portage n’est pas tenue de fournir du travail au salarié porté.',
      author: 'Code du travail, article L. 1254-2, III',
    },
    { kind: 'titre_de_section', text: 'Ce que le portage permet, et ce qu’il ne permet pas' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'L’entreprise cliente ne peut y recourir que dans deux cas : une tâche occasionnelle qui ne relève pas de son activité normale et permanente, ou une prestation ponctuelle exigeant une expertise dont elle ne dispose pas (article L. 1254-3). S’y ajoutent des limites nettes.',
        },
        { type: 'list-item', text: 'La prestation ne peut excéder trente-six mois (article L. 1254-4, II).' },
        {
          type: 'list-item',
          text: 'Elle ne peut avoir pour objet de remplacer un salarié dont le contrat est suspendu à la suite d’un conflit collectif de travail (article L. 1254-4, I).',
        },
        {
          type: 'list-item',
          text: 'Les activités de services à la personne en sont exclues (article L. 1254-5).',
        },
        {
          type: 'list-item',
          text: 'Seule une entreprise qui exerce à titre exclusif l’activité de portage peut conclure ces contrats (article L. 1254-24).',
        },
        {
          type: 'paragraph',
          text: 'La question propre aux juristes est ailleurs. Le portage change la manière d’être payé ; il ne confère aucun droit de consulter ou de rédiger pour autrui. Le juriste d’entreprise que vise l’article 58 de la loi n° 71-1130 du 31 décembre 1971 travaille au profit de l’entreprise qui l’emploie, ou de son groupe. Le salarié porté, lui, est employé par la société de portage. Il convient donc de décrire la prestation avec exactitude (organisation d’un service, mise en conformité, gestion documentaire, recherche, formation) et de réserver les consultations et les actes à ceux que la loi de 1971 autorise. Les membres des professions réglementées vérifieront d’abord que leur statut admet ce mode d’exercice.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Les contrats, pièce par pièce' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le contrat de travail est conclu pour une durée déterminée ou indéterminée (article L. 1254-7). Il est écrit et précise notamment les modalités de calcul de la rémunération, de l’indemnité d’apport d’affaire, des frais de gestion et des frais professionnels, la périodicité des comptes rendus d’activité et l’identité du garant financier (articles L. 1254-15 et L. 1254-21). En contrat à durée indéterminée, les périodes sans prestation ne sont pas rémunérées.',
        },
        {
          type: 'paragraph',
          text: 'Le salarié porté bénéficie d’une rémunération minimale fixée par accord de branche étendu. La convention collective du 22 mars 2017, propre à la branche, contient cette grille : c’est elle que l’on consulte. À défaut d’accord, la loi fixerait le minimum à 75 % de la valeur mensuelle du plafond de la sécurité sociale pour une activité équivalant à un temps plein (article L. 1254-2, II). C’est le premier calcul à faire avant d’accepter un prix : une mission trop courte ou trop peu payée ne tient pas dans ce cadre.',
        },
        {
          type: 'paragraph',
          text: 'Le contrat commercial est conclu au plus tard dans les deux jours ouvrables suivant le début de la prestation, et le salarié porté en reçoit copie dans le même délai (article L. 1254-22). Il indique l’identité du salarié porté, la prestation et ses conditions d’exécution, son terme, son prix, la répartition des responsabilités en matière de santé, de sécurité et de durée du travail, l’identité du garant et celle de l’assureur (article L. 1254-23).',
        },
        {
          type: 'paragraph',
          text: 'Si le client met fin au contrat commercial, le contrat de travail n’est pas rompu pour autant, et l’entreprise de portage reste redevable de la rémunération de la prestation réalisée (article L. 1254-8). Le salarié n’est donc pas payé par le client, et n’a pas à attendre le client.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lire une simulation sans s’y perdre' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Une simulation honnête part du prix hors taxes facturé au client et retire, dans l’ordre, les frais de gestion, les frais professionnels remboursés, les cotisations patronales, puis les cotisations salariales. Comparez deux sociétés sur le même prix et le même nombre de jours, en demandant ce que couvrent les frais de gestion, ce qui est mis en réserve, et quand cette réserve est versée. La garantie financière prévue par l’article L. 1254-26 assure le paiement des salaires et des cotisations en cas de défaillance : demandez-en l’attestation.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Client : écrivez en deux lignes pourquoi la tâche est occasionnelle, ou quelle expertise vous manque, et conservez cette note avec le contrat. Salarié porté : calculez le prix plancher avant de discuter, et faites relire la description de la prestation si elle touche au droit. Société de portage : vérifiez que le contrat commercial part dans les deux jours ouvrables et que l’assurance couvre bien l’activité décrite. Tous : inscrivez la date qui marque les trente-six mois.',
        },
      ],
    },
  ],
};
