import { writtenAtOnce } from '@basoche/domain/limits';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { Button } from '@mantine/core';
import { IconColumns3, IconSend } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { useMayNegotiate } from '../../firms/shared/may-negotiate.ts';
import { selection as content } from '../candidate-selection-content.ts';
import classes from './candidates.module.css';
import type { Recipient } from './write-dialog.tsx';

const WriteDialog = lazy(() => import('./write-dialog.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

interface SelectionBarProps {
  of: PublicationKind;
  /** Id of the mission or the offer. */
  id: string;
  chosen: readonly Recipient[];
  onClear: () => void;
  /** Shows the selection alone, or all candidates again. */
  onCompare?: () => void;
  isComparing?: boolean;
}

/** Actions on the selected candidates; visible as long as one is selected. */
export const SelectionBar = ({
  of,
  id,
  chosen,
  onClear,
  onCompare,
  isComparing = false,
}: SelectionBarProps) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const isTooMany = chosen.length > writtenAtOnce;
  const mayNegotiate = useMayNegotiate();
  return (
    <>
      {chosen.length > 0 && (
        <section className={classes.bar} aria-label={content.write}>
          <p className="flat strong" role="status">
            {content.chosen(chosen.length)}
            {isTooMany && <span className={classes.most}>{content.tooMany(writtenAtOnce)}</span>}
          </p>
          <div className={classes.barWays}>
            <Button variant="subtle" onClick={onClear}>
              {content.clear}
            </Button>
            {onCompare && (chosen.length > 1 || isComparing) && (
              <Button variant="default" leftSection={<IconColumns3 {...icon} />} onClick={onCompare}>
                {isComparing ? content.showAll : content.compare}
              </Button>
            )}
            <Button
              aria-haspopup="dialog"
              disabled={isTooMany || !mayNegotiate}
              leftSection={<IconSend {...icon} />}
              onClick={open}
            >
              {content.write}
            </Button>
          </div>
        </section>
      )}
      {wasOpened && (
        <Suspense>
          <WriteDialog of={of} id={id} to={chosen} opened={opened} onClose={close} onDone={onClear} />
        </Suspense>
      )}
    </>
  );
};
