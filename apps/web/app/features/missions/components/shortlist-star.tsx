import type { Candidate } from '@basoche/contract/threads/mission-candidates';
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { comparing as content } from '../candidate-content.ts';
import { useShortlist } from '../own-api.ts';

/** Star that shortlists a candidate. The new state is shown while the call runs. */
export const ShortlistStar = ({ candidate }: { candidate: Candidate }) => {
  const shortlist = useShortlist(candidate);
  const isShortlisted = shortlist.isPending ? shortlist.variables : candidate.isShortlisted;
  const label = content.shortlistOf(candidate.user.name, isShortlisted);
  const Icon = isShortlisted ? IconStarFilled : IconStar;
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      color={isShortlisted ? 'orange.7' : 'gray.7'}
      onClick={() => shortlist.mutate(!isShortlisted)}
    >
      <Icon size={20} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
};
