import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What an address says of where somebody comes back from; it leaves the address at once, and is remembered on this screen. */
export const useWayBack = (name: string): { readonly from: string | null } => {
  const [search, setSearch] = useSearchParams();
  const said = search.get(name);
  const [from, setFrom] = useState(said);
  useEffect(() => {
    if (said === null) return;
    setFrom(said);
    setSearch(
      (known) => {
        known.delete(name);
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [said, name, setSearch]);
  return { from };
};
