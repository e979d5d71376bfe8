import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { contactAddress, mailTo } from '../lib/contact.ts';
import { pageTitle } from '../lib/meta.ts';
import { useSession } from '../lib/session.tsx';
import { Page, Section } from '../ui/page.tsx';
import { Panel } from '../ui/panel.tsx';
import { help } from './content.ts';
import classes from './help.module.css';

export const meta = () => pageTitle(help.title, help.lead);

export default function HelpPage() {
  const { me } = useSession();
  return (
    <Page title={help.title} lead={help.lead} width="reading">
      <Panel title={help.contactTitle} text={help.contactText}>
        <Button
          component="a"
          href={mailTo(me ? `${help.subject} ${me.id}` : help.subject)}
          leftSection={<IconMail size={20} stroke={1.5} aria-hidden />}
        >
          {help.write}
        </Button>
        <p className={classes.address}>{contactAddress}</p>
      </Panel>
      <Section title={help.questionsTitle}>
        <div className={classes.questions}>
          {help.questions.map(({ question, answer, to, link }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p>
                {answer} <Link to={to}>{link}</Link>
              </p>
            </details>
          ))}
        </div>
      </Section>
    </Page>
  );
}
