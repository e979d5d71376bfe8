import type { Seat } from '@basoche/contract/firms/team';
import { mayBeInCharge } from '@basoche/domain/firms/team';
import { NativeSelect } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { ending as content } from '../content.ts';

interface SuccessorFieldProps extends Omit<ComponentProps<typeof NativeSelect>, 'data' | 'label'> {
  /** Seat whose work somebody else takes over. */
  seat: Seat;
  seats: readonly Seat[];
}

/** Colleague who takes over the work of a seat; empty for the oldest owner. */
export const SuccessorField = ({ seat, seats, ...field }: SuccessorFieldProps) => (
  <NativeSelect
    size="md"
    label={content.handOver(seat.openThreads)}
    name="successorID"
    rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
    data={[
      { value: '', label: content.oldestOwner },
      ...seats
        .filter(({ id, role }) => id !== seat.id && mayBeInCharge(role))
        .map(({ id, name }) => ({ value: id, label: name })),
    ]}
    {...field}
  />
);
