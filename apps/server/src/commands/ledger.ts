import { checkLedger } from '../features/payments/ledger/checks/service.ts';
import { type Command, CommandFailed } from './command.ts';

/** Operator's commands about held money. */

const countsText = (applications: number, entries: number) =>
  `${applications} applications, ${entries} entries`;

export const ledgerCommands: Record<string, Command> = {
  'ledger check': {
    usage: 'ledger check [--provider]',
    summary: "check the ledger, and with --provider that the payment provider's record says the same",
    parameters: 0,
    flags: ['provider'],
    run: async (platform, _parameters, flags = []) => {
      const withProvider = flags.includes('provider');
      const { applications, entries, differences, provider } = await checkLedger(platform, { withProvider });
      const extent = countsText(applications, entries);
      if (differences.length > 0) {
        const lines = differences.map(({ rule, on, found }) => `  ${on}: ${found}\n    (${rule})`);
        throw new CommandFailed(
          `The ledger does not hold (${extent}). The first differences:\n${lines.join('\n')}`,
        );
      }
      const sentence = `The ledger holds: ${extent}.`;
      if (provider === null) return sentence;
      const underWay =
        provider.underWay === 0 ? '' : ` ${provider.underWay} of them are still being written here.`;
      return `${sentence} The payment provider's record says the same, in ${provider.records} objects.${underWay}`;
    },
  },
};
