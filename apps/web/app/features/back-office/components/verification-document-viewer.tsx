import type { VerificationDocument } from '@basoche/contract/members/verification';
import { readSentVerificationDocument } from '@basoche/contract/members/verification';
import { Anchor, Button, Skeleton, Stack } from '@mantine/core';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchFile, save } from '../../../lib/download.ts';
import { apiOf } from '../../../lib/query-client.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogActions } from '../../../ui/dialog-actions.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { verifications } from '../verification-content.ts';
import classes from './verification-card.module.css';

const content = verifications.viewer;

interface VerificationDocumentViewerProps {
  document: VerificationDocument;
  /** The member who sent it. */
  userId: string;
  opened: boolean;
  onClose: () => void;
}

/** Object URL of the file, valid in this page while it is shown. */
const useAddress = (file: Blob | undefined): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (file === undefined) return;
    const objectUrl = URL.createObjectURL(file);
    setAddress(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return address;
};

/**
 * Shows a document in the page, or a PDF in a tab of its own: the page's policy does not allow it in a frame.
 */
export default function VerificationDocumentViewer({
  document,
  userId,
  opened,
  onClose,
}: VerificationDocumentViewerProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['verification', 'file', document.id],
    queryFn: ({ client, signal }) => {
      const params = { userId, documentID: document.id };
      return fetchFile(apiOf(client), readSentVerificationDocument, { params }, signal);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const address = useAddress(data);
  return (
    <Dialog opened={opened} onClose={onClose} title={document.name} size="xl">
      <Stack gap="lg">
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && address === null && <Skeleton height={320} />}
        {address !== null &&
          (document.kind === 'pdf' ? (
            <div>
              <p>{content.pdf}</p>
              <Anchor href={address} target="_blank" rel="noopener" className={classes.tab ?? ''}>
                <IconExternalLink size={20} stroke={1.5} aria-hidden /> {content.newTab}
              </Anchor>
            </div>
          ) : (
            <img className={classes.picture} src={address} alt={content.picture(document.name)} />
          ))}
        <DialogActions>
          <Button
            variant="default"
            disabled={data === undefined}
            leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
            onClick={() => data && save(data, document.name)}
          >
            {content.download}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
