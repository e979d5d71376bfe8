import { useState } from 'react';

/** Selected items of a list. An item that left the list, or may no longer be selected, is dropped. */
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
