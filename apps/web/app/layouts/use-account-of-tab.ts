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

/**
 * Switches to the account that the URL names (`accountParam`, in links of mails) and removes the parameter.
 * With a stored token, `lib/acting.ts` has already read it at page load.
 */
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

/**
 * After a switch of account, moves the focus to the start of the page. If the server ended the acting, also
 * shows its reason and leaves a private screen.
 */
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

/** Gives a new tab the account that the person used last, and stores each account that is used. */
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
      // If another account was chosen a moment ago, `me` is still the old one: do not store it.
      if (acting === readActing()) storeLastAccount(me);
      return;
    }
    const firm = firmOfNewTab(me, pathname);
    actFor(firm?.firmID ?? null, null);
    const home = homePath(firm?.role ?? null);
    if (pathname === homePath(null) && pathname !== home) void navigate(home, { replace: true });
  }, [person, acting]);
};

/** Keeps the account of this tab up to date: from the URL, from the last use, and after a switch. */
export const useAccountOfTab = (): void => {
  useAddressedAccount();
  useLastAccount();
  useToldSwitch();
};
