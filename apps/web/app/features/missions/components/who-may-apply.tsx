import { articlesOf, audienceOf, inWords } from '@basoche/domain/missions/eligibility-content';
import { clientKindOf } from '@basoche/domain/missions/eligibility-rules';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../lib/session.tsx';
import { eligibilityRulesQuery } from '../eligibility-api.ts';
import { eligibility as content } from '../eligibility-content.ts';
import classes from './mission-form.module.css';

/** Below the nature in the form of a mission: professions that may apply, and by which article. */
export const WhoMayApply = ({ nature }: { nature: string }) => {
  const client = clientKindOf(useMe().userType);
  const { data: rules, isError } = useQuery(eligibilityRulesQuery());
  if (nature === '') return <p className={classes.text}>{content.notChosen}</p>;
  if (isError) return <p className={classes.text}>{content.loadFailed}</p>;
  if (!rules) return <Skeleton height={24} aria-busy />;
  const articles = articlesOf(rules, nature, client);
  return (
    <p className={classes.text} aria-live="polite">
      {articles.length === 0 ? (
        content.nobody
      ) : (
        <>
          <strong>{content.mayApply}</strong> {inWords(audienceOf(rules, nature, client))}.{' '}
          <span className="soft">{articles.join('\u202f; ')}.</span>
        </>
      )}
    </p>
  );
};
