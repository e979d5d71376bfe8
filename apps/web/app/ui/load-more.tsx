import { Link } from 'react-router';
import { Button } from './button.tsx';

interface LoadMoreProps {
  label: string;
  loading: boolean;
  onMore: () => void;
  /** Address of the next page, for use without JavaScript or in another tab. */
  to: { search: string } | undefined;
}

/** Button that adds the next items under the list. */
export const LoadMore = ({ label, loading, onMore, to }: LoadMoreProps) =>
  to ? (
    <Button
      component={Link}
      to={to}
      rel="next"
      variant="default"
      loading={loading}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onMore();
      }}
    >
      {label}
    </Button>
  ) : (
    <Button variant="default" loading={loading} onClick={onMore}>
      {label}
    </Button>
  );
