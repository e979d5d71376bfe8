import { threadCommands } from '@basoche/contract/threads/commands';
import { report } from '@basoche/domain/threads/fixtures';
import { table } from '@basoche/domain/threads/table';
import { parisDay } from '@basoche/domain/time/paris';
import { aDeclaration } from '../conflicts.ts';
import type { MatrixStage } from './stages.ts';

/** The calls that change a thread, with the parties who may make them: the rows of the state matrix. */

/** Stages at which a decision concerns or concerned staff or the partner. At any other stage they get a 404. */
const affairs: Readonly<Record<string, readonly MatrixStage[]>> = {
  'portage/validate': ['portageAtPlatform', 'portageAtPartner', 'choosingWithoutPortage'],
  'portage/reject': ['portageAtPlatform', 'portageAtPartner', 'choosingWithoutPortage'],
  'itg/validate': ['portageAtPartner'],
  'itg/reject': ['portageAtPartner'],
  settle: ['contested', 'endedAndContested', 'directContested', 'settled'],
};

export const isAffair = (stage: MatrixStage, command: string): boolean =>
  affairs[command]?.includes(stage) ?? !stage.startsWith('job');

/** The parties for whom a call exists in rules §3. The other party gets 403. */
interface Call {
  readonly command: string;
  readonly by: readonly ('creator' | 'candidate' | 'staff' | 'partner')[];
  readonly body?: (number: number) => object;
  /**
   * Job threads: `too` if they have the command by this call, `elsewhere` if by another call (404 here),
   * `alone` if only they have it.
   */
  readonly jobs?: 'too' | 'elsewhere' | 'alone';
}

const parties = ['creator', 'candidate'] as const;
const reason = () => ({ reason: 'Le dossier est incomplet.' });

/** The last sheet of a month that began today. */
const sheetOfToday = () => ({
  entries: [{ day: parisDay(new Date()), units: 1, text: 'Relecture des baux.' }],
  isLast: true,
});

/** Bodies of the parties' commands that require one. */
const bodies: Readonly<Record<string, Call['body']>> = {
  'price/new': () => ({ offer: 420 }),
  'independence/declare': () => aDeclaration(),
  'parties/disclose': () => ({ listVersion: 1 }),
  contest: reason,
  deliver: () => ({ report, sheet: sheetOfToday() }),
  'sheet/return': reason,
  'hearing/giveBack': () => ({ why: 'prevented' }),
  review: () => ({ grade: 4, text: 'Un échange clair et des délais tenus.' }),
  'review/reply': () => ({ text: 'Merci à vous.' }),
};

/** The parties' commands, by their calls in the contract. */
const ofParties: readonly (readonly [string, Call])[] = Object.entries(threadCommands).map(
  ([command, { name }]) => {
    const { by, threads } = table[command as keyof typeof threadCommands];
    const body = bodies[command];
    const call = {
      command,
      by: parties.filter((party) => by.includes(party)),
      ...(body && { body }),
      ...(threads.includes('JOB') && { jobs: 'too' as const }),
    };
    return [name, call];
  },
);

/** Every call that changes a thread, by its name in the contract. */
export const stateCalls: Readonly<Record<string, Call>> = {
  'threads.sendMessage': {
    command: 'message',
    by: parties,
    jobs: 'too',
    body: (number) => ({ content: 'Bonjour', clientId: `matrix-${number}` }),
  },
  'threads.consent': { command: 'nda', by: parties, jobs: 'elsewhere' },
  'threads.consentToJob': { command: 'nda', by: parties, jobs: 'alone' },
  ...Object.fromEntries(ofParties),
  'backOffice.validatePortage': { command: 'portage/validate', by: ['staff'] },
  'backOffice.rejectPortage': { command: 'portage/reject', by: ['staff'], body: reason },
  'backOffice.validatePartnerPortage': { command: 'itg/validate', by: ['partner'] },
  'backOffice.rejectPartnerPortage': { command: 'itg/reject', by: ['partner'], body: reason },
  'backOffice.settleDispute': {
    command: 'settle',
    by: ['staff'],
    body: () => ({ outcome: 'release', ...reason() }),
  },
  'backOffice.cancelDeposit': { command: 'cancelDeposit', by: ['staff'], body: reason },
};
