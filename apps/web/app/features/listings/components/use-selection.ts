import { useState } from 'react';

interface Choosable {
  readonly id: string;
  readonly isRefused: boolean;
}

/** Those of a list that were chosen. Whoever left the list, or was refused, is chosen no more. */
export const useSelection = <Item extends Choosable>(items: readonly Item[]) => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const choosable = items.filter(({ isRefused }) => !isRefused);
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
