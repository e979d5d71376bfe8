import { Link } from 'react-router';
import { Button } from './button.tsx';

interface LoadMoreProps {
  label: string;
  loading: boolean;
  onMore: () => void;
  /** The address of the next page, for those who have no JavaScript yet or open it aside. */
  to?: { search: string };
}

/** Brings the next items under those that are shown. */
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
