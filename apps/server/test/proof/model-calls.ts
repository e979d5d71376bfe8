import { routes } from '@basoche/contract/routes';
import type { GivenPricing } from '@basoche/contract/threads/pricing';
import type { StagedPrice } from '@basoche/domain/pricing/kinds';
import type { ThreadCommand } from '@basoche/domain/threads/commands';
import { runCommand } from '../../src/features/threads/service.ts';
import { Refusal } from '../../src/platform/http/refusal.ts';
import { pathOf } from '../calls.ts';
import type { AuditedThread } from './audit/event-book.ts';
import type { Followed, Stage } from './followed.ts';
import type { Move } from './moves.ts';
import { stateCalls } from './state-calls.ts';

/**
 * Sends commands of the model to the server: by a member's call if there is one, otherwise the command
 * itself.
 */

export const tokenOf = ({ about, candidate }: AuditedThread, memberId: string, stranger: string): string =>
  memberId === about.creator.id
    ? about.creator.token
    : memberId === candidate.id
      ? candidate.token
      : stranger;

let numbers = 0;

/** The API call for this command in this thread; undefined if none. */
const callOf = (command: ThreadCommand, { application }: Followed) => {
  const isJob = application.type === 'JOB';
  const found = Object.entries(stateCalls).find(
    ([, call]) => call.command === command.type && call.jobs !== (isJob ? 'elsewhere' : 'alone'),
  );
  const route = routes.find(({ name }) => name === found?.[0]);
  return route === undefined || route.access.who !== 'member' ? undefined : route;
};

const pricingBody = (pricing: StagedPrice): GivenPricing => {
  if (pricing.kind === 'instalments') {
    const instalments = pricing.instalments.map(({ cents, ...one }) => ({ ...one, sum: cents / 100 }));
    return { kind: pricing.kind, instalments };
  }
  if (pricing.kind === 'retainer') {
    const { monthCents, ...one } = pricing;
    return { ...one, month: monthCents / 100 };
  }
  const { rateCents, ...one } = pricing;
  return { ...one, rate: rateCents / 100 };
};

/** A price in the form of the calls that propose one. */
export const priceBody = (
  offerCents: number,
  pricing?: StagedPrice | null,
): { readonly offer: number; readonly pricing?: GivenPricing } => ({
  offer: offerCents / 100,
  ...(pricing ? { pricing: pricingBody(pricing) } : {}),
});

const bodyOf = (command: ThreadCommand): object => {
  if (command.type === 'price/new') return priceBody(command.offerCents, command.pricing);
  if ('isConfirmed' in command) return { isConfirmed: command.isConfirmed };
  if (command.type === 'contest' || command.type === 'sheet/return') return { reason: command.reason };
  if (command.type === 'deliver') return { sheet: command.sheet };
  if (command.type === 'review') return { grade: command.grade, text: command.text };
  if (command.type === 'review/reply') return { text: command.text };
  return command.type === 'message' ? { content: command.content, clientId: `of-the-model-${numbers}` } : {};
};

/** Makes messages unique; every third one is longer than a line of the inbox. */
export const distinct = (command: ThreadCommand): ThreadCommand => {
  if (command.type !== 'message') return command;
  numbers += 1;
  const words = `${command.content} ${numbers}`;
  return { ...command, content: numbers % 3 === 0 ? `${words}, ${'et cætera '.repeat(30).trim()}` : words };
};

/**
 * Gives a command. Returns null if it was carried out, otherwise the refusal. A call answers the thread,
 * which its sender has read by that.
 */
export const giveCommand = async ({ test, stranger }: Stage, thread: Followed, { actor, command }: Move) => {
  const route = callOf(command, thread);
  if (!('memberId' in actor) || route === undefined) {
    const by = 'memberId' in actor ? { memberId: actor.memberId } : actor;
    return runCommand(test.platform, by, thread.id, command).then(
      () => ({ refusal: null, isRead: false }),
      (error: unknown) => {
        if (error instanceof Refusal) return { refusal: error.code, isRead: false };
        throw error;
      },
    );
  }
  const answer = await test.call('POST', pathOf(route.path, { id: thread.id }), {
    token: tokenOf(thread, actor.memberId, stranger.token),
    body: bodyOf(command),
  });
  const isDone = answer.statusCode < 300;
  const said: { code?: string } = answer.json();
  return {
    refusal: isDone ? null : (said.code ?? String(answer.statusCode)),
    isRead: isDone && command.type !== 'message',
  };
};
