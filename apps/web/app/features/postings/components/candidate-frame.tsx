import type { Profession } from '@basoche/contract/members/professions';
import { threadCommands } from '@basoche/contract/threads/commands';
import type { UserType } from '@basoche/domain/members/kinds';
import { canonicalProfilePage } from '@basoche/domain/members/name-and-page';
import type { PublicationKind } from '@basoche/domain/moderation/grounds';
import { ActionIcon, Button } from '@mantine/core';
import { IconMessageCircle, IconUser, IconX } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { formatRelative } from '../../../lib/dates.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { useCommand } from '../../../lib/use-command.ts';
import { Photo } from '../../../ui/photo.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { InscriptionLine } from '../../people/shared/inscription-line.tsx';
import { ProfessionLine } from '../../people/shared/profession-line.tsx';
import { candidateContent as content } from '../candidate-content.ts';
import classes from './candidates.module.css';

const RefusalDialog = lazy(() => import('../shared/refusal-dialog.tsx'));

/** An application in the creator's list, to a mission or an offer. */
export interface ListedCandidate {
  readonly id: string;
  readonly createdAt: string;
  readonly permitted: readonly string[];
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly pictureURL: string | null;
    readonly role: UserType;
    readonly profession: Profession | null;
  };
}

interface Of {
  of: PublicationKind;
  candidate: ListedCandidate;
}

interface RefuseProps extends Of {
  /** True in a row of a table, which has no room for the word. */
  isNarrow?: boolean;
}

/** Button that refuses a candidate, after a confirmation: it is final. */
export const RefuseCandidate = ({ of, candidate, isNarrow = false }: RefuseProps) => {
  const { opened, wasOpened, open, close } = useLazyDialog();
  const refuse = useCommand(threadCommands.refuseCandidate, {
    refresh: [of, 'threads'],
    onDone: () => {
      close();
      notifySuccess(content.refused);
    },
  });
  const button = {
    className: classes.refuse ?? '',
    'aria-label': content.refuse(candidate.user.name),
    'aria-haspopup': 'dialog',
    onClick: open,
  } as const;
  return (
    <>
      {isNarrow ? (
        <ActionIcon {...button} title={content.refuseShort}>
          <IconX size={20} stroke={1.5} />
        </ActionIcon>
      ) : (
        <Button
          {...button}
          variant="subtle"
          px="sm"
          leftSection={<IconX size={18} stroke={1.5} aria-hidden />}
        >
          {content.refuseShort}
        </Button>
      )}
      {wasOpened && (
        <Suspense>
          <RefusalDialog
            opened={opened}
            of="candidate"
            id={candidate.id}
            name={candidate.user.name}
            send={({ text }) => refuse.mutateAsync({ params: { id: candidate.id }, body: { text } })}
            // The command closes the dialog, even if the card was removed meanwhile.
            onSent={() => undefined}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
};

const Person = ({ candidate: { user, createdAt } }: { candidate: ListedCandidate }) => (
  <div className={classes.person}>
    <Photo src={user.pictureURL} name={user.name} size={48} />
    <div className="lean">
      <h2 className={classes.name}>{user.name}</h2>
      {user.profession && <ProfessionLine profession={user.profession} className={classes.job} />}
      <InscriptionLine profession={user.profession} />
      <p className={classes.date}>
        <time dateTime={createdAt}>{content.received(formatRelative(createdAt, new Date()))}</time>
      </p>
    </div>
  </div>
);

interface CandidateFrameProps extends Of {
  badges: ReactNode;
  /** Facts of the application. */
  children: ReactNode;
  /** More links, besides the profile and the conversation. */
  actions?: ReactNode;
}

/** A candidate in the creator's list: name, state and links. */
export const CandidateFrame = ({ of, candidate, badges, children, actions }: CandidateFrameProps) => (
  <article className={classes.card}>
    <div className={classes.top}>
      <span className={classes.badges}>{badges}</span>
      {candidate.permitted.includes('refuseCandidate') && <RefuseCandidate of={of} candidate={candidate} />}
    </div>
    <Person candidate={candidate} />
    {children}
    <div className={classes.actions}>
      <Button
        component={Link}
        to={canonicalProfilePage(candidate.user.role, candidate.user.id) ?? '/members'}
        variant="default"
        leftSection={<IconUser size={20} stroke={1.5} />}
      >
        {content.profile}
      </Button>
      <Button
        component={Link}
        to={`/messages/${candidate.id}`}
        leftSection={<IconMessageCircle size={20} stroke={1.5} />}
      >
        {content.discuss}
      </Button>
      {actions}
    </div>
  </article>
);
