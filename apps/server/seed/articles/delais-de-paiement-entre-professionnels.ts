import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'delais-de-paiement-entre-professionnels',
  firstPublished: '2025-12-02',
  lastPublished: '2025-12-02',
  category: 'Contrats',
  title: 'Délais de paiement entre professionnels : les chiffres, les pièges, les réflexes',
  subtitle:
    'Trente, soixante ou quarante-cinq jours fin de mois : les plafonds sont impératifs, les pénalités sont dues sans rappel et l’amende administrative ne menace pas que les grands.',
  author: 'claire-delmas',
  university: null,
  body: [
    { kind: 'titre_de_section', text: 'Trois délais et un plafond' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le droit des délais de paiement tient presque entier dans l’article L. 441-10 du code de commerce. Son premier alinéa s’applique quand personne n’a rien prévu, les suivants disent jusqu’où l’on peut prévoir.',
        },
      ],
    },
    {
      kind: 'citation',
      quote:
        'Le délai convenu entre les parties pour régler les sommes dues ne peut dépasser soixante jours après la date d’émission de la facture.',
      author: 'Code de commerce, article L. 441-10, I',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'list-item',
          text: 'Sans stipulation : trente jours après la réception des marchandises ou l’exécution de la prestation.',
        },
        {
          type: 'list-item',
          text: 'Avec stipulation : soixante jours au plus après la date d’émission de la facture.',
        },
        {
          type: 'list-item',
          text: 'Par dérogation : quarante-cinq jours fin de mois après la date d’émission de la facture, à condition que ce délai soit expressément stipulé au contrat et ne constitue pas un abus manifeste à l’égard du créancier.',
        },
        {
          type: 'list-item',
          text: 'Pour une facture périodique : quarante-cinq jours au plus après la date d’émission.',
        },
        {
          type: 'paragraph',
          text: 'Certains secteurs ont leurs propres délais, souvent plus courts : le transport et plusieurs produits alimentaires notamment (article L. 441-11). Quant à l’État et aux collectivités territoriales, ils paient en principe à trente jours, selon les règles de la commande publique.',
        },
        {
          type: 'paragraph',
          text: 'Deux observations de praticienne. La première : le délai de soixante jours court de l’émission de la facture, ce qui suppose que la facture soit émise sans retard. Un fournisseur qui facture tard se punit lui-même, un client qui exige une facturation différée s’expose. La seconde : une procédure de réception ou de vérification ne doit pas servir à repousser le point de départ du délai.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Le retard coûte, même sans relance' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Les pénalités de retard sont exigibles sans qu’un rappel soit nécessaire, dès le jour suivant la date de règlement qui figure sur la facture. Le taux est celui que fixent les conditions de règlement, sans pouvoir être inférieur à trois fois le taux d’intérêt légal ; à défaut de stipulation, c’est le taux de refinancement de la Banque centrale européenne majoré de dix points. Le taux se négocie donc vers le haut, jamais au-dessous du minimum légal.',
        },
        {
          type: 'paragraph',
          text: 'S’y ajoute, de plein droit, une indemnité forfaitaire pour frais de recouvrement. Son montant est de 40 € (article D. 441-5). Si les frais exposés sont supérieurs, une indemnisation complémentaire peut être demandée sur justification. L’indemnité ne peut cependant être réclamée lorsque l’ouverture d’une procédure collective interdit le paiement de la créance à son échéance.',
        },
        {
          type: 'paragraph',
          text: 'Ces règles protègent tout professionnel, y compris celui qui facture des honoraires à un client agissant pour les besoins de son activité. Elles ne s’appliquent pas au consommateur.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Ce que l’administration peut faire' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le non-respect des délais et des modalités de pénalités est passible d’une amende administrative : 75 000 € au plus pour une personne physique, deux millions d’euros pour une personne morale (article L. 441-16). Le maximum est doublé en cas de réitération dans les deux ans. La décision est publiée, aux frais de l’entreprise sanctionnée ; beaucoup craignent cette publicité plus que l’amende. Une proposition de loi déposée au Sénat (n° 83, session 2025-2026) entend durcir ces sanctions : vérifiez le texte en vigueur avant de vous en prévaloir.',
        },
        {
          type: 'paragraph',
          text: 'La fixation du plafond par la loi a une conséquence que l’on oublie dans les négociations : l’accord du fournisseur ne régularise rien. Un contrat qui prévoit quatre-vingt-dix jours n’est pas un contrat généreusement accepté, c’est un manquement écrit.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Recouvrer sans se fâcher' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'L’expérience enseigne que la plupart des retards n’ont rien de stratégique : une référence de commande absente, un mauvais service destinataire, un litige partiel que personne n’a traité. Une séquence courte suffit le plus souvent.',
        },
        {
          type: 'o-list-item',
          text: 'Cinq jours avant l’échéance, un message au service comptable : la facture est-elle bien enregistrée ?',
        },
        {
          type: 'o-list-item',
          text: 'Le lendemain de l’échéance, une relance qui rappelle le montant, les pénalités et les 40 €, sans reproche.',
        },
        {
          type: 'o-list-item',
          text: 'À quinze jours, une mise en demeure, adressée à la personne qui décide et non à celle qui saisit.',
        },
        {
          type: 'o-list-item',
          text: 'À trente jours, le choix du recouvrement : procédure simplifiée conduite par un commissaire de justice pour les petites créances, injonction de payer, référé-provision.',
        },
        {
          type: 'paragraph',
          text: 'Lorsque la contestation ne porte que sur une partie de la somme, demandez le paiement immédiat du reste et consignez la contestation par écrit : le débiteur qui retient tout pour discuter de peu plaide rarement bien.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Prenez vos conditions de règlement et cherchez trois choses : une date de départ claire, un taux de pénalité au moins égal au minimum, la mention des 40 €. Demandez ensuite à la comptabilité la liste des fournisseurs payés après soixante jours et celle des clients qui vous paient après soixante jours ; la première vous expose, la seconde vous appauvrit. Fixez enfin une règle interne simple : aucune prolongation de délai, dans un sens ni dans l’autre, sans l’avis de la direction juridique.',
        },
      ],
    },
  ],
};
