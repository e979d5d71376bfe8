import {
  type NewsAuthor,
  type NewsUniversity,
  removeAuthor,
  removeUniversity,
} from '@basoche/contract/news/signatures';
import { typeset } from '@basoche/domain/typography';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { failureSentence } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useApi } from '../../../lib/use-api.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { CardListSkeleton } from '../../../ui/skeletons.tsx';
import { useOpener } from '../../../ui/use-lazy-dialog.ts';
import { useRefreshNews } from './api.ts';
import { signatures as content } from './signature-content.ts';
import type { EditedSignature } from './signature-dialogs.tsx';
import classes from './signature-list.module.css';
import { SignaturePicture } from './signature-picture.tsx';

const SignatureDialog = lazy(() => import('./signature-dialogs.tsx'));
const ConfirmDialog = lazy(() => import('../../../ui/confirm-dialog.tsx'));

/** The signature of articles: an author, or a university. */
type Signature = NewsAuthor | NewsUniversity;

const isAuthor = (one: Signature): one is NewsAuthor => 'role' in one;

/** Text beside the name: function, number of articles, and the link to the page of the author or university. */
const About = ({ one }: { one: Signature }): ReactNode => {
  const page = isAuthor(one) ? one.member?.page : one.url;
  const label = isAuthor(one) ? content.author.page : content.university.page;
  return (
    <p className={classes.about}>
      {isAuthor(one) && one.role && <span>{typeset(one.role)}</span>}
      <span>{content.articles(one.articles)}</span>
      {page?.startsWith('/') && <Link to={page}>{label}</Link>}
      {page?.startsWith('https://') && (
        <a href={page} rel="noopener">
          {label}
        </a>
      )}
    </p>
  );
};

interface SignatureListProps {
  kind: EditedSignature['kind'];
  list: UseQueryResult<readonly Signature[]>;
}

/** List of the authors, or of the universities, that sign articles: staff change them in a dialog, and remove those that no article uses. */
export const SignatureList = ({ kind, list }: SignatureListProps) => {
  const api = useApi();
  const refresh = useRefreshNews();
  const { remember, giveBack } = useOpener();
  const [edited, setEdited] = useState<EditedSignature | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [openings, setOpenings] = useState(0);
  const [removed, setRemoved] = useState<Signature | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const kindContent = content[kind];

  /** Opens the dialog to change a signature, or to add one (null). */
  const edit = (one: Signature | null) => {
    remember();
    setEdited({ kind, one } as EditedSignature);
    setOpenings((before) => before + 1);
    setEditing(true);
  };
  /** Opens the question whether to remove a signature; null closes it. */
  const askRemoval = (one: Signature | null) => {
    if (one !== null) remember();
    setFailure(null);
    setRemoved(one);
    if (one === null) giveBack();
  };
  const remove = async () => {
    if (removed === null) return;
    setPending(true);
    try {
      await api.call(kind === 'author' ? removeAuthor : removeUniversity, { params: { id: removed.id } });
      notifySuccess(content.removed);
      askRemoval(null);
      await refresh();
    } catch (error) {
      setFailure(failureSentence(error));
    }
    setPending(false);
  };

  if (list.isError) return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <CardListSkeleton />;
  return (
    <FocusKeeper>
      <p className={classes.add}>
        <Button
          leftSection={<IconPlus size={20} stroke={1.5} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => edit(null)}
        >
          {kindContent.add}
        </Button>
      </p>
      {list.data.length === 0 && (
        <EmptyState title={kindContent.empty.title}>{kindContent.empty.text}</EmptyState>
      )}
      <ul className={classes.list} aria-label={kindContent.tab}>
        {list.data.map((one) => (
          <li key={one.id} className={classes.one}>
            <SignaturePicture
              url={isAuthor(one) ? one.avatarURL : one.logoURL}
              name={one.name}
              isSquare={kind === 'university'}
            />
            <div className={classes.words}>
              <h2 className={classes.name}>{typeset(one.name)}</h2>
              <About one={one} />
            </div>
            <div className="row wrap gap-2">
              <Button
                variant="default"
                aria-haspopup="dialog"
                aria-label={content.editOf(one.name)}
                onClick={() => edit(one)}
              >
                {content.edit}
              </Button>
              {one.articles === 0 && (
                <Button
                  variant="subtle"
                  color="red"
                  aria-haspopup="dialog"
                  aria-label={content.removeOf(one.name)}
                  onClick={() => askRemoval(one)}
                >
                  {content.remove}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.used}>{content.used}</p>
      <Suspense>
        {edited && (
          <SignatureDialog
            // A new dialog at each opening: a picture chosen and not sent must not stay for the next signature.
            key={openings}
            edited={edited}
            opened={isEditing}
            onClose={() => {
              setEditing(false);
              giveBack();
            }}
          />
        )}
        {removed && (
          <ConfirmDialog
            opened
            title={content.confirm.title(removed.name)}
            confirm={content.remove}
            danger
            pending={isPending}
            failure={failure}
            onConfirm={() => void remove()}
            onClose={() => askRemoval(null)}
          >
            {content.confirm.text}
          </ConfirmDialog>
        )}
      </Suspense>
    </FocusKeeper>
  );
};
