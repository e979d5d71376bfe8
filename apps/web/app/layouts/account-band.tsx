import type { Me } from '@basoche/contract/auth/auth';
import { lazy, Suspense } from 'react';
import { useLazyDialog } from '../ui/use-lazy-dialog.ts';
import { accounts as content } from './account-content.ts';
import classes from './accounts.module.css';
import { useSwitchAccount } from './accounts.ts';

const AccountSheet = lazy(() => import('./account-sheet.tsx'));

/**
 * Band above the page that names the firm acted for. On a phone it opens the account switcher, and also
 * appears on the person's own profile page.
 */
export default function AccountBand({ me, isOwnPage }: { me: Me; isOwnPage: boolean }) {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const switchTo = useSwitchAccount();
  const { acting, person } = me;
  if (acting === null && !isOwnPage) return null;
  return (
    <section
      className={classes.band}
      aria-label={content.region}
      data-acting-band={acting ? true : undefined}
    >
      <p className={classes.for}>
        {acting ? (
          <>
            {content.title} <strong>{acting.name}</strong>
          </>
        ) : (
          content.own(person.name)
        )}
      </p>
      <button
        type="button"
        className={classes.switch}
        aria-label={content.switchNamed}
        aria-haspopup="dialog"
        onClick={open}
      >
        {content.switch}
      </button>
      {acting && (
        <button type="button" className={classes.back} onClick={() => switchTo({ firm: null, role: null })}>
          {content.back}
        </button>
      )}
      {wasOpened && (
        <Suspense>
          <AccountSheet me={me} opened={opened} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
