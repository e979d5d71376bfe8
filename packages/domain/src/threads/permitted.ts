import { reviewGrade, textLimits } from '../limits.ts';
import type { ThreadActor } from './actors.ts';
import type { Application } from './application.ts';
import type { CommandOf, ThreadCommand } from './commands.ts';
import { decide } from './decide.ts';
import { agreementVersion } from './facts.ts';
import { type ThreadPermission, threadPermissions } from './states.ts';

const bare =
  <Type extends ThreadPermission>(type: Type): (() => { readonly type: Type }) =>
  () => ({ type });
const reason = '.';

/** Each permission as a well-formed command: what is asked is whether it may be given, not what it says. */
const samples: {
  readonly [Permission in ThreadPermission]: (application: Application) => CommandOf<Permission>;
} = {
  message: () => ({ type: 'message', content: '.' }),
  nda: (application) => ({ type: 'nda', version: agreementVersion(application), sha256: '' }),
  'price/accept': bare('price/accept'),
  'price/refuse': bare('price/refuse'),
  'price/new': () => ({ type: 'price/new', offerCents: 100 }),
  'price/confirm': bare('price/confirm'),
  refuseCandidate: bare('refuseCandidate'),
  withdraw: bare('withdraw'),
  'choose/direct': () => ({ type: 'choose/direct', isConfirmed: true }),
  'choose/funds': () => ({ type: 'choose/funds', isConfirmed: true }),
  'choose/portage': () => ({ type: 'choose/portage', isConfirmed: true }),
  'direct/accept': bare('direct/accept'),
  'direct/refuse': bare('direct/refuse'),
  'funds/accept': bare('funds/accept'),
  'funds/refuse': bare('funds/refuse'),
  'portage/accept': bare('portage/accept'),
  'portage/refuse': bare('portage/refuse'),
  'portage/validate': bare('portage/validate'),
  'portage/reject': () => ({ type: 'portage/reject', reason }),
  'itg/validate': bare('itg/validate'),
  'itg/reject': () => ({ type: 'itg/reject', reason }),
  deposit: bare('deposit'),
  'mission/validate': bare('mission/validate'),
  deliver: bare('deliver'),
  contest: () => ({ type: 'contest', reason }),
  'contest/withdraw': bare('contest/withdraw'),
  settle: () => ({ type: 'settle', outcome: 'release', reason }),
  cancelDeposit: () => ({ type: 'cancelDeposit', reason }),
  review: () => ({ type: 'review', grade: reviewGrade.max, text: '.'.repeat(textLimits.reviewAtLeast) }),
  'review/reply': () => ({ type: 'review/reply', text: '.' }),
};

/** A permission as a well-formed command on this thread. */
export const sampleCommand = (permission: ThreadPermission, application: Application): ThreadCommand =>
  samples[permission](application);

/**
 * What a viewer may do in a thread now (rules §3), in the order of the table: exactly the commands that `decide` would
 * accept from them, well-formed. The API returns it with the thread; the browser draws buttons from it and decides nothing.
 */
export const permitted = (application: Application, viewer: ThreadActor, now: Date): ThreadPermission[] =>
  threadPermissions.filter(
    (permission) => decide(application, sampleCommand(permission, application), viewer, now).ok,
  );
