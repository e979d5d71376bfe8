import type { RecordedCommand } from '@basoche/domain/evidence/thread-record';
import type { MonthlyPrice, PlannedInstalment, TimePrice } from '@basoche/domain/pricing/kinds';
import type { ThreadParty } from '@basoche/domain/threads/actors';
import type { ClosedReason } from '@basoche/domain/threads/application';
import type { ActionType, ApplicationState } from '@basoche/domain/threads/states';
import type { AuditedThread } from './event-book.ts';
import type { LoggedEvent, LoggedMessage } from './log.ts';

/** The history of a thread, derived from its log event by event. Times are ISO 8601, amounts integer cents. */
export interface ThreadHistory {
  readonly thread: AuditedThread;
  readonly state: ApplicationState;
  readonly closedReason: ClosedReason | null;
  /** The last offered price, HT; null for a job offer. */
  readonly offerCents: number | null;
  /** Instalments of the last offered price; empty for a flat price and for months. */
  readonly planned: readonly PlannedInstalment[];
  /** Amount of the newest month's sheet, HT; null for any other instalment, and while none is sent. */
  readonly toldCents: number | null;
  /** Price of the current work, HT: of the newest instalment, or the whole price; null for a job offer. */
  readonly currentCents: number | null;
  /** Zero-based index of the newest opened instalment. */
  readonly current: number;
  /**
   * Amounts of the instalments, HT; for opened months, the amounts of their sheets. Empty for a flat price.
   */
  readonly sums: readonly number[];
  /** Time at which the work on each instalment ended, from the first one on; undefined if it did not. */
  readonly endedAts: readonly (string | undefined)[];
  /** True once a price was accepted: the candidate knows an anonymous creator. */
  readonly isRevealed: boolean;
  /** True if portage is the mode in force (rules §3). */
  readonly isPortage: boolean;
  /** The mode in force. */
  readonly mode: ActionType | null;
  /** The mode that the candidate has to answer. */
  readonly proposed: ActionType | null;
  /** Time at which a direct relation or held funds were first accepted. */
  readonly agreedAt: string | null;
  /** Time at which a mission with a flat price ended. */
  readonly endedAt: string | null;
  /** A contest that staff have not settled yet; null if none. */
  readonly contest: { readonly by: ThreadParty; readonly reason: string; readonly at: string } | null;
  /** The office whose answer to a portage is awaited, and since when; null if none. */
  readonly waiting: { readonly for: 'WAITING_BASOCHE' | 'WAITING_ITG'; readonly since: string } | null;
  /** True if the newest instalment, or the flat price, was deposited. */
  readonly isDeposited: boolean;
  /** True while one party's request to cancel that deposit waits for the other. */
  readonly isCancelAsked: boolean;
  readonly isChargedBack: boolean;
  /** The parties who accepted the confidentiality agreement. */
  readonly consents: readonly ThreadParty[];
  /** Time at which each party wrote its review. */
  readonly reviewedAt: Readonly<Partial<Record<ThreadParty, Date>>>;
  readonly position: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly messages: readonly LoggedMessage[];
}

const isCommand = (event: LoggedEvent): event is RecordedCommand => event.kind === 'command';
const isMessage = (event: LoggedEvent): event is LoggedMessage => event.kind === 'message';

const reasonOf = ({ command, state }: RecordedCommand): ClosedReason | null => {
  if (state !== 'REFUSED') return null;
  if (command === 'refuseCandidate') return 'refused';
  return command === 'withdraw' ? 'withdrawn' : 'refunded';
};

const accepts = (event: RecordedCommand, type: ActionType): boolean =>
  event.closed.some((action) => action.type === type && action.result === 'ACCEPTED');

const modes: readonly ActionType[] = ['DIRECT', 'FUNDS', 'PORTAGE'];

