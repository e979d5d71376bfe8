import { data } from 'react-router';

/** Screen for any unknown path. The server answers 404 with it. */
export const loader = () => {
  throw data(null, { status: 404 });
};

export const clientLoader = () => {
  throw data(null, { status: 404 });
};

export default function NotFoundPage() {
  return null;
}
