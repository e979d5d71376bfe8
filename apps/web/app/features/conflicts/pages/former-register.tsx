import { registerPath } from '@basoche/domain/access/own-paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Redirects the former address of the register. Temporary, since « vigilance » now names another file. */
export const loader = ({ request }: Pick<LoaderFunctionArgs, 'request'>) =>
  redirect(registerPath + new URL(request.url).search, 302);

export default function FormerRegisterPage() {
  return null;
}
