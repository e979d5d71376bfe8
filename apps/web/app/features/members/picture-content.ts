/** Texts of the picture field. */
export const pictureContent = {
  drop: 'Déposez une image ici, ou',
  choose: 'Choisir une image',
  another: 'Choisir une autre image',
  limits: 'Les photos ne doivent pas dépasser 5\u202fMo et doivent être au format .jpg ou .png.',
  reading: 'Ouverture de l’image…',
  present: 'Image actuelle',
  none: 'Aucune image pour l’instant',
  remove: 'Retirer l’image',
  removed: 'L’image sera retirée quand vous enregistrerez.',
  keep: 'Garder l’image actuelle',
  giveUp: 'Renoncer à cette image',
  frame: 'Cadre de l’image',
  frameHelp:
    'Déplacez le cadre ou tirez ses coins. Au clavier\u202f: les flèches le déplacent, Maj et les flèches vont plus vite\u202f; les poignées se règlent de même.',
  whole: 'Garder l’image entière, sur fond blanc',
  preview: 'Aperçu',
  chosen: (name: string) => `«\u00a0${name}\u00a0» est prête à être recadrée.`,
  sending: 'Envoi de l’image…',
  drawing: 'L’image est arrivée\u202f: enregistrement…',
  nothing: 'Choisissez d’abord une image.',
} as const;

/** Accessible names of the crop frame and its handles. */
export const frameLabels = {
  cropArea: 'Cadre de l’image, à déplacer avec les flèches',
  nwDragHandle: 'Coin en haut à gauche du cadre, à régler avec les flèches',
  nDragHandle: 'Bord du haut du cadre, à régler avec les flèches',
  neDragHandle: 'Coin en haut à droite du cadre, à régler avec les flèches',
  eDragHandle: 'Bord droit du cadre, à régler avec les flèches',
  seDragHandle: 'Coin en bas à droite du cadre, à régler avec les flèches',
  sDragHandle: 'Bord du bas du cadre, à régler avec les flèches',
  swDragHandle: 'Coin en bas à gauche du cadre, à régler avec les flèches',
  wDragHandle: 'Bord gauche du cadre, à régler avec les flèches',
} as const;
