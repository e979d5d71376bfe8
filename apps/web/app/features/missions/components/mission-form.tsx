import type { MissionForm as Body } from '@basoche/contract/mission-publishing';
import type { Mission } from '@basoche/contract/missions';
import { Button } from '@mantine/core';
import { useMe } from '../../../lib/session.tsx';
import { ListingForm } from '../../listings/components/listing-form.tsx';
import { form as shared } from '../../listings/creator-content.ts';
import { useListingForm } from '../../listings/use-listing-form.ts';
import { form as content, fieldNames } from '../creator-content.ts';
import {
  bodyOf,
  cardOf,
  checkMission,
  emptyMission,
  type MissionValues,
  valuesOfMission,
} from '../mission-values.ts';
import { MissionCard } from './mission-card.tsx';
import { CandidateFields, ScheduleFields, SubjectFields, TermFields } from './mission-fields.tsx';

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

const nameOf = (field: string): string =>
  Object.entries(fieldNames).find(([name]) => name === field)?.[1] ?? field;

/** The form of a mission: four titled sections, the card it will be, and the button, enabled when all is there. */
export const MissionForm = ({ mission, copy, action, ready, warn, send }: MissionFormProps) => {
  const me = useMe();
  const { form, now, parts, missing, go, reset } = useListingForm<MissionValues>({
    initialValues: mission ? valuesOfMission(mission) : (copy?.values ?? emptyMission),
    check: (values, at) => checkMission(values, at, mission),
    send: (values) => send(bodyOf(values)),
    draft: `mission:${mission?.id ?? copy?.draft ?? 'new'}`,
    elementOf,
  });
  const { values, setFieldValue: set } = form.fields;
  const fields = { ...parts, values, set };
  const author = { name: me.displayName, pictureURL: me.pictureURL, isCustomer: me.userType === 'CUSTOMER' };
  const card = cardOf(values, author, now, mission?.publishedAt);

  return (
    <ListingForm
      form={form}
      recap={{
        help: content.summaryHelp,
        missing: missing.map((field) => ({ field, name: nameOf(field) })),
        ready,
        onGo: go,
        card: (
          <MissionCard
            mission={{
              ...card,
              title: card.title || content.untitled,
              skillsRequired: card.skillsRequired || content.undescribed,
            }}
            order={3}
            isDraft
          />
        ),
      }}
      warning={warn?.(values) ?? null}
      action={action}
      ways={
        mission &&
        form.fields.isDirty() && (
          <Button variant="subtle" onClick={reset}>
            {shared.reset}
          </Button>
        )
      }
    >
      <SubjectFields {...fields} />
      <CandidateFields {...fields} />
      <ScheduleFields {...fields} />
      <TermFields {...fields} />
    </ListingForm>
  );
};
