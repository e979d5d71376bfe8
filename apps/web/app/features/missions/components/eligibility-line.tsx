import type { Mission } from '@basoche/contract/missions/missions';
import { IconHelpCircle } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../../lib/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { eligibility as content } from '../eligibility-content.ts';
import classes from './eligibility-mark.module.css';
import { MissionMark } from './eligibility-mark.tsx';

const EligibilityDialog = lazy(() => import('./eligibility-dialog.tsx'));

/** Answer of the rules on this mission for the viewer, with the article. */
export const EligibilityText = ({ mission }: { mission: Mission }) => {
  const { me } = useSession();
  const { eligibility } = mission;
  if (!eligibility || !me) return null;
  return (
    <p className="flat small grid gap-1">
      <MissionMark reader={me} mission={mission} />
      {eligibility.article && <span className={classes.article}>{eligibility.article}</span>}
    </p>
  );
};

interface LineProps {
  mission: Mission;
  /** True if the refusal above already contains the answer and its article. */
  isExplained: boolean;
}

/**
 * Beside the apply button or the refusal: whether the viewer may apply, by which article, and a button to the
 * whole table.
 */
export const EligibilityLine = ({ mission, isExplained }: LineProps) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <div className="grid gap-1">
      {!isExplained && <EligibilityText mission={mission} />}
      <Button
        variant="subtle"
        size="md"
        fullWidth
        aria-haspopup="dialog"
        leftSection={<IconHelpCircle size={20} stroke={1.5} aria-hidden />}
        onClick={open}
      >
        {content.button}
      </Button>
      {wasOpened && (
        <Suspense>
          <EligibilityDialog mission={mission} opened={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
