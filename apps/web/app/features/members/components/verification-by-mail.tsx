import type { Me } from '@basoche/contract/auth/auth';
import { Button, Title } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { mailTo } from '../../../lib/contact-address.ts';
import { verification as content } from '../verification-content.ts';
import classes from './verification.module.css';

/** Prepared mail for the documents; its subject names the member. */
export const VerificationByMail = ({ me }: { me: Me }) => (
  <section className={classes.mail} aria-labelledby="verification-by-mail">
    <Title order={2} id="verification-by-mail" className="large">
      {content.mailTitle}
    </Title>
    <p className="soft top-1 bottom-3">{content.mailText}</p>
    <Button
      component="a"
      variant="default"
      className={classes.mailAction}
      href={mailTo(`${content.subject} ${me.id}`)}
      leftSection={<IconMail size={20} stroke={1.5} aria-hidden />}
    >
      {content.mail}
    </Button>
  </section>
);
