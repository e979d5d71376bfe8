import type { WrittenArticle } from './written.ts';

export const article: WrittenArticle = {
  slug: 'clause-de-non-concurrence',
  firstPublished: '2025-06-24',
  lastPublished: '2025-06-24',
  category: 'Droit du travail',
  title: 'Clause de non-concurrence du salarié : quatre conditions et une contrepartie',
  subtitle:
    'La jurisprudence est stable depuis 2002, les clauses le sont moins. Comment rédiger, lever et discuter une restriction qui survit au contrat de travail.',
  author: 'yasmine-benali',
  university: 'mirebourg',
  body: [
    { kind: 'titre_de_section', text: 'Une construction du juge' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Le code du travail ne contient pas de régime général de la clause de non-concurrence. Il contient mieux : un principe, dont la chambre sociale de la Cour de cassation a tiré l’essentiel.',
        },
      ],
    },
    {
      kind: 'citation',
      quote:
        'Nul ne peut apporter aux droits des personnes et aux libertés individuelles et collectives de restrictions qui ne seraient pas justifiées par la nature de la tâche à accomplir ni proportionnées au but recherché.',
      author: 'Code du travail, article L. 1121-1',
    },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Par trois arrêts du 10 juillet 2002, dont celui rendu sous le n° 00-45.135, la chambre sociale a fixé les conditions de validité. Elles sont cumulatives : qu’une seule manque, et la clause est nulle.',
        },
        {
          type: 'o-list-item',
          text: 'Elle est indispensable à la protection des intérêts légitimes de l’entreprise.',
        },
        { type: 'o-list-item', text: 'Elle est limitée dans le temps et dans l’espace.' },
        { type: 'o-list-item', text: 'Elle tient compte des spécificités de l’emploi du salarié.' },
        {
          type: 'o-list-item',
          text: 'Elle comporte l’obligation pour l’employeur de verser une contrepartie financière.',
        },
        {
          type: 'paragraph',
          text: 'La clause doit être écrite, dans le contrat de travail ou dans une convention collective dont le salarié a été mis en mesure de prendre connaissance. Quand la convention collective fixe des limites de durée, d’étendue ou de montant, le contrat les respecte ou les améliore pour le salarié.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Rédiger la restriction' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'L’intérêt légitime se démontre poste par poste. Un responsable commercial qui suit des clients, un ingénieur qui connaît un procédé : l’intérêt se voit. Un poste sans contact avec la clientèle et sans savoir particulier : la clause n’est qu’une entrave. La recopier dans tous les contrats de la maison est la meilleure façon de la rendre fragile là où elle compte.',
        },
        {
          type: 'paragraph',
          text: 'Le champ géographique se compare à l’activité réelle du salarié, non à celle du groupe. Le champ professionnel nomme des activités et non « tout concurrent, direct ou indirect ». Ensemble, ces limites doivent laisser au salarié la possibilité d’exercer un emploi conforme à sa formation et à son expérience : c’est la question que pose le juge, et c’est donc celle que le rédacteur se pose avant lui.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'La contrepartie financière' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Ni le code ni la jurisprudence n’en fixent le montant ; une convention collective le fait parfois. Deux repères sont sûrs. Une contrepartie dérisoire équivaut à une absence de contrepartie. Et son montant ne peut dépendre du mode de rupture : la clause qui le minore en cas de démission ou de faute est réputée non écrite sur ce point.',
        },
        {
          type: 'paragraph',
          text: 'La contrepartie est due après le départ, pendant la durée de l’interdiction. Un supplément de salaire versé pendant l’exécution du contrat n’en tient pas lieu. Elle a la nature d’un salaire, avec les cotisations et les congés payés qui s’y attachent, et reste due sans que le salarié ait à prouver un préjudice, dès lors qu’il respecte l’interdiction.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lever la clause à temps' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'L’employeur ne peut renoncer à la clause que si le contrat ou la convention collective le prévoit, ou si le salarié y consent. La renonciation est expresse, adressée dans le délai et dans la forme stipulés. Lorsque le salarié est dispensé d’exécuter son préavis, elle doit intervenir au plus tard le jour de son départ effectif de l’entreprise, quelles que soient les stipulations contraires : passé ce jour, la contrepartie est due.',
        },
        {
          type: 'paragraph',
          text: 'Le salarié qui viole une clause valable perd la contrepartie à compter de la violation et s’expose à des dommages-intérêts, ou à la clause pénale que le juge peut modérer. Le nouvel employeur qui l’embauche en connaissance de cause engage sa propre responsabilité. Quand la clause est nulle, l’employeur ne peut plus s’en prévaloir, mais la loyauté demeure : le débauchage massif ou le détournement de fichiers restent fautifs.',
        },
        {
          type: 'paragraph',
          text: 'Une précision pour nos lecteurs avocats : le contrat de travail de l’avocat salarié ne peut limiter sa liberté d’établissement ultérieure (loi n° 71-1130 du 31 décembre 1971, article 7). La clause étudiée ici n’y a pas sa place.',
        },
      ],
    },
    { kind: 'titre_de_section', text: 'Lundi matin' },
    {
      kind: 'texte',
      texts: [
        {
          type: 'paragraph',
          text: 'Direction juridique : sortez la liste des contrats qui portent une clause et, pour chacun, notez le poste actuel, la zone réelle d’activité, le montant de la contrepartie, le délai de renonciation. Supprimez par avenant celles dont l’intérêt légitime ne se dit pas en une phrase. Ressources humaines : inscrivez la renonciation dans la liste de contrôle de chaque départ, avant la remise du solde de tout compte, et signalez toute dispense de préavis le jour où elle est décidée. Conseil du salarié : demandez d’abord les bulletins de paie postérieurs au départ, puis lisez la clause ; l’ordre des deux lectures change souvent la stratégie.',
        },
      ],
    },
  ],
};
