import { useState } from 'react';

/** Those of a list that were chosen. Whoever left the list, or may not be chosen any more, is chosen no more. */
export const useSelection = <Item extends { readonly id: string }>(
  items: readonly Item[],
  mayBeChosen: (item: Item) => boolean,
) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choosable = items.filter(mayBeChosen);
  const chosen = choosable.filter(({ id }) => ids.has(id));
  return {
    choosable,
    chosen,
    isChosen: (id: string) => ids.has(id),
    choose: (id: string, isChosen: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        if (isChosen) after.add(id);
        else after.delete(id);
        return after;
      }),
    chooseAll: () => setIds(new Set(choosable.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
};
