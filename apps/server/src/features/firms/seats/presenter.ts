import type { CurrentFirm } from '@basoche/contract/firms/firms';
import type { Seat } from '@basoche/contract/firms/team';
import { mayAct } from '@basoche/domain/firms/roles';
import { permittedOn, type Team } from '@basoche/domain/firms/team';
import { centsToEuros } from '@basoche/domain/payments/amounts';
import type { FirmRow, SeatRow } from '../store.ts';

export const presentFirm = (firm: FirmRow, seats: readonly SeatRow[], own: SeatRow): CurrentFirm => ({
  id: firm.id,
  name: firm.name,
  openedAt: firm.opened_at.toISOString(),
  seatID: own.id,
  role: own.role,
  owners: seats.filter(({ role }) => role === 'owner').map(({ name }) => name),
  ...(own.role === 'reader'
    ? {}
    : {
        depositLimit: firm.deposit_limit_cents === null ? null : centsToEuros(firm.deposit_limit_cents),
      }),
});

interface SeatContext {
  readonly team: Team;
  readonly own: SeatRow;
  readonly openThreads: ReadonlyMap<string, number>;
}

export const presentSeat = (seat: SeatRow, { team, own, openThreads }: SeatContext): Seat => ({
  id: seat.id,
  name: seat.name,
  role: seat.role,
  since: seat.since.toISOString(),
  isOwn: seat.id === own.id,
  openThreads: openThreads.get(seat.id) ?? 0,
  ...(mayAct(own.role, 'team') && seat.email !== null ? { email: seat.email } : {}),
  permitted: permittedOn(team, own, seat),
});
