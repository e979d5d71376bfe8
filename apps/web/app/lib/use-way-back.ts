import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Reads from the URL where the viewer returns from, removes it from the URL, and keeps it for this screen.
 */
export const useWayBack = (name: string): { readonly from: string | null } => {
  const [search, setSearch] = useSearchParams();
  const origin = search.get(name);
  const [from, setFrom] = useState(origin);
  useEffect(() => {
    if (origin === null) return;
    setFrom(origin);
    setSearch(
      (known) => {
        known.delete(name);
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [origin, name, setSearch]);
  return { from };
};
