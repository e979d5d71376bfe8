import { labelOf } from '@basoche/domain/options/option';
import { vigilanceDocuments } from '@basoche/domain/vigilance/documents';
import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isAbsent } from '../../../lib/api.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { vigilanceSumsQuery } from '../api/vigilance.ts';
import { vigilance } from '../vigilance-content.ts';
import classes from './case-card.module.css';
import { Fact } from './case-card.tsx';

const content = vigilance.sums;

/** Owners of documents of vigilance by kind and state; nothing while the file of vigilance is switched off. */
export const VigilanceSums = () => {
  const { data, error, refetch } = useQuery(vigilanceSumsQuery());
  if (error && !isAbsent(error) && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <section className={classes.card} aria-label={content.title}>
      <div>
        <Title order={2} className={classes.title}>
          {content.title}
        </Title>
        <p className="soft small flat">{content.owners(data.owners)}</p>
      </div>
      {data.owners > 0 && (
        <dl className={classes.facts} data-columns="3">
          {data.documents.map(({ kind, current, toRenew, outOfDate }) => (
            <Fact key={kind} name={labelOf(vigilanceDocuments, kind)}>
              {`${content.current(current)} · ${content.toRenew(toRenew)} · ${content.outOfDate(outOfDate)}`}
            </Fact>
          ))}
        </dl>
      )}
    </section>
  );
};
