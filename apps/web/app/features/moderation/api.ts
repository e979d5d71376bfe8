import { askReexamination, readMeasures } from '@basoche/contract/moderation/moderation';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { useQueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../lib/query-client.ts';
import { useApi } from '../../lib/use-api.ts';

export const measuresQuery = (kind: PublicationKind, id: string) =>
  routeQuery(readMeasures, { params: { kind, id } });

export const useAskReexamination = (kind: PublicationKind, id: string) => {
  const api = useApi();
  const client = useQueryClient();
  return async (text: string): Promise<void> => {
    await api.call(askReexamination, { params: { kind, id }, body: { text } });
    await client.invalidateQueries(measuresQuery(kind, id));
  };
};
