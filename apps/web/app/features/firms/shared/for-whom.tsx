import { useMe } from '../../../lib/session.tsx';

/** Tells for whom a binding act is done, themselves or a firm; only for people with several accounts. */
export const ForWhom = () => {
  const { acting, firms, person } = useMe();
  if (firms.length === 0) return null;
  return (
    <p className="soft small">
      Au nom de <strong>{acting?.name ?? person.name}</strong>
    </p>
  );
};
