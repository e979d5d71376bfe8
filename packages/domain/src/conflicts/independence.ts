/**
 * One version of the declaration by which a candidate tells a client that they know of no conflict of interests
 * (rules §9, "Independence").
 */
export interface IndependenceDeclaration {
  /** The day on which this text came into force. */
  readonly version: string;
  readonly title: string;
  readonly preamble: string;
  readonly clauses: readonly string[];
}

const firstDeclaration: IndependenceDeclaration = {
  version: '2026-11-28',
  title: 'Déclaration d’indépendance',
  preamble: 'À la date de la signature et pour cette mission\u202f:',
  clauses: [
    'J’ai recherché, par les moyens dont je dispose, si moi-même ou le cabinet, l’étude ou le groupement où j’exerce conseillons, représentons ou défendons une personne dont les intérêts s’opposent à ceux du client dans cette affaire.',
    'Au vu de ce que le client m’a fait connaître, je n’ai connaissance ni d’un conflit d’intérêts, ni d’un risque sérieux de conflit, ni d’une information reçue d’un client, actuel ou ancien, dont cette mission mettrait le secret en péril.',
    'Aucun intérêt personnel, financier ou familial n’atteint mon indépendance.',
    'Si cela change, je le signalerai sans délai, sans révéler ce que le secret professionnel me défend de révéler.',
    'La liste des parties porte le numéro et l’empreinte indiqués\u202f; signer ne veut pas dire que j’en ai lu les noms.',
  ],
};

const declarations: readonly IndependenceDeclaration[] = [firstDeclaration];

/** The declaration that candidates sign now. */
export const currentIndependence: IndependenceDeclaration = firstDeclaration;

/** Returns the declaration of one version. Throws a RangeError on an unknown version. */
const independenceDeclaration = (version: string): IndependenceDeclaration => {
  const declaration = declarations.find((one) => one.version === version);
  if (declaration === undefined)
    throw new RangeError(`No declaration of independence of version "${version}" exists.`);
  return declaration;
};

/**
 * The canonical text of a version; a signature records the SHA-256 of its bytes (UTF-8). Once a version may
 * have been signed, its text never changes: any new word makes a new version.
 */
export const independenceText = (version: string): string => {
  const { title, preamble, clauses } = independenceDeclaration(version);
  return [
    title,
    `Version du ${version}`,
    preamble,
    ...clauses.map((clause, index) => `${index + 1}. ${clause}`),
  ].join('\n\n');
};
