import { mayApply } from '../missions/eligibility.ts';
import { parisDay } from '../time/paris.ts';
import type { ThreadActor } from './actors.ts';
import { type Application, type Prospect, untouched } from './application.ts';
import type { CommandOf } from './commands.ts';
import { commit } from './commit.ts';
import { isValidOffer } from './conditions.ts';
import type { Decision } from './effects.ts';
import { action, mail, notify } from './outcome.ts';
import { refusals } from './refusals.ts';

const fresh = ({ type, creator, candidate, subject }: Prospect): Application => ({
  type,
  creator,
  candidate: { memberId: candidate.memberId, kind: candidate.kind, isMoral: candidate.isMoral },
  nature: subject.nature,
  ...untouched,
});

/** The row `apply` of rules §3: opens a thread, with a price for a mission and without one for a job offer. */
export const open = (
  prospect: Prospect,
  command: CommandOf<'apply'>,
  actor: ThreadActor,
  now: Date,
): Decision => {
  if (actor.role !== 'candidate') return { ok: false, code: 'FORBIDDEN', reason: refusals.FORBIDDEN.title };
  const eligibility = mayApply({
    subject: prospect.subject,
    candidate: prospect.candidate,
    today: parisDay(now),
    rules: prospect.rules,
  });
  if (!eligibility.ok) return { ok: false, code: eligibility.code, reason: eligibility.reason };
  const isMission = prospect.type === 'MISSION';
  const { offerCents } = command;
  if (isMission ? offerCents === null || !isValidOffer(offerCents) : offerCents !== null) {
    return { ok: false, code: 'INVALID_OFFER', reason: refusals.INVALID_OFFER.title };
  }
  return commit(
    fresh(prospect),
    {
      open: isMission ? [action('PRICE', offerCents)] : [],
      fields: { state: 'NEW', offerCents, tvaApplicable: isMission && command.tvaApplicable },
      effects: [
        notify('creator', isMission ? 'NEW_MISSION_CANDIDATE' : 'NEW_JOB_CANDIDATE'),
        mail('creator', 'application-received'),
      ],
    },
    now,
  );
};
