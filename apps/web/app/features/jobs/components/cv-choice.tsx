import '@mantine/core/styles/Radio.layer.css';
import type { Cv } from '@basoche/contract/threads/job-applications';
import { cvsAtMost } from '@basoche/domain/limits';
import { formatBytes } from '@basoche/domain/typography';
import { ActionIcon, Button, Radio, Skeleton } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { notifyError } from '../../../lib/notify.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { applyDialog as content } from '../apply-content.ts';
import { cvsQuery, useDeleteCv } from '../own-api.ts';
import { CvDrop } from './cv-drop.tsx';
import classes from './cvs.module.css';

interface CvChoiceProps {
  /** Id of the chosen CV; null for none. */
  chosen: string | null;
  onChange: (id: string | null) => void;
  /** Called with true if a file was refused, and with false once that no longer matters. */
  onRefused: (isRefused: boolean) => void;
}

const SavedCv = ({ cv, onRemoved }: { cv: Cv; onRemoved: () => void }) => {
  const removing = useDeleteCv({ onDone: onRemoved, onError: notifyError });
  const trash = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const keep = () => {
    setAsking(false);
    trash.current?.focus();
  };
  return (
    <div className={classes.card}>
      <Radio
        className={classes.radio}
        value={cv.id}
        label={cv.name}
        description={content.kept(formatBytes(cv.bytes), formatDay(cv.createdAt))}
      />
      <ActionIcon
        ref={trash}
        aria-label={content.remove(cv.name)}
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        <IconTrash size={20} stroke={1.5} aria-hidden />
      </ActionIcon>
      {isAsking && (
        <fieldset className={classes.removal}>
          <legend>{content.removal}</legend>
          <Button variant="default" onClick={keep}>
            {content.keep}
          </Button>
          <Button color="red" loading={removing.isPending} onClick={() => removing.mutate(cv.id)}>
            {content.removeIt}
          </Button>
        </fieldset>
      )}
    </div>
  );
};

const none = 'none';

/** Choice of a kept CV, a new one, or none. */
export const CvChoice = ({ chosen, onChange, onRefused }: CvChoiceProps) => {
  const cvs = useQuery(cvsQuery());
  if (cvs.isError) return <ErrorState error={cvs.error} onRetry={() => void cvs.refetch()} />;
  if (!cvs.data) return <Skeleton height={120} />;
  const savedCvs = cvs.data;
  return (
    <FocusKeeper className={classes.choice}>
      <Radio.Group
        label={content.cv}
        description={content.cvHelp}
        value={chosen ?? none}
        onChange={(id) => onChange(id === none ? null : id)}
      >
        {savedCvs.length > 0 && (
          <div className="grid gap-2 top-2">
            {savedCvs.map((cv) => (
              <SavedCv key={cv.id} cv={cv} onRemoved={() => cv.id === chosen && onChange(null)} />
            ))}
            <div className={classes.card}>
              <Radio className={classes.radio} value={none} label={content.noCv} />
            </div>
          </div>
        )}
      </Radio.Group>
      {savedCvs.length < cvsAtMost ? (
        <CvDrop onAdded={({ id }) => onChange(id)} onRefused={onRefused} />
      ) : (
        <p className="soft small top-2">{content.full(cvsAtMost)}</p>
      )}
    </FocusKeeper>
  );
};
