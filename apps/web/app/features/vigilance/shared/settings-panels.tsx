import type { OwnVigilance } from '@basoche/contract/vigilance/documents';
import { closingText, fileStateNames } from '@basoche/domain/vigilance/content';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { useMe } from '../../../lib/session.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { DocumentCard } from '../components/document-card.tsx';
import { InsurancePanel } from '../components/insurance-panel.tsx';
import classes from '../components/vigilance.module.css';
import { ownVigilanceQuery } from '../own-api.ts';
import { own as content } from '../own-content.ts';

/**
 * Reason why the viewer cannot submit documents here: their role may not represent the firm, or the account
 * is not verified.
 */
const Hint = () =>
  useMe().isVerified ? (
    <p className="soft">{content.seats}</p>
  ) : (
    <p className="soft">
      {content.proof.text}{' '}
      <Link to="/verify" className="link">
        {content.proof.link}
      </Link>
    </p>
  );

/** The file as a professional client requires it, without the insurance, which has its own panel. */
const FilePanel = ({ file }: { file: OwnVigilance }) => {
  const shown = file.items.filter(
    ({ kind, demand, state }) => kind !== 'insurance' && (demand !== 'nothing' || state !== 'missing'),
  );
  return (
    <Panel title={content.title} text={content.reason}>
      <p className="flat">
        {content.once} {content.readBy}
      </p>
      {file.closesModesFrom && (
        <div className="top-4">
          <Note tone="info">{closingText(formatDay(file.closesModesFrom))}</Note>
        </div>
      )}
      {shown.length === 0 ? (
        <p className="top-4 flat">
          <strong>{content.nothing.title}</strong> {content.nothing.text}
        </p>
      ) : (
        <>
          <p className={classes.whole} data-state={file.state}>
            <strong>{fileStateNames[file.state]}</strong>
            {file.lastDay !== null && <span>{content.completeUntil(formatDay(file.lastDay))}</span>}
          </p>
          {!file.mayChange && <Hint />}
          <div className={classes.cards}>
            {shown.map((item) => (
              <DocumentCard key={item.kind} item={item} file={file} />
            ))}
          </div>
        </>
      )}
    </Panel>
  );
};

export default function SettingsPanels() {
  const { data, error, refetch } = useQuery(ownVigilanceQuery());
  if (data === undefined)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardListSkeleton />;
  const insurance = data.items.find(({ kind }) => kind === 'insurance');
  return (
    <>
      <FilePanel file={data} />
      {insurance && <InsurancePanel item={insurance} file={data} />}
    </>
  );
}
