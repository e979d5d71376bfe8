import '@mantine/dropzone/styles.layer.css';
import type { EvidenceVerdict } from '@basoche/contract/threads/evidence';
import { evidenceBody } from '@basoche/contract/threads/evidence';
import { Button, Loader, Title } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconAlertTriangle, IconCircleCheck, IconFileUnknown, IconUpload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { formatDay, formatHour } from '../../../lib/dates.ts';
import { failureSentence, fieldErrors, refusedFields } from '../../../lib/form.ts';
import { pageMeta } from '../../../lib/meta.ts';
import { Note } from '../../../ui/note.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { Trail } from '../../../ui/trail.tsx';
import { useVerifyEvidence } from '../api/verify-evidence.ts';
import { verifyPage as content } from '../document-content.ts';
import type { Route } from './+types/verify-evidence.ts';
import classes from './verify-evidence.module.css';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: content.title, description: content.meta, path: '/dossiers/verifier', trail: [] });

const icons = {
  whole: IconCircleCheck,
  altered: IconAlertTriangle,
  unknown: IconFileUnknown,
  unreadable: IconFileUnknown,
} as const;

const instantOf = (at: string): string => `${formatDay(at)} à ${formatHour(at)}`;

const Verdict = ({ verdict, name }: { verdict: EvidenceVerdict; name: string }) => {
  const { result, sentence, file } = verdict;
  const Icon = icons[result];
  const heading = useRef<HTMLHeadingElement>(null);
  // The result takes the focus, so that screen readers announce it.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={classes.verdict} data-result={result} aria-live="polite">
      <Icon size={28} stroke={1.5} aria-hidden />
      <div>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.title}>
          {content.titles[result]}
        </Title>
        <p>{sentence}</p>
        <dl className={classes.facts}>
          <dt>{content.file}</dt>
          <dd>{name}</dd>
          {file?.generatedAt && (
            <>
              <dt>{content.made}</dt>
              <dd>{instantOf(file.generatedAt)}</dd>
            </>
          )}
          {file && (
            <>
              <dt>{content.entries}</dt>
              <dd>{file.entries}</dd>
            </>
          )}
          {file?.until && (
            <>
              <dt>{content.until}</dt>
              <dd>{instantOf(file.until)}</dd>
            </>
          )}
        </dl>
      </div>
    </section>
  );
};

const Checking = ({ name }: { name: string }) => (
  <div className={classes.zone} role="status">
    <Loader size="sm" aria-hidden />
    <p>{content.checking(name)}</p>
  </div>
);

/** Public page that checks an evidence file. Its result reveals nothing that the file does not hold. */
export default function VerifyEvidencePage() {
  const checking = useVerifyEvidence();
  const [refusal, setRefusal] = useState<string | null>(null);

  const take = (file: File | undefined) => {
    if (!file) return;
    checking.reset();
    const error = fieldErrors(evidenceBody, { file }).file ?? null;
    setRefusal(error);
    if (error === null) checking.mutate(file);
  };
  const failure = checking.error && (refusedFields(checking.error).file ?? failureSentence(checking.error));
  const problem = refusal ?? failure;

  return (
    <Page
      title={content.title}
      lead={content.lead}
      above={<Trail links={[]} current={content.title} />}
      width="reading"
    >
      <div className={classes.check}>
        {checking.data && <Verdict verdict={checking.data} name={checking.variables?.name ?? ''} />}
        {problem && <Note tone="danger">{problem}</Note>}
        {checking.isPending ? (
          <Checking name={checking.variables.name} />
        ) : (
          <Dropzone
            className={classes.zone}
            onDropAny={(accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)][0])}
            onDrop={() => undefined}
            accept={['application/pdf', 'application/json']}
            multiple={false}
            activateOnKeyboard={false}
            enablePointerEvents
            inputProps={{ 'aria-hidden': true }}
          >
            <p className={classes.ask}>
              <span className={classes.drop}>{content.drop}</span>
              {/* A press bubbles to the drop zone, which opens the file picker. */}
              <Button
                variant={checking.data ? 'default' : 'filled'}
                leftSection={<IconUpload size={20} stroke={1.5} aria-hidden />}
              >
                {checking.data ? content.another : content.choose}
              </Button>
            </p>
            <p className={classes.limits}>{content.limits}</p>
          </Dropzone>
        )}
        <noscript>
          <Note tone="info">{content.noScript}</Note>
        </noscript>
      </div>
      <Section title={content.how.title}>
        <ul className={classes.points}>
          {content.how.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className={classes.limits}>{content.how.not}</p>
      </Section>
    </Page>
  );
}
