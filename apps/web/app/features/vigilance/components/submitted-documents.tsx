import { readDocumentFile, type SubmittedDocument } from '@basoche/contract/vigilance/documents';
import { eurosToCents, formatCents } from '@basoche/domain/payments/amounts';
import { spacedBusinessNumber } from '@basoche/domain/payments/identifiers';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates.ts';
import { useDownload } from '../../../lib/download.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import { Note } from '../../../ui/note.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { useWithdrawDocument } from '../own-api.ts';
import { submittedDocument as content } from '../own-content.ts';
import classes from './vigilance.module.css';

/** Heading of a document: its day or days. */
const nameOf = ({ insurance, isDeclaration, from, lastDay }: SubmittedDocument): string => {
  if (insurance !== null) return content.cover(formatDay(from), formatDay(lastDay));
  return isDeclaration ? content.declared(formatDay(from)) : content.dated(formatDay(from));
};

/** Facts of a document, without its last day if it is not valid. */
const factsOf = (document: SubmittedDocument): string[] => {
  const { insurance, lastDay, securityCode, businessNumber, withdrawnReason } = document;
  const days = withdrawnReason === null ? [content.lastDay(formatDay(lastDay))] : [];
  return [
    ...(insurance === null
      ? days
      : [
          content.contract(insurance.insurer, insurance.contractNumber),
          content.ceilings(
            formatCents(eurosToCents(insurance.claimCeiling)),
            formatCents(eurosToCents(insurance.yearCeiling)),
          ),
        ]),
    ...(securityCode === null ? [] : [content.code(securityCode)]),
    ...(businessNumber === null ? [] : [content.number(spacedBusinessNumber(businessNumber))]),
  ];
};

const FileButton = ({ id, file }: { id: string; file: SubmittedDocument['files'][number] }) => {
  const fetching = useDownload(readDocumentFile, { params: { id, position: file.position } });
  return (
    <Button
      variant="subtle"
      className={classes.file ?? ''}
      leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
      aria-label={content.download(file.name)}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      <span className={classes.fileName}>{file.name}</span>
    </Button>
  );
};

const Withdraw = ({ document }: { document: SubmittedDocument }) => {
  const dialog = useLazyDialog();
  const withdrawing = useWithdrawDocument(() => notifySuccess(content.confirm.done));
  return (
    <>
      <Button
        variant="subtle"
        aria-label={content.withdrawNamed(nameOf(document))}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        {content.withdraw}
      </Button>
      <CommandConfirmation
        title={content.confirm.title}
        confirm={content.confirm.act}
        danger
        dialog={dialog}
        command={withdrawing}
        onConfirm={() => withdrawing.mutate({ params: { id: document.id } })}
      >
        {content.confirm.text}
      </CommandConfirmation>
    </>
  );
};

interface SubmittedDocumentsProps {
  title: string;
  documents: readonly SubmittedDocument[];
  mayChange: boolean;
}

/** Documents of one kind that were submitted, with their files. */
export const SubmittedDocuments = ({ title, documents, mayChange }: SubmittedDocumentsProps) => (
  <ul className={classes.submitted} aria-label={content.list(title)}>
    {documents.map((document) => (
      <li key={document.id}>
        <p className="flat firm">{nameOf(document)}</p>
        {factsOf(document).length > 0 && <p className="soft small breaks">{factsOf(document).join(' · ')}</p>}
        {document.withdrawnReason !== null && (
          <Note tone="danger" title={content.withdrawn}>
            {document.withdrawnReason}
          </Note>
        )}
        {document.files.length === 0 && !document.isDeclaration && (
          <p className="soft small">{content.noFile}</p>
        )}
        <div className={classes.ways}>
          {document.files.map((file) => (
            <FileButton key={file.position} id={document.id} file={file} />
          ))}
          {mayChange && document.withdrawnReason === null && <Withdraw document={document} />}
        </div>
      </li>
    ))}
  </ul>
);
