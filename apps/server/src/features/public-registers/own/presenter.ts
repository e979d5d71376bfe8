import type { OwnRegister } from '@basoche/contract/public-registers/own';
import { publicRegisterNames } from '@basoche/domain/public-registers/registers';
import type { OwnRow } from './store.ts';

/** A register line of a member, for the member. */
export const presentOwn = ({
  register,
  state,
  name,
  first_name,
  bar,
  siren,
  since_day,
  seen_on,
  decided_by,
  disputed_at,
  answer_reason,
}: OwnRow): OwnRegister => ({
  register,
  name: publicRegisterNames[register],
  state,
  line: name === null ? null : { name, firstName: first_name, bar, siren, sinceDay: since_day },
  seenOn: seen_on,
  isByStaff: decided_by !== null,
  disputedAt: disputed_at?.toISOString() ?? null,
  answer: answer_reason,
  permitted: state === 'confirmed' ? ['dispute'] : [],
});
