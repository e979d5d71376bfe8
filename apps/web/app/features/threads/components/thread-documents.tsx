import { readSignedAgreement } from '@basoche/contract/threads/confidentiality';
import { readEvidence } from '@basoche/contract/threads/evidence';
import type { Thread } from '@basoche/contract/threads/threads';
import { Button } from '@mantine/core';
import { IconFileCertificate, IconFileText, IconWritingSign } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { useDownload } from '../../../lib/download.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { documents as content } from '../document-content.ts';
import { otherName } from '../thread-facts.ts';
import classes from './thread-panel.module.css';

const ContractDialog = lazy(() => import('./contract-dialog.tsx'));

interface FileButtonProps {
  route: typeof readSignedAgreement | typeof readEvidence;
  id: string;
  accept?: string;
  icon?: ReactNode;
  children: string;
}

/** Button that downloads a file of the thread, in the media type of `accept`. */
const FileButton = ({ route, id, accept, icon, children }: FileButtonProps) => {
  const fetching = useDownload(route, { params: { id } }, accept);
  return (
    <Button
      variant={icon ? 'default' : 'subtle'}
      leftSection={icon}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {children}
    </Button>
  );
};

/** The confidentiality agreement: who accepted it and when, and the signed copy once both have. */
const Agreement = ({ thread }: { thread: Thread }) => {
  const { consents, isCreator } = thread;
  const parties = [
    {
      name: content.you,
      isMine: true,
      hasConsented: isCreator ? thread.creatorNDAConsent : thread.postulantNDAConsent,
    },
    {
      name: otherName(thread),
      isMine: false,
      hasConsented: isCreator ? thread.postulantNDAConsent : thread.creatorNDAConsent,
    },
  ];
  return (
    <div className={classes.group}>
      <h3 className={classes.documentsName}>
        <a href="/NDA" target="_blank" rel="noopener">
          {content.agreement}
        </a>
      </h3>
      <p className={classes.text}>{content.version(formatDay(thread.agreementVersion))}</p>
      <ul className={classes.documentsList}>
        {parties.map(({ name, isMine, hasConsented }) => {
          const consent = consents.findLast((one) => one.isMine === isMine);
          return (
            <li key={name}>
              {hasConsented && consent
                ? content.accepted(name, formatDay(consent.at), formatHour(consent.at))
                : content.waits(name)}
            </li>
          );
        })}
      </ul>
      {parties.every(({ hasConsented }) => hasConsented) ? (
        <FileButton
          route={readSignedAgreement}
          id={thread.id}
          icon={<IconFileCertificate size={20} stroke={1.5} aria-hidden />}
        >
          {content.signed}
        </FileButton>
      ) : (
        <p className={classes.text}>{content.signedLater}</p>
      )}
    </div>
  );
};

/** The record of the whole thread as PDF or JSON, and the page on which anybody can check such a file. */
const Evidence = ({ id }: { id: string }) => {
  return (
    <div className={classes.group}>
      <h3 className={classes.documentsName}>{content.record}</h3>
      <p className={classes.text}>{content.recordText}</p>
      <FileButton
        route={readEvidence}
        id={id}
        accept="application/pdf"
        icon={<IconFileText size={20} stroke={1.5} aria-hidden />}
      >
        {content.download}
      </FileButton>
      <div className={classes.more}>
        <FileButton route={readEvidence} id={id} accept="application/json">
          {content.downloadJson}
        </FileButton>
        <Link to="/dossiers/verifier" target="_blank">
          {content.check}
        </Link>
      </div>
    </div>
  );
};

const Contract = ({ thread }: { thread: Thread }) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  return (
    <div className={classes.group}>
      <h3 className={classes.documentsName}>{content.contract}</h3>
      <p className={classes.text}>{content.contractText}</p>
      <Button
        variant="default"
        leftSection={<IconWritingSign size={20} stroke={1.5} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {content.draft}
      </Button>
      {wasOpened && (
        <Suspense>
          <ContractDialog thread={thread} opened={opened} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};

/** Files of the thread: the signed agreement, the whole record and, for an offer, a contract draft. */
export const ThreadDocuments = ({ thread }: { thread: Thread }) => {
  // Not while the creator is anonymous: the agreement and the record name them.
  const isCreatorAnonymous = thread.creator.id === null;
  return (
    <section className={classes.documents}>
      <h2 className="subtle">{content.title}</h2>
      {thread.type === 'JOB' && thread.isCreator && !thread.isRefused && <Contract thread={thread} />}
      {isCreatorAnonymous ? (
        <p className={classes.text}>{content.anonymous}</p>
      ) : (
        <>
          <Agreement thread={thread} />
          <Evidence id={thread.id} />
        </>
      )}
    </section>
  );
};
