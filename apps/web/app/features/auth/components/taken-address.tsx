import { Link } from 'react-router';
import { writeFormDraft } from '../../../lib/form-drafts.ts';
import { loginPath } from '../../../lib/login-and-registration-paths.ts';
import { register } from '../registration-content.ts';
import classes from './register.module.css';

interface Props {
  email: string;
  /** Path to return to. */
  back: string | null;
}

/**
 * Shown beside an address that has an account: links to login and to the reset of the password, filled in
 * with it.
 */
export const TakenAddress = ({ email, back }: Props) => {
  const keep = () => writeFormDraft('connexion', { email });
  return (
    <>
      {register.failures.unavailable}
      <span className={classes.ways}>
        <Link to={loginPath(back)} onClick={keep}>
          {register.login}
        </Link>
        <Link to="/forgottenPassword" onClick={keep}>
          {register.forgotten}
        </Link>
      </span>
    </>
  );
};
