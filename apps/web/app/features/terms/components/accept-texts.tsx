import type { LegalText } from '@basoche/domain/terms/versions';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { Button } from '../../../ui/button.tsx';
import { Note } from '../../../ui/note.tsx';
import { ownTextsQuery, useAcceptTexts } from '../api.ts';
import { acceptance as content, textNames } from '../content.ts';
import classes from './own-texts.module.css';

const owedNames = (owed: readonly LegalText[]) => owed.map((text) => textNames[text]).join(content.and);

/** Asks a member to accept versions in force that they have not accepted; nothing if there are none. */
export default function AcceptTexts() {
  const { data } = useQuery(ownTextsQuery());
  const { mutate, isPending, error } = useAcceptTexts(() => notifySuccess(content.done));
  if (!data || data.owed.length === 0) return null;
  return (
    <div className={classes.notice}>
      <Note tone="info" title={content.title}>
        <p className="flat bottom-3">{content.text(owedNames(data.owed))}</p>
        <Button loading={isPending} onClick={() => mutate()}>
          {content.accept}
        </Button>
        {error && (
          <p className={classes.failure} role="alert">
            {failureSentence(error)}
          </p>
        )}
      </Note>
    </div>
  );
}