/** The last mode that the candidate accepted and that neither staff nor the partner has refused since. */
const modeOf = (commands: readonly RecordedCommand[]): ActionType | null => {
  let mode: ActionType | null = null;
  for (const command of commands) {
    mode = modes.find((one) => accepts(command, one)) ?? mode;
    if (command.command === 'portage/reject' || command.command === 'itg/reject') mode = null;
  }
  return mode;
};

const proposedOf = (commands: readonly RecordedCommand[]): ActionType | null => {
  let proposed: ActionType | null = null;
  for (const { opened, closed } of commands) {
    if (closed.some(({ type }) => type === proposed)) proposed = null;
    proposed = opened.find(({ type }) => modes.includes(type))?.type ?? proposed;
  }
  return proposed;
};

const waitingOf = (commands: readonly RecordedCommand[]): ThreadHistory['waiting'] => {
  let waiting: ThreadHistory['waiting'] = null;
  for (const { opened, closed, at } of commands) {
    if (closed.some(({ type }) => type === waiting?.for)) waiting = null;
    const asked = opened.find(({ type }) => type === 'WAITING_BASOCHE' || type === 'WAITING_ITG');
    if (asked?.type === 'WAITING_BASOCHE' || asked?.type === 'WAITING_ITG')
      waiting = { for: asked.type, since: at };
  }
  return waiting;
};

/** Commands that open or end a contest. A command that closes the thread ends it through the state. */
const ofContest: readonly RecordedCommand['command'][] = ['contest', 'contest/withdraw', 'settle'];

const contestOf = (commands: readonly RecordedCommand[]): ThreadHistory['contest'] => {
  const contest = commands.findLast(({ command }) => ofContest.includes(command));
  const state = commands.at(-1)?.state;
  if (contest?.command !== 'contest' || (state !== 'ONGOING' && state !== 'WAITING_RULES')) return null;
  const by = contest.by.role === 'creator' ? 'creator' : 'candidate';
  return { by, reason: contest.reason ?? '', at: contest.at };
};

const isAsked = (commands: readonly RecordedCommand[]): boolean => {
  const asked = new Set<string>();
  for (const { command, by } of commands) {
    if (command === 'cancelDeposit') asked.add(by.role);
    if (command === 'cancelDeposit/refuse' || command === 'deposit/confirm') asked.clear();
    if (command === 'deliver') asked.delete('candidate');
  }
  const state = commands.at(-1)?.state;
  return asked.size === 1 && (state === 'WAITING_FUNDS' || state === 'ONGOING');
};

/**
 * Commands about one instalment. Commands before the work begins belong to the first one, as do all commands
 * of a flat price.
 */
const aboutInstalment = (commands: readonly RecordedCommand[], at: number): RecordedCommand[] =>
  commands.filter(({ instalment }) => (instalment?.position ?? 0) === at);

/**
 * The newest opened instalment: opening one waits for its deposit, or starts its work at once in a direct
 * relation.
 */
const newestOf = (commands: readonly RecordedCommand[], mode: ActionType | null): number => {
  const first = mode === 'DIRECT' ? 'MISSION_ONGOING' : 'WAITING_FUNDS';
  const openings = commands.filter(({ opened }) => opened.some(({ type }) => type === first));
  return Math.max(0, openings.length - 1);
};

/** Price of one unit in cents: half a day, or a quarter of an hour. */
const unitCents = ({ kind, rateCents }: TimePrice): number => rateCents / (kind === 'day' ? 2 : 4);

/** The last sent sheet; null before any is sent, and after it is given back. */
const sheetIn = (commands: readonly RecordedCommand[]) => {
  const last = commands.findLast(({ command }) => command === 'deliver' || command === 'sheet/return');
  return last?.command === 'deliver' ? (last.sheet ?? null) : null;
};

const unitsIn = (commands: readonly RecordedCommand[]): number =>
  (sheetIn(commands)?.entries ?? []).reduce((sum, { units }) => sum + units, 0);

