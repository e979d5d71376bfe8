import { noteBody, type StaffPublication } from '@basoche/contract/moderation/moderation';
import { typeset } from '@basoche/domain/typography';
import { fieldErrors } from '../../../lib/form.ts';
import { useDecideOnPublication } from '../api/publications.ts';
import { publication as publicationContent } from '../publication-content.ts';
import { ReasonButton } from './reason-button.tsx';

interface PublicationNoteProps {
  /** Restored, or upheld as hidden. */
  type: 'restore' | 'uphold';
  publication: StaffPublication;
}

/** Decision on a hidden publication, with the answer to its creator. */
export const PublicationNote = ({ type, publication }: PublicationNoteProps) => {
  const deciding = useDecideOnPublication(publication);
  const content = publicationContent[type];
  return (
    <ReasonButton
      label={content.action}
      about={typeset(publication.title)}
      content={content}
      check={({ reason }): Record<string, string> => {
        const { note } = fieldErrors(noteBody, { note: reason });
        return note === undefined ? {} : { reason: note };
      }}
      send={(note) => deciding.mutateAsync({ type, body: { note } })}
      draft={`${type}:${publication.id}`}
    />
  );
};
