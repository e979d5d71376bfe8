import { useMe } from '../../../lib/session.tsx';

/** For whom a person with several accounts does an act that binds: themselves, or a firm. Nothing for everybody else. */
export const ForWhom = () => {
  const { acting, firms, person } = useMe();
  if (firms.length === 0) return null;
  return (
    <p className="soft small">
      Au nom de <strong>{acting?.name ?? person.name}</strong>
    </p>
  );
};
