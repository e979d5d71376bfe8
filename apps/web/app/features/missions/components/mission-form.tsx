import type { MissionForm as Body, Mission } from '@basoche/contract/missions';
import { parisDay } from '@basoche/domain/time/paris';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { clearDraft } from '../../../lib/drafts.ts';
import { useContractForm } from '../../../lib/form.ts';
import { useMe } from '../../../lib/session.tsx';
import { FocusKeeper } from '../../../ui/focus-keeper.tsx';
import { Note } from '../../../ui/note.tsx';
import { form as content } from '../creator-content.ts';
import {
  bodyOf,
  cardOf,
  checkMission,
  emptyMission,
  type MissionValues,
  valuesOfMission,
} from '../mission-values.ts';
import { CandidateFields, ScheduleFields, SubjectFields, TermFields } from './mission-fields.tsx';
import classes from './mission-form.module.css';
import { MissionRecap } from './mission-recap.tsx';

interface MissionFormProps {
  /** The mission that is edited; a new one without it. */
  mission?: Mission;
  /** What a new one starts from, and the name under which it is kept on this device until it was sent. */
  copy?: { values: MissionValues; draft: string };
  /** What to know before sending these values. */
  warn?: (values: MissionValues) => string | null;
  /** What the button says. */
  action: string;
  ready: string;
  send: (body: Body) => Promise<unknown>;
}

/** Which field of the screen a field of the wire belongs to. */
const elementOf = (field: string): string =>
  `mission-${({ startNow: 'start', onPlace: 'execution', tarifLow: 'tarif', tarifHigh: 'tarif' } as Record<string, string>)[field] ?? field}`;

/** The form of a mission: four titled sections, the card it will be, and the button, enabled when all is there. */
export const MissionForm = ({ mission, copy, action, ready, warn, send }: MissionFormProps) => {
  const me = useMe();
  const [now] = useState(() => new Date());
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const initialValues = mission ? valuesOfMission(mission) : (copy?.values ?? emptyMission);
  const key = `mission:${mission?.id ?? copy?.draft ?? 'new'}`;
  const check = (values: MissionValues) => checkMission(values, now, mission);
  const form = useContractForm<MissionValues>({
    initialValues,
    check,
    send: (values) => send(bodyOf(values)),
    draft: { key },
  });
  const { values, errors, setFieldValue } = form.fields;
  const problems = check(values);
  const missing = Object.keys(problems);
  const warning = warn?.(values) ?? null;

  const parts = {
    values,
    today: parisDay(now),
    set: setFieldValue,
    /** Errors wait until their field was left: nothing is red before it was tried. */
    error: (field: string) => errors[field] ?? (touched.has(field) ? problems[field] : undefined),
    leave: (field: string) => setTouched((before) => new Set([...before, field])),
  };

  const go = (field: string) => {
    parts.leave(field);
    document.getElementById(elementOf(field))?.focus();
  };

  return (
    <form {...form.props} className={classes.form}>
      <div className={classes.sections}>
        <p className={classes.required}>{content.required}</p>
        <SubjectFields {...parts} />
        <CandidateFields {...parts} />
        <ScheduleFields {...parts} />
        <TermFields {...parts} />
      </div>
      <div className={classes.aside}>
        <MissionRecap
          card={cardOf(
            values,
            { name: me.displayName, pictureURL: me.pictureURL, isCustomer: me.userType === 'CUSTOMER' },
            now,
            mission?.publishedAt,
          )}
          missing={missing}
          ready={ready}
          onGo={go}
        />
      </div>
      <FocusKeeper className={classes.actions}>
        {form.failure && <Note tone="danger">{form.failure}</Note>}
        <div className={classes.warning} role="status">
          {warning && <Note tone="info">{warning}</Note>}
        </div>
        <Button type="submit" size="lg" disabled={missing.length > 0} loading={form.sending}>
          {action}
        </Button>
        {mission && form.fields.isDirty() && (
          <Button
            variant="subtle"
            onClick={() => {
              form.fields.setValues(initialValues);
              clearDraft(key);
            }}
          >
            {content.reset}
          </Button>
        )}
      </FocusKeeper>
    </form>
  );
};
