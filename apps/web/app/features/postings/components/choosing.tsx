import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { selection as content } from '../candidate-selection-content.ts';
import bar from './candidates.module.css';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';
import type { Recipient } from './write-dialog.tsx';

interface Choice {
  readonly isChosen: (id: string) => boolean;
  readonly choose: (id: string, isChosen: boolean) => void;
}

interface ChoosingProps<Candidate> {
  of: PublicationKind;
  /** Id of the mission or the offer. */
  id: string;
  found: readonly Candidate[];
  mayBeChosen: (candidate: Candidate) => boolean;
  /** Called to show only the selection, side by side; without it, candidates cannot be compared. */
  onCompare?: () => void;
  /** `shown`: all of them, or the selection while it is compared. */
  children: (choice: Choice, shown: readonly Candidate[]) => ReactNode;
}

/** Candidates with a selection, to write to several at once or to compare them. */
export const Choosing = <Candidate extends Recipient>({
  of,
  id,
  found,
  mayBeChosen,
  onCompare,
  children,
}: ChoosingProps<Candidate>) => {
  const { choosable, chosen, isChosen, choose, chooseAll, clear } = useSelection(found, mayBeChosen);
  const [isComparing, setComparing] = useState(false);
  // An empty selection ends the comparison: the next candidate that is selected does not begin it again.
  if (isComparing && chosen.length === 0) setComparing(false);
  const shown = isComparing && chosen.length > 0 ? chosen : found;
  const compare = () => {
    setComparing(shown === found);
    if (shown === found) onCompare?.();
  };
  const isAll = chosen.length === choosable.length;
  return (
    <>
      {choosable.length > 1 && (
        <Checkbox
          className={bar.all}
          size="md"
          label={content.chooseAll}
          checked={isAll}
          indeterminate={chosen.length > 0 && !isAll}
          onChange={() => (isAll ? clear() : chooseAll())}
        />
      )}
      {children({ isChosen, choose }, shown)}
      <SelectionBar
        of={of}
        id={id}
        chosen={chosen}
        onClear={clear}
        {...(onCompare && { onCompare: compare, isComparing: shown !== found })}
      />
    </>
  );
};
