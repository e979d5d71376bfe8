import type { OwnVigilance, OwnVigilanceItem } from '@basoche/contract/vigilance/documents';
import { addDays } from '@basoche/domain/time/paris';
import { vigilanceDocumentContent } from '@basoche/domain/vigilance/content';
import { Title } from '@mantine/core';
import { lazy, useId } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { own as content } from '../own-content.ts';
import { DocumentStateMark } from './document-state.tsx';
import { SubmittedDocuments } from './submitted-documents.tsx';
import classes from './vigilance.module.css';

const DocumentDialog = lazy(() => import('./document-dialog.tsx'));
const InsuranceDialog = lazy(() => import('./insurance-dialog.tsx'));

interface DocumentCardProps {
  item: OwnVigilanceItem;
  file: OwnVigilance;
}

/**
 * « Jusqu’au 1ᵉʳ mai 2027 · Prochain rappel le 1ᵉʳ avril 2027 », or the day since which it has been invalid.
 */
const datesOf = ({ state, lastDay, nextReminderOn }: OwnVigilanceItem): string | null => {
  if (lastDay === null) return null;
  if (state === 'outOfDate') return content.ended(formatDay(addDays(lastDay, 1)));
  return [
    content.until(formatDay(lastDay)),
    ...(nextReminderOn === null ? [] : [content.reminder(formatDay(nextReminderOn))]),
  ].join(' · ');
};

/** One kind of document in the file: its state, the submitted documents, and the button to submit another. */
export const DocumentCard = ({ item, file }: DocumentCardProps) => {
  const id = useId();
  const { kind, state } = item;
  const { title, help } = vigilanceDocumentContent(kind, file.candidate);
  const documents = file.documents.filter((document) => document.kind === kind);
  const dates = datesOf(item);
  const isFirst = state === 'missing';
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={3} id={id} className="large">
          {title}
        </Title>
        {(item.demand !== 'nothing' || !isFirst) && <DocumentStateMark state={state} />}
      </div>
      {dates !== null && <p className="soft small">{dates}</p>}
      {item.demand === 'either' && <p className="soft small">{content.either}</p>}
      {state !== 'current' && <p className="flat">{help}</p>}
      {documents.length > 0 && (
        <SubmittedDocuments title={title} documents={documents} mayChange={file.mayChange} />
      )}
      {file.mayChange && (
        <div>
          <DialogButton
            variant={isFirst && item.demand !== 'nothing' ? 'filled' : 'default'}
            aria-label={isFirst ? content.submitNamed(title) : content.replaceNamed(title)}
            dialog={(opened) =>
              kind === 'insurance' ? (
                <InsuranceDialog {...opened} />
              ) : (
                <DocumentDialog {...opened} kind={kind} file={file} />
              )
            }
          >
            {isFirst ? content.submit : content.replace}
          </DialogButton>
        </div>
      )}
      {item.article !== null && item.demand !== 'nothing' && (
        <details className={classes.why}>
          <summary>{content.why}</summary>
          <p className="soft small">{item.explanation}</p>
          <p className="soft small">{item.article}</p>
        </details>
      )}
    </section>
  );
};
