import type { CallInput } from '@basoche/contract/route';
import { type Instalments, readInstalments } from '@basoche/contract/threads/instalments';
import { keepSheet, type Sheet } from '@basoche/contract/threads/sheets';
import type { Thread } from '@basoche/contract/threads/threads';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { routeKey, routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

/** Instalments of a thread, or its months; read again each time they are shown. */
export const instalmentsQuery = (id: string) => ({
  ...routeQuery(readInstalments, { params: { id } }),
  staleTime: 0,
});

export type Instalment = Instalments['instalments'][number];

/** The current month of a thread, with its sheet once it has begun. */
export interface Month extends Instalment {
  readonly kind: Instalments['kind'];
  readonly sheet: Sheet;
}

/** The current month of a thread; undefined while it is loading, and before it begins. */
export const useMonth = ({ id, instalment }: Pick<Thread, 'id' | 'instalment'>) => {
  const { data, error, refetch } = useQuery(instalmentsQuery(id));
  const found = data?.instalments.find(({ position }) => position === instalment?.position);
  const month: Month | undefined =
    data && found?.sheet ? { ...found, kind: data.kind, sheet: found.sheet } : undefined;
  return { month, error, refetch };
};

export type KeptEntries = NonNullable<CallInput<typeof keepSheet>['body']>['entries'];

/** Saves the draft of a sheet. Overlapping calls run one after another, so that the last one wins. */
export const useKeepSheet = (id: string, onKept: (entries: KeptEntries) => void) => {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    scope: { id: `sheet ${id}` },
    mutationFn: (entries: KeptEntries) => api.call(keepSheet, { params: { id }, body: { entries } }),
    onSuccess: async (_, entries) => {
      onKept(entries);
      await client.invalidateQueries({ queryKey: routeKey(readInstalments) });
    },
  });
};
