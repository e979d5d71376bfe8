import type { Candidate } from '@basoche/contract/threads/mission-candidates';
import { ActionIcon, Button, VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useMayNegotiate } from '../../firms/shared/may-negotiate.ts';
import { comparing as content } from '../candidate-comparison-content.ts';
import { useShortlist } from '../own-api.ts';

interface ShortlistStarProps {
  candidate: Candidate;
  /** True to show a label beside the star, where there is room for it. */
  hasLabel?: boolean;
}

/** Star that shortlists a candidate. The new state is shown while the call runs. */
export const ShortlistStar = ({ candidate, hasLabel = false }: ShortlistStarProps) => {
  const shortlist = useShortlist(candidate);
  const mayNegotiate = useMayNegotiate();
  const isShortlisted = shortlist.isPending ? shortlist.variables : candidate.isShortlisted;
  const label = content.shortlistOf(candidate.user.name, isShortlisted);
  const Icon = isShortlisted ? IconStarFilled : IconStar;
  const icon = <Icon size={20} stroke={1.5} aria-hidden />;
  const change = () => shortlist.mutate(!isShortlisted);
  if (hasLabel) {
    return (
      <Button variant="subtle" leftSection={icon} onClick={change} disabled={!mayNegotiate}>
        {content.shortlistAction(isShortlisted)}
        <VisuallyHidden>&nbsp;{candidate.user.name}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <ActionIcon
      aria-label={label}
      title={label}
      onClick={change}
      disabled={!mayNegotiate}
      color={isShortlisted ? 'orange.7' : 'gray.7'}
    >
      {icon}
    </ActionIcon>
  );
};
