import type { FirmDomain } from '@basoche/contract/firms/domains';
import { firmDomainsAtMost } from '@basoche/domain/firms/domains';
import { UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconPlus, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { formatDay } from '../../../lib/dates.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { CommandConfirmation } from '../../../ui/command-confirmation.tsx';
import { DialogButton } from '../../../ui/dialog-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import row from '../../../ui/row-card.module.css';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { domains as content } from '../domain-content.ts';
import { domainsQuery, useRemoveDomain } from '../domains-api.ts';
import classes from './domains.module.css';
import team from './team.module.css';

const AddDomainDialog = lazy(() => import('./add-domain-dialog.tsx'));
const ProveDomainDialog = lazy(() => import('./prove-domain-dialog.tsx'));

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

const Removal = ({ domain: { id, domain } }: { domain: FirmDomain }) => {
  const dialog = useLazyDialog();
  const remove = useRemoveDomain(() => notifySuccess(content.removed(domain)));
  return (
    <>
      <UnstyledButton
        className={row.way ?? ''}
        aria-haspopup="dialog"
        aria-label={content.removeOf(domain)}
        onClick={dialog.open}
      >
        <IconX {...icon} />
        {content.remove}
      </UnstyledButton>
      <CommandConfirmation
        danger
        title={content.removeTitle(domain)}
        confirm={content.remove}
        cancel={content.keep}
        dialog={dialog}
        command={remove}
        onConfirm={() => remove.mutate({ params: { id } })}
      >
        {content.removeText}
      </CommandConfirmation>
    </>
  );
};

const stateOf = ({ proof, checkedAt }: FirmDomain): string => {
  if (proof !== null) return content.proved[proof.way](formatDay(new Date(proof.at)));
  return checkedAt === null ? content.waits : content.lost(formatDay(new Date(checkedAt)));
};

const Line = ({ domain }: { domain: FirmDomain }) => {
  const isProved = domain.proof !== null;
  return (
    <li className={team.line}>
      <div className="row gap-3 lean">
        {isProved ? (
          <IconCircleCheck {...icon} className={classes.proved} />
        ) : (
          <IconAlertCircle {...icon} className={classes.waits} />
        )}
        <div className="lean">
          <span className="strong breaks block">{domain.domain}</span>
          <span className="soft small">{stateOf(domain)}</span>
        </div>
      </div>
      <div className="row wrap gap-3">
        {!isProved && (
          <DialogButton
            variant="default"
            aria-label={content.proveOf(domain.domain)}
            dialog={(opened) => <ProveDomainDialog {...opened} domain={domain} />}
          >
            {content.prove}
          </DialogButton>
        )}
        <Removal domain={domain} />
      </div>
    </li>
  );
};

const Add = () => (
  <DialogButton
    variant="default"
    leftSection={<IconPlus {...icon} />}
    dialog={(opened) => <AddDomainDialog {...opened} />}
  >
    {content.add}
  </DialogButton>
);

/** Part of the screen with the domains of the firm's addresses. */
export default function Domains() {
  const { data, error, refetch } = useQuery(domainsQuery());
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardListSkeleton cards={2} />;
  return (
    <FocusKeeper>
      <p className="soft bottom-4">{content.lead}</p>
      {data.length === 0 ? (
        <EmptyState drawing="network" title={content.empty.title} action={<Add />}>
          {content.empty.text}
        </EmptyState>
      ) : (
        <>
          <ul className="bare sheet pad-4" aria-label={content.list}>
            {data.map((domain) => (
              <Line key={domain.id} domain={domain} />
            ))}
          </ul>
          <div className="top-4">
            {data.length < firmDomainsAtMost ? <Add /> : <p className="soft">{content.full}</p>}
          </div>
        </>
      )}
    </FocusKeeper>
  );
}
