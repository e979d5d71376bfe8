import {
  changeWish,
  readWishes,
  type Wish,
  type WishTable,
} from '@basoche/contract/notifications/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeQuery } from '../../../lib/query-client.ts';
import { useApi } from '../../../lib/use-api.ts';

export const wishesQuery = () => routeQuery(readWishes);

const withWish = (table: WishTable, { topic, channel, wanted }: Wish): WishTable =>
  table.map((row) =>
    row.topic === topic
      ? { ...row, cells: row.cells.map((cell) => (cell.channel === channel ? { ...cell, wanted } : cell)) }
      : row,
  );

const changes = ['notifications', 'changing-wishes'];

/** Changes one checkbox at once, and sends changes in order; a failed one is undone. */
export const useChangeWish = () => {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = wishesQuery();
  const show = (wish: Wish) => {
    client.setQueryData(queryKey, (table: WishTable | undefined) => table && withWish(table, wish));
  };
  return useMutation({
    mutationKey: changes,
    scope: { id: changes.join('.') },
    mutationFn: (wish: Wish) => api.call(changeWish, { body: wish }),
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey });
      show(wish);
    },
    onError: (_error, wish) => show({ ...wish, wanted: !wish.wanted }),
    onSuccess: (table) => {
      // Only the last pending change sets the table: the screen already shows the others.
      if (client.isMutating({ mutationKey: changes }) === 1) client.setQueryData(queryKey, table);
    },
  });
};
