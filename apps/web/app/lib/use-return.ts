import { useSearchParams } from 'react-router';
import { safeReturn } from './safe-return.ts';

/** Screen to return to, from the address (`retour`); null if there is none. */
export const useReturn = (): string | null => {
  const [search] = useSearchParams();
  return safeReturn(search.get('retour'));
};
