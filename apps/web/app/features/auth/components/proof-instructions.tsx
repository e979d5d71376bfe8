import type { Me } from '@basoche/contract/auth';
import { Button, List, Stack, Title } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { IconFileText, IconMail } from '@tabler/icons-react';
import { mailTo } from '../../../lib/contact.ts';
import { proofs, verification } from '../content.ts';
import classes from './proof-instructions.module.css';

/** What to send, and the mail that is ready to carry it (first document, §2 "Verification", §6). */
export const ProofInstructions = ({ me }: { me: Me }) => (
  <Stack gap="lg">
    <section className={classes.documents}>
      <Title order={2} className={classes.title}>
        {verification.documentsTitle}
      </Title>
      <List icon={<IconFileText size={20} stroke={1.5} aria-hidden />} spacing="xs" center={false}>
        {proofs[me.userType]?.map((proof) => (
          <List.Item key={proof}>{proof}</List.Item>
        ))}
      </List>
    </section>
    <section>
      <Title order={2} className={classes.title}>
        {verification.howTitle}
      </Title>
      <ol className={classes.steps}>
        {verification.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={classes.privacy}>{verification.privacy}</p>
    </section>
    <Button
      component="a"
      href={mailTo(`${verification.subject} ${me.id}`)}
      leftSection={<IconMail size={20} stroke={1.5} aria-hidden />}
    >
      {verification.mail}
    </Button>
  </Stack>
);
