import { homePath } from '@basoche/domain/access/home-path';
import { isPublicScreen } from '@basoche/domain/access/public-screens';
import { accountParam } from '@basoche/domain/firms/account-address';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { actFor, hasChosenAccount, readActing, takeSwitchReason } from '../lib/acting.ts';
import { notify } from '../lib/notify.ts';
import { useSession } from '../lib/session.tsx';
import { mainId } from '../ui/skip-link.tsx';
import { accounts as content } from './account-content.ts';
import { firmOfNewTab, storeLastAccount } from './last-account.ts';

/** Takes the account that the address of a screen names, such as that of a mail opened before the login. */
const useAddressedAccount = (): void => {
  const [search, setSearch] = useSearchParams();
  const accountId = search.get(accountParam);
  useEffect(() => {
    if (!accountId) return;
    setSearch(
      (known) => {
        known.delete(accountParam);
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
    actFor(accountId);
  }, [accountId, setSearch]);
};

/** Starts the page of another account at its beginning, and says why where the server ended the acting. */
const useToldSwitch = (): void => {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as every account has its own navigation
  useEffect(() => {
    const reason = takeSwitchReason();
    if (reason === null) return;
    document.getElementById(mainId)?.focus({ preventScroll: true });
    if (reason === '') return;
    void notify({ color: 'slate.7', title: content.ended, message: reason, autoClose: false });
    if (!isPublicScreen(pathname)) void navigate(homePath(null), { replace: true });
  }, []);
};

/** Gives a tab that has chosen no account the one that its person used last, and remembers the one that is used. */
const useLastAccount = (): void => {
  const { me } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const person = me?.person.id;
  const acting = me?.acting?.firmID ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each account, whatever screen it is on
  useEffect(() => {
    if (!me || me.firms.length === 0) return;
    if (hasChosenAccount()) {
      // Another account was chosen a moment ago: its own page keeps it.
      if (acting === readActing()) storeLastAccount(me);
      return;
    }
    const firm = firmOfNewTab(me, pathname);
    actFor(firm?.firmID ?? null, null);
    const home = homePath(firm?.role ?? null);
    if (pathname === homePath(null) && pathname !== home) void navigate(home, { replace: true });
  }, [person, acting]);
};

/** Keeps the screens of this tab and the account that it acts for together. */
export const useAccountOfTab = (): void => {
  useAddressedAccount();
  useLastAccount();
  useToldSwitch();
};
