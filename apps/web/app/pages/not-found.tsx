import { data } from 'react-router';

/** Route of any unknown path: answers 404, and `layouts/error-screens.tsx` draws the screen. */
export const loader = () => {
  throw data(null, { status: 404 });
};

export const clientLoader = () => {
  throw data(null, { status: 404 });
};

export default function NotFoundPage() {
  return null;
}
