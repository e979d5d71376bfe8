import type { ReadingPage } from '@basoche/contract/back-office/readings';
import {
  type ExaminedDocument,
  examineDocumentFile,
  staffWithdrawalBody,
} from '@basoche/contract/vigilance/office';
import { labelOf } from '@basoche/domain/options/option';
import { vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { useDownload } from '../../../lib/download.ts';
import { fieldErrors } from '../../../lib/form.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { examinedQuery, useStaffWithdrawal } from '../api/vigilance.ts';
import { vigilance } from '../vigilance-content.ts';
import classes from './case-card.module.css';
import { ReasonButton } from './reason-button.tsx';

const content = vigilance.examined;

interface OfReading {
  readingId: string;
  document: ExaminedDocument;
}

const OpenFile = ({ readingId, document, position }: OfReading & { position: number }) => {
  const params = { id: readingId, documentID: document.id, position: String(position) };
  const fetching = useDownload(examineDocumentFile, { params });
  return (
    <Button
      variant="default"
      loading={fetching.isPending}
      aria-label={content.fileOf(labelOf(vigilanceDocuments, document.kind), position)}
      onClick={() => fetching.mutate()}
    >
      {content.file(position)}
    </Button>
  );
};

const Withdraw = ({ readingId, document: { id, kind } }: OfReading) => {
  const withdrawing = useStaffWithdrawal(id, readingId);
  const label = labelOf(vigilanceDocuments, kind);
  return (
    <ReasonButton
      label={content.withdraw}
      labelOf={content.withdrawOf(label)}
      about={label}
      content={content.dialog}
      check={({ reason }) => fieldErrors(staffWithdrawalBody, { readingID: readingId, reason })}
      send={(reason) => withdrawing.mutateAsync({ reason })}
      draft={`vigilance:${id}`}
    />
  );
};

const Examined = ({ readingId, document }: OfReading) => (
  <li className={classes.card}>
    <div>
      <strong>{labelOf(vigilanceDocuments, document.kind)}</strong>
      <p className="soft small flat">
        {content.days(formatDay(document.from), formatDay(document.lastDay))}
        {document.isDeclaration && ` · ${content.declaration}`}
      </p>
    </div>
    <div className={classes.actions}>
      {document.files.map(({ position }) => (
        <OpenFile key={position} readingId={readingId} document={document} position={position} />
      ))}
      <Withdraw readingId={readingId} document={document} />
    </div>
  </li>
);

const Documents = ({ readingId }: { readingId: string }) => {
  const { data, error, refetch } = useQuery(examinedQuery(readingId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardListSkeleton />;
  if (data.length === 0) return <p className="soft">{content.none}</p>;
  return (
    <ul className="bare grid gap-3" aria-label={content.list}>
      {data.map((document) => (
        <Examined key={document.id} readingId={readingId} document={document} />
      ))}
    </ul>
  );
};

/**
 * Documents of the prestataire of an opened thread. Loaded on demand, since the journal records each reading.
 */
export const ExaminedDocuments = ({ reading: { id, candidate } }: { reading: ReadingPage }) => {
  const [isAsked, setAsked] = useState(false);
  return (
    <Panel title={content.title(candidate)} text={content.text}>
      {isAsked ? (
        <Documents readingId={id} />
      ) : (
        <Button variant="default" onClick={() => setAsked(true)}>
          {content.show}
        </Button>
      )}
    </Panel>
  );
};
