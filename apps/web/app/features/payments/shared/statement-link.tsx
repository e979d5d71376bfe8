import { Button } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from '../components/thread-payments.module.css';
import { statement as content } from '../statement-content.ts';

/** Link from a thread to the statement of its funds. */
export default function StatementLink({ id }: { id: string }) {
  return (
    <section className="grid gap-3">
      <h2 className="subtle">{content.title}</h2>
      <p className={classes.invoicesText}>{content.openText}</p>
      <div>
        <Button
          component={Link}
          to={`/messages/${id}/releve`}
          variant="default"
          leftSection={<IconReceipt size={20} stroke={1.5} aria-hidden />}
        >
          {content.open}
        </Button>
      </div>
    </section>
  );
}
