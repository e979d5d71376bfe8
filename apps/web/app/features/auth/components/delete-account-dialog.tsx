import { deleteAccount } from '@basoche/contract/auth/auth';
import { readErasure } from '@basoche/contract/own-data/own-data';
import { Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { actFor } from '../../../lib/acting.ts';
import { failureSentence } from '../../../lib/form.ts';
import { routeQuery } from '../../../lib/query-client.ts';
import { useMe } from '../../../lib/session.tsx';
import { useCommand } from '../../../lib/use-command.ts';
import { useLeave } from '../../../lib/use-leave.ts';
import ConfirmDialog from '../../../ui/confirm-dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { settings } from '../content.ts';
import { GivenUp, useReauthentication } from '../shared/use-reauthentication.tsx';
import classes from './delete-account.module.css';

/** Moves the focus to the link that replaces the field. */
const takeFocus = (link: HTMLAnchorElement | null) => link?.focus();

/** Dialog that deletes the account, or the firm that an owner acts for, after a typed word and a fresh proof of identity. */
export default function DeleteAccountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const leave = useLeave();
  const { acting } = useMe();
  const words = acting === null ? settings : settings.ofFirm;
  const removal = useCommand(deleteAccount);
  const { withReauthentication, isAsking, reauthenticationDialog } = useReauthentication();
  const [typed, setTyped] = useState('');
  const { data } = useQuery({ ...routeQuery(readErasure), enabled: opened });
  const { isHeldBack: isHeldByMoney = false, lastOwnerOf = [] } = data ?? {};
  const isHeldBack = isHeldByMoney || lastOwnerOf.length > 0;
  const isTyped = typed.trim().toUpperCase() === settings.confirmWord;
  const missing = isHeldBack ? settings.isHeldBack : isTyped ? null : settings.toConfirm;
  const remove = async () => {
    await withReauthentication(() => removal.mutateAsync({}));
    if (acting === null) await leave('/connexion', { message: 'deleted' });
    else actFor(null, settings.ofFirm.removed);
  };
  return (
    <>
      <ConfirmDialog
        // One dialog at a time: this one closes while the proof of identity is requested.
        opened={opened && !isAsking}
        danger
        title={words.confirmTitle}
        confirm={words.remove}
        missing={missing}
        pending={removal.isPending}
        failure={removal.error ? failureSentence(removal.error) : null}
        onConfirm={() =>
          void remove().catch((error: unknown) => {
            if (error instanceof GivenUp) removal.reset();
          })
        }
        onClose={() => {
          removal.reset();
          setTyped('');
          onClose();
        }}
      >
        <Stack gap="md">
          {isHeldByMoney && (
            <Note tone="info">
              {words.heldBack}{' '}
              <Link ref={takeFocus} to="/paiements">
                {settings.heldBackWay}
              </Link>
            </Note>
          )}
          {lastOwnerOf.length > 0 && (
            <Note tone="info">
              {settings.lastOwnerOf(lastOwnerOf)} <Link to="/equipe">{settings.lastOwnerWay}</Link>
            </Note>
          )}
          <div>{words.confirmText}</div>
          {[words.goes, words.stays].map(({ title, items }) => (
            <div key={title}>
              <strong>{title}</strong>
              <ul className={classes.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            {words.archiveText} <Link to="/parametres/donnees">{settings.archive}</Link>
          </div>
          {!isHeldBack && (
            <TextInput
              label={settings.confirmLabel}
              autoComplete="off"
              data-autofocus
              // The first focus of a dialog does not scroll, and the field would be half hidden by the
              // buttons.
              onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        </Stack>
      </ConfirmDialog>
      {reauthenticationDialog}
    </>
  );
}
