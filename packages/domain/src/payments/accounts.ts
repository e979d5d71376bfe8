/** A member's account at the payment provider, on which they are paid (rules §3 and §4). */

export const accountStates = ['none', 'begun', 'examined', 'restricted', 'ready'] as const;
/**
 * `none`: no account. `begun`: its owner has not given all details. `examined`: all is given, and the
 * provider checks it. `restricted`: the provider asks for more before it lets money in again. `ready`: money
 * may go there.
 */
export type AccountState = (typeof accountStates)[number];

export interface AccountFacts {
  /** True if its owner has given all that was asked at first. */
  readonly isSubmitted: boolean;
  /** True if the provider lets transfers in. */
  readonly isReady: boolean;
  /** Details that the provider still asks for, as its own codes. */
  readonly missing: readonly string[];
}

export const accountState = (account: AccountFacts | null): AccountState => {
  if (account === null) return 'none';
  if (account.isReady) return 'ready';
  if (!account.isSubmitted) return 'begun';
  return account.missing.length > 0 ? 'restricted' : 'examined';
};

/** French words for the provider's requirements, by the beginning of their codes, in reading order. */
const requirements: readonly (readonly [begins: RegExp, words: string])[] = [
  [/^(individual|person_\w+)\.(first_name|last_name|full_name)/, 'vos nom et prénom'],
  [/^individual\.dob/, 'votre date de naissance'],
  [/^individual\.(address|registered_address)/, 'votre adresse'],
  [/^individual\.(email|phone)/, 'vos coordonnées'],
  [/^individual\.verification\.document/, 'une pièce d’identité'],
  [/^individual\.verification/, 'un justificatif'],
  [/^company\.verification/, 'un justificatif de la société'],
  [/^company\./, 'les informations de la société'],
  [/^representative\./, 'les informations de la personne qui représente la société'],
  [/^(owners|directors|executives|person_\w+)\b/, 'les informations des dirigeants et des bénéficiaires'],
  [/^business_(profile|type)/, 'votre activité'],
  [/^(external_account|bank_account)/, 'le compte bancaire sur lequel vous serez payé'],
  [/^(tos_acceptance|settings)/, 'votre accord aux conditions du prestataire'],
];
const others = 'un complément d’information';

const requirementTexts = requirements.map(([, words]) => words);
const wordsOf = (code: string): string => requirements.find(([begins]) => begins.test(code))?.[1] ?? others;

/**
 * Details that the provider still asks for, in French, each once; codes that this version does not know are «
 * un complément ».
 */
export const requirementWords = (codes: readonly string[]): string[] => {
  const texts = new Set(codes.map(wordsOf));
  return [...requirementTexts, others].filter((words) => texts.has(words));
};
