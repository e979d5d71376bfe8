import {
  type RegisterEntry,
  type RegisterEntryBody,
  registerEntryBody,
} from '@basoche/contract/conflicts/register';
import { namesInOneCall, registerFileBytes } from '@basoche/domain/conflicts/limits';
import {
  type RegisterLine,
  readRegisterFile,
  refusedFile,
  type SortedLines,
  sortLines,
} from '@basoche/domain/conflicts/register-file';
import { Button, FileButton, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { save } from '../../../lib/download.ts';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { verbs } from '../../../ui/content.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { Note } from '../../../ui/note.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { useAddSlice } from '../api.ts';
import { importing as content } from '../content.ts';
import classes from './register.module.css';

type SortedFile = SortedLines<RegisterEntryBody>;

const check = (entry: RegisterLine['entry']) => {
  const { data, error } = registerEntryBody.safeParse(entry);
  return data === undefined ? { message: error?.issues[0]?.message ?? '' } : { entry: data };
};

/** Decodes a spreadsheet's text file: UTF-8, otherwise the encoding of older French programs. */
const textOf = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

/** Takes a file, or pasted lines. Nothing leaves the browser at this step. */
const Source = ({ onText }: { onText: (text: string) => string | null }) => {
  const [pasted, setPasted] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const open = async (file: File | null) => {
    if (file === null) return;
    setFailure(file.size > registerFileBytes ? content.tooLarge : onText(textOf(await file.arrayBuffer())));
  };
  return (
    <Stack gap="lg">
      <div>{content.text}</div>
      <FileButton accept=".csv,.txt,text/csv" onChange={(file) => void open(file)}>
        {(props) => (
          <Button {...props} variant="default">
            {content.choose}
          </Button>
        )}
      </FileButton>
      <Textarea
        label={content.pasted}
        rows={4}
        spellCheck={false}
        value={pasted}
        onChange={({ currentTarget }) => setPasted(currentTarget.value)}
      />
      {failure !== null && <Note tone="danger">{failure}</Note>}
      <DialogActions>
        <Button disabled={pasted.trim() === ''} onClick={() => setFailure(onText(pasted))}>
          {content.read}
        </Button>
      </DialogActions>
    </Stack>
  );
};

/** Lines with an error; they stay in the browser, to be downloaded. */
const Refused = ({ refused }: Pick<SortedFile, 'refused'>) => (
  <section aria-label={content.refused}>
    <Button
      variant="default"
      onClick={() => save(new Blob([refusedFile(refused)], { type: 'text/csv' }), content.refusedFile)}
    >
      {content.download(refused.length)}
    </Button>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is scrolled by the keyboard too */}
    <ul className={classes.refused} tabIndex={0}>
      {refused.map(({ line, cells, message }) => (
        <li key={line}>
          <strong>{content.line(line)}</strong>{' '}
          <span className="soft">{cells.filter(Boolean).join(' · ')}</span>
          <span className="block">{message}</span>
        </li>
      ))}
    </ul>
  </section>
);

/**
 * Dialog that reads names from a spreadsheet file in the browser and adds them in slices; names not added yet
 * stay visible.
 */
export default function ImportDialog({
  entries,
  addsLeft,
  opened,
  onClose,
}: Opened & { entries: readonly RegisterEntry[]; addsLeft: number }) {
  const [sorted, setSorted] = useState<SortedFile | null>(null);
  const client = useQueryClient();
  const add = useAddSlice();
  const sending = useMutation({
    mutationFn: async ({ ready, ...others }: SortedFile) => {
      for (let at = 0; at < ready.length; ) {
        const left = Math.min(namesInOneCall, Math.max(1, addsLeft - at));
        await add({ body: { entries: ready.slice(at, at + left) } });
        at += left;
        setSorted({ ...others, ready: ready.slice(at) });
      }
      return ready.length;
    },
    onSuccess: (number, { refused }) => {
      notifySuccess(content.added(number));
      if (refused.length === 0) close();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['conflicts'] }),
  });
  const close = () => {
    sending.reset();
    setSorted(null);
    onClose();
  };
  const parseText = (text: string): string | null => {
    const lines = readRegisterFile(text);
    if (lines.length === 0) return content.nothing;
    setSorted(sortLines(lines, entries, check));
    return null;
  };
  return (
    <Dialog opened={opened} onClose={close} title={content.title} closeOnClickOutside={false}>
      {sorted === null ? (
        <Source onText={parseText} />
      ) : (
        <Stack gap="lg">
          <p role="status">{content.result(sorted.ready.length, sorted.refused.length, sorted.known)}</p>
          {sorted.refused.length > 0 && <Refused refused={sorted.refused} />}
          {sending.error && <Note tone="danger">{failureSentence(sending.error)}</Note>}
          <DialogActions>
            <Button variant="default" onClick={() => setSorted(null)} disabled={sending.isPending}>
              {content.another}
            </Button>
            {sorted.ready.length > 0 ? (
              <Button loading={sending.isPending} onClick={() => sending.mutate(sorted)}>
                {content.send(sorted.ready.length)}
              </Button>
            ) : (
              <Button onClick={close}>{verbs.close}</Button>
            )}
          </DialogActions>
        </Stack>
      )}
    </Dialog>
  );
}
