import { type MemberState, memberStates } from '@basoche/domain/members/account-states';
import { labelOf } from '@basoche/domain/options/option';
import { Badge } from '@mantine/core';
import { stateColours } from '../member-content.ts';

/** State of an account, as a word and a colour. */
export const StateMark = ({ state }: { state: MemberState }) => (
  <Badge color={stateColours[state]} variant="light" tt="none" radius="sm" size="lg">
    {labelOf(memberStates, state)}
  </Badge>
);
