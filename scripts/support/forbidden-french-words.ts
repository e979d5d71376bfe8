import { every } from './french-rules.ts';

/** Rules of the words for a role and for a price. Each returns the faulty parts of a text. */

export const wordRules = {
  /** A mission has a client, a job offer has a recruiter; `auteur` is for either. */
  role: every(
    /(?<!\p{L})(?:créat(?:eur|rice)s?|donneurs? (?:de mission|d’ordres?)|commanditaires?|freelances?|recruteurs? anonymes?)(?!\p{L})/giu,
  ),
  /** A candidate of a mission who works and is paid is its provider (prestataire). */
  provider: every(
    /(?:revien(?:t|nent)|vers(?:és?|ée|ement|er|ent|era)|rendus?|payer|part|déclare|reçoit) (?:au|du|le|aux|les) candidats?(?!\p{L})|candidats? (?:reçoit|reçoivent|garde|facture|émet|déclare|livre)(?!\p{L})/giu,
  ),
  /** A mission has a price; the hourly rate and the grid of fees are a tarif. */
  price: every(/(?<![/\p{L}])tarifs?(?!\p{L}|_| horaire|\u00a0?\s?\/ heure)/giu),
  /** An offer is a job offer. */
  offer: every(
    /(?<!\p{L})(?:contre-offres?|offres? (?:de prix|acceptées?|refusées?|peut être acceptée))(?!\p{L})/giu,
  ),
  /** A mission and an offer are published (publier); one proposes a mission to a member. */
  publishing: every(
    /(?<!\p{L})(?:(?:ajout|cré|dépos|post|diffus)(?:er|ez) (?:une |la |l’|votre |ma )(?:missions?|offres?|annonces?)|propos(?:er|ez) un emploi|décrire mon besoin)(?!\p{L})/giu,
  ),
} satisfies Readonly<Record<string, (text: string) => string[]>>;
