import { gateOf } from '../conflicts/gate.ts';
import { currentIndependence } from '../conflicts/independence.ts';
import { mayApply } from '../postings/who-may-apply.ts';
import type { GivenPrice } from '../pricing/kinds.ts';
import { textLimits } from '../text-limits.ts';
import { type Day, parisDay } from '../time/paris.ts';
import type { ThreadActor } from './actors.ts';
import { type AgreedText, type Application, initialFields } from './application.ts';
import { isValidDelay, isValidPrice } from './conditions.ts';
import { currentConfidentiality } from './confidentiality.ts';
import type { Decision, ThreadEffect } from './effects.ts';
import { type GivenIndependence, type Independence, signed, unsigned } from './independence.ts';
import { hasMode } from './instalment-conditions.ts';
import { action, commit, mail, notify, priceAction } from './outcome.ts';
import { trimmedOrNull } from './party-texts.ts';
import type { Prospect } from './prospect.ts';
import { type RefusalCode, refusals } from './refusals.ts';

/** Fields of `apply`: a price in cents, excluding tax, for a mission; null for a job offer. */
export interface Applying extends GivenPrice {
  readonly tvaApplicable: boolean;
  /** The candidate's words and their delay of delivery in days; ignored for a job offer. */
  readonly presentation?: string | null;
  readonly delayDays?: number | null;
  /** The confidentiality agreement, accepted with the application. */
  readonly consent?: AgreedText | null;
  /** The candidate's statement about their independence; ignored if the conflict check has no facts. */
  readonly independence?: GivenIndependence | null;
}

/** The name of `apply` in the record of the thread, in French. */
export const applyRecordedAs = 'Candidature envoyée';

/**
 * The statement about independence to store; null if none was made, or if the conflict check has no facts.
 */
export const independenceOf = (
  { conflicts }: Prospect,
  { independence = null }: Pick<Applying, 'independence'>,
  now: Date,
): Independence | null => {
  if (conflicts === null || independence === null) return null;
  return independence.kind === 'declared' ? signed(independence, now) : unsigned('reserved', conflicts, now);
};

/** The thread before its first change. */
export const fresh = (
  { type, creator, candidate, subject, conflicts }: Prospect,
  { presentation, delayDays = null }: Pick<Applying, 'presentation' | 'delayDays'>,
): Application => ({
  type,
  creator,
  candidate: { memberId: candidate.memberId, kind: candidate.kind, isMoral: candidate.isMoral },
  nature: subject.nature,
  ...initialFields,
  conflicts,
  presentation: type === 'MISSION' ? trimmedOrNull(presentation) : null,
  delayDays: type === 'MISSION' ? delayDays : null,
});

/**
 * Returns why an application is refused for conflicts of interests, by its statement or the lack of one
 * (rules §9); null if it is not.
 */
export const conflictMistakeIn = (
  { conflicts }: Prospect,
  { independence = null }: Pick<Applying, 'independence'>,
): RefusalCode | null => {
  if (conflicts === null) return null;
  const missing = gateOf(conflicts, independence?.kind ?? null);
  if (missing !== null || independence?.kind !== 'declared') return missing;
  if (independence.version !== currentIndependence.version) return 'INDEPENDENCE_VERSION';
  return independence.listVersion === conflicts.listVersion ? null : 'PARTIES_CHANGED';
};

/** Returns the reason to refuse the content of an application, whoever applies; null if it is valid. */
const mistakeIn = (prospect: Prospect, command: Applying, today: Day): RefusalCode | null => {
  const { offerCents, pricing, presentation, delayDays = null, consent = null } = command;
  const isMission = prospect.type === 'MISSION';
  if (isMission ? offerCents === null || !isValidPrice({ offerCents, pricing }, today) : offerCents !== null)
    return 'INVALID_OFFER';
  if (!hasMode(command, prospect.creator)) return 'INSTALMENT_TOO_LONG';
  if (delayDays !== null && !isValidDelay(delayDays)) return 'INVALID_DELAY';
  if ((presentation ?? '').length > textLimits.presentation) return 'PRESENTATION_TOO_LONG';
  if (consent !== null && consent.version !== currentConfidentiality.version) return 'NDA_VERSION';
  return conflictMistakeIn(prospect, command);
};

/**
 * Effects of an application. A consent that comes with it asks the creator to accept the agreement, too. The
 * mail about the application also mentions the consent and a reserve.
 */
const effectsOf = (
  isMission: boolean,
  isConsenting: boolean,
  independence: Independence | null,
): ThreadEffect[] => [
  notify('creator', isMission ? 'NEW_MISSION_CANDIDATE' : 'NEW_JOB_CANDIDATE'),
  mail('creator', 'application-received'),
  ...(isConsenting ? [notify('creator', 'NDA_ASKED')] : []),
  ...(independence?.kind === 'reserved' ? [notify('creator', 'INDEPENDENCE_RESERVED')] : []),
];

/**
 * The row `apply` of rules §3: opens a thread, with a price for a mission and without one for a job offer.
 *
 * Words, a delay and a consent may come with it; the letter for a job offer is stored beside the thread.
 */
export const decideApplication = (
  prospect: Prospect,
  command: Applying,
  actor: ThreadActor,
  now: Date,
): Decision => {
  if (actor.role !== 'candidate') return { ok: false, code: 'FORBIDDEN', reason: refusals.FORBIDDEN.title };
  const eligibility = mayApply({
    subject: prospect.subject,
    candidate: prospect.candidate,
    today: parisDay(now),
    rules: prospect.rules,
    conflicts: prospect.conflicts,
  });
  const mistake = mistakeIn(prospect, command, parisDay(now));
  // Mistakes are checked before OWN_FIRM: otherwise a deliberately wrong call, which opens no thread, would
  // reveal the firm of an anonymous creator.
  const isOwnFirm = !eligibility.ok && eligibility.code === 'OWN_FIRM';
  if (!eligibility.ok && !(isOwnFirm && mistake !== null)) {
    return { ok: false, code: eligibility.code, reason: eligibility.reason };
  }
  if (mistake !== null) return { ok: false, code: mistake, reason: refusals[mistake].title };
  const isMission = prospect.type === 'MISSION';
  const { offerCents, consent = null } = command;
  const application = fresh(prospect, command);
  const independence = independenceOf(prospect, command, now);
  return commit(
    application,
    {
      // Actions that the creator has to answer.
      open: [...(isMission ? [priceAction(command)] : []), ...(consent === null ? [] : [action('NDA')])],
      fields: {
        state: 'NEW',
        offerCents,
        tvaApplicable: isMission && command.tvaApplicable,
        independence,
        ...(consent === null
          ? {}
          : { consents: { ...application.consents, candidate: { ...consent, at: now } } }),
      },
      effects: effectsOf(isMission, consent !== null, independence),
    },
    now,
  );
};
