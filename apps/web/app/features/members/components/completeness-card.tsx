import '@mantine/core/styles/Progress.layer.css';
import type { CompanyProfile } from '@basoche/contract/members/members';
import { Button, Progress } from '@mantine/core';
import { IconCircleCheckFilled, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { ownProfile } from '../profile-content.ts';
import classes from './completeness-card.module.css';

export type Completeness = NonNullable<CompanyProfile['own']>['completeness'];

interface CompletenessCardProps extends Completeness {
  /** Opens the dialog that adds the item; null if there is none. */
  add: (key: string) => (() => void) | null;
  hint: string;
}

/** Shows the owner how complete their page is, with links to the missing items. */
export default function CompletenessCard({ percentage, missing, add, hint }: CompletenessCardProps) {
  const id = useId();
  const isComplete = missing.length === 0;
  return (
    <section className={classes.progress} aria-labelledby={id}>
      <p className={classes.title} id={id}>
        {isComplete && <IconCircleCheckFilled size={20} aria-hidden />}
        <strong>{isComplete ? ownProfile.complete : ownProfile.progress(percentage)}</strong>
      </p>
      {isComplete ? (
        <p className={classes.text}>{ownProfile.completeText}</p>
      ) : (
        <>
          <Progress value={percentage} color="green.5" aria-label={ownProfile.progress(percentage)} />
          <p className={classes.text}>{ownProfile.missing}</p>
          <ul className="bare row wrap gap-2">
            {missing.map(({ key, label }) => {
              const open = add(key);
              return (
                <li key={key}>
                  {open ? (
                    <Button
                      variant="default"
                      aria-haspopup="dialog"
                      leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
                      onClick={open}
                    >
                      {label}
                    </Button>
                  ) : (
                    label
                  )}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <p className={classes.hint}>{hint}</p>
    </section>
  );
}
