import type { HeldFile } from '@basoche/contract/vigilance/collections';
import { parisDay } from '@basoche/domain/time/paris';
import { refusalOfFile } from '@basoche/domain/vigilance/gate';
import { collectionLine } from '@basoche/domain/vigilance/notice-content';
import { Button } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconDownload,
  IconExternalLink,
  IconFileAlert,
} from '@tabler/icons-react';
import { formatDay } from '../../../lib/dates.ts';
import { CopyText } from '../../../ui/copy-text.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { useCollectFile, useVerifyCode } from '../held-api.ts';
import { heldFiles as content, urssafAddress } from '../held-content.ts';
import classes from './held-file.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

const fileWords = ({ state, lastDay }: HeldFile['file']): string => {
  if (state === 'incomplete') return content.awaited;
  if (state === 'outOfDate') return content.outOfDate;
  return lastDay === null ? content.complete : content.completeUntil(formatDay(lastDay));
};

const icons = { awaited: IconClock, due: IconAlertTriangle, done: IconCircleCheck } as const;

/** The certificate's code to verify at Urssaf, and the day on which the client said that it was. */
const Certificate = ({ file }: { file: HeldFile }) => {
  const verifying = useVerifyCode();
  const { certificate, candidate, postulationID: id } = file;
  if (certificate === null) return null;
  const { documentID, securityCode, businessNumber, verifiedAt } = certificate;
  return (
    <div className={classes.certificate}>
      <p className="flat strong">{content.certificate}</p>
      <dl className={classes.facts}>
        <div>
          <dt>{content.code}</dt>
          <dd>{securityCode}</dd>
        </div>
        {businessNumber !== null && (
          <div>
            <dt>{content.number}</dt>
            <dd>{businessNumber}</dd>
          </div>
        )}
      </dl>
      {verifiedAt !== null ? (
        <p className={classes.line} data-state="done">
          <IconCircleCheck {...icon} />
          {content.verifiedOn(formatDay(new Date(verifiedAt)))}
        </p>
      ) : (
        <>
          <p className="flat soft small">{content.verifyText}</p>
          <div className={classes.ways}>
            <CopyText value={securityCode} of={content.code} />
            <Button
              component="a"
              href={urssafAddress}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              rightSection={<IconExternalLink {...icon} />}
            >
              {content.verify}
            </Button>
            <Button
              variant="default"
              loading={verifying.isPending}
              aria-label={content.verifiedNamed(candidate.name)}
              onClick={() => verifying.mutate({ params: { id }, body: { documentID } })}
            >
              {content.verified}
            </Button>
          </div>
        </>
      )}
    </div>
  );
};

/** Documents that a download gives, each with its last day. */
const Documents = ({ documents }: Pick<HeldFile, 'documents'>) =>
  documents.length > 0 && (
    <ul className={classes.documents} aria-label={content.documents}>
      {documents.map(({ kind, title, lastDay }) => (
        <li key={kind}>
          {title} <span className="soft small">{content.until(formatDay(lastDay))}</span>
        </li>
      ))}
    </ul>
  );

/**
 * State of a file that the client must hold: its documents, its download, and the verification of its
 * certificate.
 */
export default function HeldFileFacts({ file }: { file: HeldFile }) {
  const collecting = useCollectFile();
  const Icon = icons[file.state];
  return (
    <FocusKeeper className={classes.facts}>
      <p className={classes.line} data-state={file.state}>
        <Icon {...icon} />
        {collectionLine(file.nextCollection, parisDay(new Date()))}
      </p>
      <p className="flat">
        {fileWords(file.file)}{' '}
        {file.lastCollection !== null && content.collected(formatDay(new Date(file.lastCollection.at)))}
      </p>
      {file.withdrawnAt !== null && (
        <p className={classes.line} data-state="awaited">
          <IconFileAlert {...icon} />
          {content.withdrawn(formatDay(new Date(file.withdrawnAt)))}
        </p>
      )}
      <Documents documents={file.documents} />
      {refusalOfFile[file.file.state] === null && (
        <div className={classes.ways}>
          <Button
            variant={file.state === 'due' || file.withdrawnAt !== null ? 'filled' : 'default'}
            leftSection={<IconDownload {...icon} />}
            loading={collecting.isPending}
            aria-label={content.downloadNamed(file.candidate.name)}
            onClick={() => collecting.mutate(file)}
          >
            {content.download}
          </Button>
        </div>
      )}
      <Certificate file={file} />
    </FocusKeeper>
  );
}
