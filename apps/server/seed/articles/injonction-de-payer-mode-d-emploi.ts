import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'injonction-de-payer-mode-d-emploi',
  firstPublished: '2025-11-18',
  lastPublished: '2026-09-08',
  category: 'Procédure',
  title: 'L’injonction de payer, de la requête au titre exécutoire',
  subtitle:
    'Une procédure simple, à condition de ne pas perdre de temps après l’ordonnance. Article revu pour les ordonnances rendues depuis le 1ᵉʳ septembre 2026.',
  author: 'gabriel-hostier',
  university: 'castelbrume',
  body: [
    { kind: 'titre_de_section', text: 'Pour quelles créances ?' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'L’injonction de payer est une procédure sur requête : le juge statue d’abord sans entendre le débiteur, qui peut ensuite former opposition et provoquer un débat contradictoire. Elle convient aux créances que l’on prouve par des pièces, et déçoit quand le litige porte sur la qualité d’une prestation.',
        },
        {
          type: 'paragraph',
          text: 'L’article 1405 du code de procédure civile l’ouvre lorsque la créance a une cause contractuelle ou résulte d’une obligation de caractère statutaire, et s’élève à un montant déterminé. En matière contractuelle, ce montant se calcule d’après les stipulations du contrat, clause pénale comprise. Le texte vise également les engagements nés d’effets de commerce et l’acceptation d’une cession de créance professionnelle. Une demande de dommages-intérêts à évaluer n’y a pas sa place.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'La requête' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le juge compétent dépend de la nature de la créance : juge des contentieux de la protection, président du tribunal judiciaire ou président du tribunal de commerce, là où celui-ci n’est pas devenu tribunal des activités économiques. Territorialement, la règle est simple et d’ordre public : le juge du lieu où demeure le débiteur, ou l’un d’eux (article 1406). Une clause attributive de compétence n’y change rien.',
        },
        {
          type: 'paragraph',
          text: 'La requête indique le montant réclamé, avec le décompte des différents éléments de la créance et son fondement, et elle est accompagnée des pièces, énumérées dans un bordereau (article 1407). Un dossier complet se présente ainsi :',
        },
        {
          type: 'list-item',
          text: 'le contrat, le bon de commande ou le devis accepté, avec les conditions générales dans la version acceptée ;',
        },
        { type: 'list-item', text: 'les factures et la preuve de la livraison ou de l’exécution ;' },
        { type: 'list-item', text: 'la mise en demeure et les relances utiles ;' },
        {
          type: 'list-item',
          text: 'un décompte daté qui sépare principal, intérêts, clause pénale et indemnité forfaitaire.',
        },
        {
          type: 'paragraph',
          text: 'Le requérant peut demander, dès ce moment, qu’en cas d’opposition l’affaire soit immédiatement renvoyée devant la juridiction qu’il estime compétente (article 1408). Le juge peut rejeter la requête ou n’y faire droit que pour partie. S’il réduit la somme, le créancier a le choix : accepter l’ordonnance telle qu’elle est, ou ne pas la signifier et agir selon le droit commun (article 1409).',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Signifier, et vite' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'C’est ici que tout se perd. Le dépôt de la requête n’interrompt pas la prescription : c’est la signification de l’ordonnance qui l’interrompt. L’ordonnance doit être signifiée par commissaire de justice à chacun des débiteurs ; faute de l’être dans le délai de l’article 1411, elle est non avenue. Ce délai a longtemps été de six mois. Le décret n° 2026-96 du 16 février 2026 l’a ramené à trois mois pour les ordonnances rendues à compter du 1ᵉʳ septembre 2026. Pour une ordonnance antérieure, l’ancien délai demeure : notez la date de chaque ordonnance avant de calculer quoi que ce soit.',
        },
        {
          type: 'paragraph',
          text: 'Le débiteur dispose d’un mois à compter de la signification pour former opposition. Si l’acte ne lui a pas été remis en personne, l’opposition reste recevable jusqu’à l’expiration du mois qui suit le premier acte signifié à personne ou, à défaut, la première mesure d’exécution rendant ses biens indisponibles en tout ou partie (article 1416). Une signification à personne vaut donc mieux qu’une signification rapide à une adresse douteuse.',
        },
        {
          type: 'paragraph',
          text: 'Le même décret a changé la manière de savoir s’il y a eu opposition. Le greffe avise le créancier de l’opposition dans le mois de sa réception ; lorsque aucun avis ne lui est parvenu dans les deux mois de la signification, l’exécution peut être poursuivie (article 1422). L’opposition formée dans le délai suspend, elle, toute exécution.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Et s’il y a opposition ?' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le tribunal est alors saisi de la demande entière et statue par un jugement qui se substitue à l’ordonnance (article 1420). Devant le tribunal de commerce, le créancier consigne les frais de l’opposition dans les quinze jours de l’invitation du greffe, à peine de caducité de sa demande (article 1425). Il devient ensuite demandeur à un procès ordinaire, avec la charge de la preuve. Avant de déposer une requête, il faut donc se demander si l’on gagnerait ce procès : l’injonction n’améliore pas un mauvais dossier, elle le retarde.',
        },
        {
          type: 'paragraph',
          text: 'D’autres voies méritent la comparaison. Pour une petite créance, dans la limite fixée par décret, la procédure simplifiée de recouvrement conduite par le commissaire de justice aboutit à un titre si le débiteur accepte (code des procédures civiles d’exécution, article L. 125-1). Le référé-provision convient à l’obligation qui n’est pas sérieusement contestable et donne d’emblée un débat. Contre un débiteur établi dans un autre État de l’Union, l’injonction de payer européenne dispose de son propre formulaire.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Tirez la liste des ordonnances reçues depuis un an et ajoutez trois dates à chacune : ordonnance, dernier jour pour signifier, signification. Pour toute ordonnance rendue depuis le 1ᵉʳ septembre 2026, faites partir la signification dans la semaine : trois mois passent vite quand l’adresse est mauvaise. Demandez au commissaire de justice, avec l’acte, les diligences accomplies pour trouver le débiteur. Enfin, créez une alerte deux mois après chaque signification : c’est le jour où l’on vérifie l’absence d’avis et où l’on décide d’exécuter.',
        },
      ],
    },
  ],
};
