import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'mise-en-demeure-quatre-effets',
  firstPublished: '2026-04-28',
  lastPublished: '2026-04-28',
  category: 'Contrats',
  title: 'Écrire une mise en demeure qui produit vraiment ses effets',
  subtitle:
    'Intérêts, dommages, résolution, risques : la lettre la plus banale du contentieux fait naître des droits, si elle dit ce qu’elle doit dire. Et elle ne fait pas tout.',
  author: 'gabriel-hostier',
  university: 'castelbrume',
  body: [
    { kind: 'titre_de_section', text: 'La forme compte moins que les mots' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'La mise en demeure est souvent réduite à une lettre recommandée au ton sévère. Le code civil en dit autre chose : il n’impose pas un support, il exige une interpellation.',
        },
      ],
    },
    {
      kind: 'citation',
      quote:
        'Le débiteur est mis en demeure de payer soit par une sommation ou un acte portant interpellation suffisante, soit, si le contrat le prévoit, par la seule exigibilité de l’obligation.',
      author: 'Code civil, article 1344',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Trois voies, donc. La sommation, acte de commissaire de justice, donne date certaine, identifie le destinataire et raconte sa réponse. L’acte portant interpellation suffisante est en pratique une lettre, recommandée de préférence, dont le texte ne laisse pas de doute. La clause du contrat dispense de l’une et de l’autre lorsqu’elle prévoit que la seule échéance vaut mise en demeure ; elle se lit avant d’écrire, car elle change le point de départ de tout ce qui suit.',
        },
        {
          type: 'paragraph',
          text: 'Avant d’agir, vérifiez aussi ce que le contrat exige en plus : un destinataire désigné, une adresse, un mode d’envoi, une étape amiable. Une lettre parfaite envoyée au mauvais endroit est une lettre perdue.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Les effets attachés par la loi' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'o-list-item',
          text: 'Les intérêts. Pour une somme d’argent, la mise en demeure fait courir l’intérêt au taux légal, sans que le créancier ait à justifier d’un préjudice (articles 1231-6 et 1344-1).',
        },
        {
          type: 'o-list-item',
          text: 'Les dommages-intérêts. À moins que l’inexécution soit définitive, ils ne sont dus que si le débiteur a été mis en demeure de s’exécuter dans un délai raisonnable (article 1231).',
        },
        {
          type: 'o-list-item',
          text: 'La clause pénale. Sauf inexécution définitive, elle n’est encourue que lorsque le débiteur est mis en demeure (article 1231-5).',
        },
        {
          type: 'o-list-item',
          text: 'Les risques. La mise en demeure de délivrer une chose met les risques à la charge du débiteur, s’ils n’y sont déjà (article 1344-2).',
        },
        {
          type: 'paragraph',
          text: 'La mise en demeure ouvre encore des choix. L’exécution forcée en nature suppose qu’elle ait été faite (article 1221), de même que la faculté de faire exécuter soi-même l’obligation, dans un délai et à un coût raisonnables (article 1222). Entre professionnels, elle s’ajoute à des pénalités de retard qui, elles, n’ont pas besoin de rappel.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Le cas particulier de la résolution' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Celui qui veut sortir du contrat soigne deux phrases. Lorsqu’il invoque une clause résolutoire, une mise en demeure infructueuse est nécessaire, à moins que la clause n’en dispense, et elle ne produit effet que si elle mentionne expressément la clause (article 1225) ; certains contrats, comme les baux, obéissent en outre à des règles propres qui imposent un commandement. Lorsqu’il entend résoudre le contrat par notification, à ses risques et périls, la mise en demeure indique expressément que, faute pour le débiteur de satisfaire à son obligation, le créancier sera en droit de résoudre le contrat (article 1226). L’urgence peut en dispenser, mais elle se prouve.',
        },
        {
          type: 'paragraph',
          text: 'La résolution se fait alors en deux temps : une première lettre qui avertit et donne un délai, une seconde qui constate et dit les raisons. Les fondre en une seule est la cause la plus fréquente des résolutions contestées.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Ce qu’elle ne fait pas' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'En droit commun, la mise en demeure n’interrompt pas la prescription, fût-elle recommandée (Com., 18 mai 2022, n° 20-23.204). On peut écrire dix fois et laisser l’action s’éteindre. Seuls la reconnaissance du débiteur, la demande en justice, une mesure conservatoire ou un acte d’exécution forcée produisent cet effet, sous réserve de textes spéciaux.',
        },
        {
          type: 'paragraph',
          text: 'Elle n’oblige pas davantage à agir ensuite, mais elle engage la crédibilité de celui qui écrit. Une menace sans suite apprend au débiteur que le délai suivant ne compte pas non plus. Le ton est affaire de méthode : un fait, une date, un texte, un délai, une conséquence. Aucun adjectif. La lettre sera lue un jour par un juge, qui cherchera ce qui était demandé et si le débiteur pouvait le comprendre.',
        },
        {
          type: 'paragraph',
          text: 'Côté destinataire, le silence est le plus mauvais choix. Répondre en contestant précisément, ou en proposant un échéancier, évite que l’inexécution paraisse délibérée ; mais toute phrase peut valoir reconnaissance de dette. Faites donc relire la réponse, même courte, avant de l’envoyer.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Remplacez votre modèle par une page de six lignes : l’obligation et sa source, le manquement et sa date, ce qui est demandé, le délai en jours avec sa date de fin, la conséquence annoncée et son texte, la personne à qui répondre. Ajoutez deux variantes prêtes à l’emploi, l’une pour la clause résolutoire, l’autre pour la résolution par notification. Quand l’enjeu le justifie, ou quand le destinataire ne retire jamais ses plis, préférez la sommation par commissaire de justice. Et notez dans le dossier, le jour de l’envoi, la date de prescription : elle continue de courir.',
        },
      ],
    },
  ],
};