const toldIn = (pricing: MonthlyPrice, commands: readonly RecordedCommand[]): number | null => {
  if (sheetIn(commands) === null) return null;
  return pricing.kind === 'retainer' ? pricing.monthCents : unitsIn(commands) * unitCents(pricing);
};

/** Deposit of a month, HT: for a price by time, the units planned for a month, or the rest of the ceiling. */
const monthCents = (pricing: MonthlyPrice, commands: readonly RecordedCommand[], current: number): number => {
  if (pricing.kind === 'retainer') return pricing.monthCents;
  let left = pricing.ceilingUnits;
  for (let at = 0; at < current; at += 1) left -= unitsIn(aboutInstalment(commands, at));
  return Math.min(pricing.monthUnits, left) * unitCents(pricing);
};

const reviewsOf = (commands: readonly RecordedCommand[]): ThreadHistory['reviewedAt'] =>
  Object.fromEntries(
    commands.filter(({ command }) => command === 'review').map(({ by, at }) => [by.role, new Date(at)]),
  );

export const historyOf = (thread: AuditedThread, events: readonly LoggedEvent[]): ThreadHistory => {
  const commands = events.filter(isCommand);
  const [first] = events;
  const last = events.at(-1);
  const end = commands.at(-1);
  if (first === undefined || last === undefined || end === undefined)
    throw new Error(`Nothing is recorded of the thread ${thread.id}.`);
  const mode = modeOf(commands);
  const prices = commands.flatMap((command) => command.opened.filter(({ type }) => type === 'PRICE'));
  const price = prices.at(-1);
  const planned = price?.instalments ?? [];
  const monthly = price?.pricing ?? null;
  const isFlat = planned.length === 0 && monthly === null;
  const current = isFlat ? 0 : newestOf(commands, mode);
  const ofCurrent = aboutInstalment(commands, current);
  const sums =
    monthly === null
      ? planned.map(({ cents }) => cents)
      : Array.from({ length: current + 1 }, (_, at) => toldIn(monthly, aboutInstalment(commands, at)) ?? 0);
  const did = (command: RecordedCommand['command']) => ofCurrent.findLast((one) => one.command === command);
  const opened = did('chargeback/open')?.position ?? 0;
  const answered = Math.max(did('chargeback/won')?.position ?? 0, did('chargeback/lost')?.position ?? 0);
  return {
    thread,
    state: end.state,
    closedReason: reasonOf(commands.find(({ state }) => state === 'REFUSED') ?? end),
    offerCents: price?.offerCents ?? null,
    planned,
    currentCents:
      (monthly ? monthCents(monthly, commands, current) : planned[current]?.cents) ??
      price?.offerCents ??
      null,
    toldCents: monthly && toldIn(monthly, ofCurrent),
    current,
    sums,
    endedAts: sums.map(
      (_, at) => aboutInstalment(commands, at).find((command) => accepts(command, 'MISSION_ONGOING'))?.at,
    ),
    isRevealed: commands.some((command) => accepts(command, 'PRICE')),
    isPortage: mode === 'PORTAGE',
    mode,
    proposed: proposedOf(commands),
    agreedAt: commands.find((command) => accepts(command, 'DIRECT') || accepts(command, 'FUNDS'))?.at ?? null,
    endedAt: commands.find(({ state }) => state === 'WAITING_RULES' || state === 'DONE')?.at ?? null,
    contest: contestOf(ofCurrent),
    waiting: end.state === 'WAITING_PORTAGE' ? waitingOf(commands) : null,
    isDeposited: did('deposit/confirm') !== undefined,
    isCancelAsked: isAsked(ofCurrent),
    isChargedBack: opened > answered,
    consents: commands.flatMap(({ command, by }) =>
      command === 'nda' && (by.role === 'creator' || by.role === 'candidate') ? [by.role] : [],
    ),
    reviewedAt: reviewsOf(commands),
    position: last.position,
    createdAt: first.at,
    updatedAt: last.at,
    messages: events.filter(isMessage),
  };
};
