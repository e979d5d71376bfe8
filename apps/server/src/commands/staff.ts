import { confirmationLinkHours } from '@basoche/domain/access/session-and-link-lifetimes';
import { type Office, offices } from '@basoche/domain/members/offices';
import { demoOffices, demoTotpSecret } from '../../seed/content/offices.ts';
import { changeOffice, createOffice, listOffices } from '../features/auth/staff/service.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { codeAt } from '../platform/secrets/totp.ts';
import { type Command, CommandFailed } from './command.ts';

/** Operator's commands about the accounts of staff and of the partner. */

const isOffice = (word: string): word is Office => offices.some((one) => one === word);

const addressOf = (typed: string): string => {
  const email = typed.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new CommandFailed(`${typed} is no mail address.`);
  return email;
};

const change = (
  word: string,
  summary: string,
  what: Parameters<typeof changeOffice>[2],
  done: (email: string) => string,
): Command => ({
  usage: `staff ${word} EMAIL`,
  summary,
  parameters: 1,
  run: async (platform, [typed = '']) => {
    const email = addressOf(typed);
    if (await changeOffice(platform, email, what)) return done(email);
    throw new CommandFailed(`Nobody to whom this can be done has the address ${email}.`);
  },
});

export const staffCommands: Record<string, Command> = {
  'staff create': {
    usage: 'staff create EMAIL ROLE',
    summary: `make an account (${offices.join(', ')}) and send the link that chooses its password`,
    parameters: 2,
    run: async (platform, [typed = '', role = '']) => {
      if (!isOffice(role)) throw new CommandFailed(`${role} is no role: it is one of ${offices.join(', ')}.`);
      const email = addressOf(typed);
      await createOffice(platform, email, role).catch((error) => {
        if (!(error instanceof Refusal)) throw error;
        throw new CommandFailed(`${email} belongs to somebody already: nothing was made.`);
      });
      return `${email} is now ${role}. A link to choose a password is on its way there, for ${confirmationLinkHours} hours; a second factor is asked for at the first sign-in.`;
    },
  },
  'staff list': {
    usage: 'staff list',
    summary: 'list the accounts of staff and partners',
    parameters: 0,
    run: async (platform) => {
      const rows = await listOffices(platform);
      if (rows.length === 0) return 'There is nobody yet: `staff create EMAIL ROLE` makes an account.';
      return rows
        .map((row) => {
          const state = [
            row.confirmed_at === null ? 'has not opened the link' : null,
            row.has_second_factor ? null : 'no second factor yet',
            row.suspended_at === null ? null : 'suspended',
          ].filter((one) => one !== null);
          return [row.staff_role ?? 'partner', row.email, state.join(', ')].join('  ').trim();
        })
        .join('\n');
    },
  },
  'staff code': {
    usage: 'staff code EMAIL',
    summary: "tell the present code of one of the demonstration's accounts",
    parameters: 1,
    // Reads no secret of the database: it knows only the one published in the README.
    run: async ({ config, clock }, [typed = '']) => {
      const email = addressOf(typed);
      if (config.production) throw new CommandFailed('There is no demonstration in production.');
      if (!demoOffices.some((office) => office.email === email)) {
        throw new CommandFailed(`${email} is nobody of the demonstration.`);
      }
      return codeAt(demoTotpSecret, clock.now());
    },
  },
  'staff suspend': change(
    'suspend',
    'close an account and end its sessions',
    'suspend',
    (email) => `${email} is suspended, and its sessions have ended.`,
  ),
  'staff restore': change(
    'restore',
    'open a suspended account again',
    'restore',
    (email) => `${email} may sign in again.`,
  ),
  'staff receive-portages': change(
    'receive-portages',
    'designate the login of the portage company that portages are paid to; nobody else is then',
    'receivePortages',
    (email) => `Portages are paid to ${email} from now on.`,
  ),
  'staff reset-factor': change(
    'reset-factor',
    'forget the second factor of who lost it; another is set up at the next sign-in',
    'resetFactor',
    (email) => `${email} has no second factor any more, and its sessions have ended.`,
  ),
};
