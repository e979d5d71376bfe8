/** Templates of the reviews that the parties of a done mission write of each other. */
export const recommendations = {
  good: {
    creator: [
      'Une note claire et directement utilisable, remise avant la date convenue. Les sources sont toutes citées.',
      'Un échange simple, des questions posées au bon moment et un livrable conforme à ce qui était attendu.',
      'La réponse va au fond du sujet sans se perdre. Nous referons appel à cette personne.',
      'Des délais tenus malgré une demande précisée en cours de route. Très bonne écoute.',
    ],
    candidate: [
      'Une demande bien cadrée, des pièces transmises le jour même et un règlement sans délai.',
      'Un client disponible, qui répond vite et dit clairement ce dont il a besoin.',
      'Des échanges courtois et une vraie confiance. Je recommande sans réserve.',
    ],
  },
  middling: {
    creator: [
      'Un travail sérieux. Une relecture plus attentive de la forme aurait évité quelques reprises.',
      'Le fond est juste, mais la note est venue deux jours après la date convenue.',
      'Une réponse correcte, moins développée que ce que nous attendions.',
    ],
    candidate: [
      'Le périmètre a changé en cours de mission, et il a fallu insister pour avoir les pièces.',
      'Une mission intéressante, des réponses parfois longues à venir.',
    ],
  },
  reply: [
    'Merci de ce retour, ce fut un plaisir de travailler sur ce dossier.',
    'Merci. La remarque sur la forme est juste, j’en tiens compte.',
  ],
} as const;
