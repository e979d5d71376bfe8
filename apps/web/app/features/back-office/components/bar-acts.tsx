import { refuseBarBody, type WaitingBar } from '@basoche/contract/hearings/bars';
import { Group } from '@mantine/core';
import { fieldErrors } from '../../../lib/form.ts';
import { useConfirmBar, useRefuseBar } from '../api/hearings.ts';
import { bars as content } from '../hearing-content.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { ReasonButton } from './reason-button.tsx';

const Confirm = ({ bar }: { bar: WaitingBar }) => (
  <ConfirmButton
    label={content.confirm}
    labelOf={content.confirmOf(bar.name, bar.town)}
    content={content.confirmation}
    decision={useConfirmBar(bar)}
  >
    {content.confirmation.text(bar.name, bar.town)}
  </ConfirmButton>
);

const Refuse = ({ bar }: { bar: WaitingBar }) => {
  const refusing = useRefuseBar(bar);
  return (
    <ReasonButton
      label={content.refuse}
      labelOf={content.refuseOf(bar.name, bar.town)}
      about={bar.name}
      content={content.refusal}
      check={({ reason }) => fieldErrors(refuseBarBody, { court: bar.court, reason })}
      send={(reason) => refusing.mutateAsync(reason)}
      draft={`refuse-bar:${bar.memberId}:${bar.court}`}
    />
  );
};

/** Decisions on a bar that a member stated. */
export const BarActs = ({ bar }: { bar: WaitingBar }) => (
  <Group gap="xs" wrap="nowrap">
    <Confirm bar={bar} />
    <Refuse bar={bar} />
  </Group>
);
