import '@mantine/core/styles/Progress.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { cvBody } from '@basoche/contract/jobs/cvs';
import type { Cv } from '@basoche/contract/threads/job-applications';
import { Button, Progress } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { failureSentence, fieldErrors, refusedFields } from '../../../lib/form.ts';
import { Note } from '../../../ui/note.tsx';
import { applyDialog as content } from '../apply-content.ts';
import { useAddCv } from '../own-api.ts';
import classes from './cvs.module.css';

interface CvDropProps {
  onAdded: (cv: Cv) => void;
  /** Called with true if a file was refused, and with false once that no longer matters. */
  onRefused?: (isRefused: boolean) => void;
}

/** Field to upload a CV, by a press or a drop, with its progress. */
export const CvDrop = ({ onAdded, onRefused = () => undefined }: CvDropProps) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const adding = useAddCv({ onAdded, onError: () => onRefused(true) });

  const take = (file: File | undefined) => {
    if (!file) return;
    adding.reset();
    const error = fieldErrors(cvBody, { file }).file ?? null;
    setRefusal(error);
    onRefused(error !== null);
    if (error === null) adding.mutate(file);
  };
  const forget = () => {
    setRefusal(null);
    adding.reset();
    onRefused(false);
  };

  if (adding.isPending) {
    return (
      <div className={classes.zone} role="status">
        <p className="flat breaks bottom-2">{content.sending(adding.variables.name)}</p>
        <Progress
          value={adding.progress * 100}
          aria-label={content.sending(adding.variables.name)}
          animated
        />
      </div>
    );
  }
  const failure = adding.error && (refusedFields(adding.error).file ?? failureSentence(adding.error));
  return (
    <>
      {(refusal ?? failure) && (
        <Note tone="danger">
          {refusal ?? failure}{' '}
          <Button variant="subtle" onClick={forget}>
            {content.forget}
          </Button>
        </Note>
      )}
      <Dropzone
        className={classes.zone}
        onDropAny={(accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)][0])}
        onDrop={() => undefined}
        accept={['application/pdf']}
        multiple={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-hidden': true }}
      >
        <p className={classes.ask}>
          <span className={classes.drop}>{content.drop}</span>
          {/* A press bubbles to the drop zone, which opens the file picker. */}
          <Button variant="default" leftSection={<IconUpload size={20} stroke={1.5} aria-hidden />}>
            {content.choose}
          </Button>
        </p>
        <p className="soft small top-2">{content.limits}</p>
      </Dropzone>
    </>
  );
};
