import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'prescription-cinq-ans-pour-agir',
  firstPublished: '2025-01-21',
  lastPublished: '2026-02-10',
  category: 'Procédure',
  title: 'Cinq ans pour agir : compter la prescription sans se tromper de jour',
  subtitle:
    'Point de départ, suspension, interruption, aménagement conventionnel : la grille de lecture à garder près du dossier, et les trois erreurs qui coûtent une action.',
  author: 'solenne-aubertin',
  university: 'valcendre',
  body: [
    { kind: 'titre_de_section', text: 'Un délai commun, beaucoup d’exceptions' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le délai de droit commun tient en une phrase, et toute la difficulté dans ses derniers mots. Le texte fait courir cinq ans, non depuis la conclusion du contrat ni depuis le dommage, mais depuis la connaissance, réelle ou attendue, des faits qui permettent d’agir.',
        },
      ],
    },
    {
      kind: 'citation',
      quote:
        'Les actions personnelles ou mobilières se prescrivent par cinq ans à compter du jour où le titulaire d’un droit a connu ou aurait dû connaître les faits lui permettant de l’exercer.',
      author: 'Code civil, article 2224',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Avant d’appliquer cette règle, il faut vérifier qu’aucun texte ne la remplace. Quelques délais reviennent dans presque tous les portefeuilles :',
        },
        {
          type: 'list-item',
          text: 'deux ans pour l’action du professionnel contre le consommateur à qui il a fourni un bien ou un service (code de la consommation, article L. 218-2) ;',
        },
        {
          type: 'list-item',
          text: 'cinq ans entre commerçants ou entre commerçants et non-commerçants, sauf prescription spéciale plus courte (code de commerce, article L. 110-4) ;',
        },
        {
          type: 'list-item',
          text: 'cinq ans, à compter de la fin de leur mission, contre les personnes qui ont représenté ou assisté les parties en justice (code civil, article 2225) ;',
        },
        {
          type: 'list-item',
          text: 'dix ans, à compter de la consolidation, pour la réparation d’un dommage corporel (code civil, article 2226) ;',
        },
        {
          type: 'list-item',
          text: 'trente ans pour les actions réelles immobilières (code civil, article 2227).',
        },
        {
          type: 'paragraph',
          text: 'Un délai butoir ferme le système : le report du point de départ, la suspension ou l’interruption ne peuvent porter la prescription au-delà de vingt ans à compter de la naissance du droit (article 2232). Ce butoir a lui-même ses exceptions, que le même article énumère.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Ce qui arrête le temps, ce qui l’efface' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'La suspension arrête le cours du délai sans effacer le temps déjà couru (article 2230). L’interruption efface ce temps et fait courir un nouveau délai de même durée (article 2231). La distinction commande tout calcul.',
        },
        {
          type: 'paragraph',
          text: 'Suspendent notamment le délai le recours à la médiation ou à la conciliation, dans les conditions de l’article 2238, et la mesure d’instruction ordonnée avant tout procès, jusqu’à son exécution (article 2239). Dans ces deux cas, le délai recommence à courir pour une durée qui ne peut être inférieure à six mois. Plus largement, la prescription ne court pas contre celui qui est dans l’impossibilité d’agir par suite d’un empêchement résultant de la loi, de la convention ou de la force majeure (article 2234).',
        },
        {
          type: 'paragraph',
          text: 'Interrompent le délai la reconnaissance par le débiteur du droit de celui contre lequel il prescrivait (article 2240), la demande en justice, même en référé (article 2241), une mesure conservatoire ou un acte d’exécution forcée (article 2244). L’effet de la demande en justice dure jusqu’à l’extinction de l’instance (article 2242), mais il est non avenu si le demandeur se désiste, laisse périmer l’instance ou voit sa demande définitivement rejetée (article 2243). La requête en injonction de payer n’a pas cet effet : seule la signification de l’ordonnance interrompt.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Trois erreurs qui coûtent une action' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'o-list-item',
          text: 'Croire que la mise en demeure interrompt. En droit commun, la lettre recommandée fait courir des intérêts ; elle n’arrête pas la prescription. Le droit des assurances connaît une règle particulière, qui ne se transpose pas ailleurs.',
        },
        {
          type: 'o-list-item',
          text: 'Prendre des pourparlers pour une suspension. Discuter ne suspend rien, sauf à entrer dans un processus de médiation ou de conciliation au sens de l’article 2238, ou à obtenir une reconnaissance écrite de la dette.',
        },
        {
          type: 'o-list-item',
          text: 'Compter en heures ou à partir du jour même. La prescription se compte par jours (article 2228) et n’est acquise que lorsque le dernier jour du terme est accompli (article 2229).',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Aménager le délai par contrat' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Les parties peuvent abréger la durée jusqu’à un an ou l’allonger jusqu’à dix ans, et ajouter d’un commun accord des causes de suspension ou d’interruption (article 2254). La liberté s’arrête aux créances périodiques : salaires, loyers, charges locatives, pensions alimentaires, intérêts des sommes prêtées et, en général, tout ce qui est payable par années ou à des termes plus courts. Elle s’arrête aussi aux contrats entre un professionnel et un consommateur, que le code de la consommation soustrait à tout aménagement.',
        },
        {
          type: 'paragraph',
          text: 'Le juge ne peut pas relever d’office le moyen tiré de la prescription (article 2247). La partie qui s’en prévaut peut le faire en tout état de cause, même devant la cour d’appel, si elle n’y a pas renoncé (article 2248).',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Ouvrez un tableau à quatre colonnes pour vos dossiers en sommeil : texte applicable, fait qui fait partir le délai, preuve datée de la connaissance, dernier acte interruptif. Pour chaque dossier, inscrivez deux alertes, l’une six mois et l’autre deux mois avant le terme. Si une négociation est en cours, proposez aujourd’hui un protocole qui suspend le délai, ou faites reconnaître la dette par écrit. Et quand le terme approche sans accord, assignez : la demande en justice est le seul réflexe qui ne se regrette pas.',
        },
      ],
    },
  ],
};
