import { useQuery } from '@tanstack/react-query';
import { reachQuery } from '../api.ts';
import { reachSentence } from '../form-content.ts';

type ReachQuery = Parameters<typeof reachQuery>[0];

/** How many avocats may take the hearing that is being written; nothing until court, day and hour are given. */
export const ReachLine = ({ court, act, day, time }: ReachQuery) => {
  const isWhole = court !== '' && day !== '' && /^\d\d:\d\d$/.test(time);
  const { data } = useQuery({ ...reachQuery({ court, act, day, time }), enabled: isWhole, retry: false });
  const sentence = data && isWhole ? reachSentence(data) : null;
  return (
    <p className="flat soft" role="status">
      {sentence}
    </p>
  );
};
