/** The list cut into portions of this length at most, in its order. */
export const portionsOf = <Item>(list: readonly Item[], length: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / length) }, (_, index) =>
    list.slice(index * length, (index + 1) * length),
  );
