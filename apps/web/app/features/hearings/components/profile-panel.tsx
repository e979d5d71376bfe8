import { hearingsPath } from '@basoche/domain/access/own-paths';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { type HearingProfile, hearingProfileBody } from '@basoche/contract/hearings/profile';
import { hearingActs } from '@basoche/domain/hearings/hearing-rules';
import { distancesKm } from '@basoche/domain/hearings/reach';
import { courtKinds } from '@basoche/domain/options/court-kinds';
import { Button, Checkbox, NativeSelect, Switch, TextInput } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/dates.ts';
import { fieldErrors, useContractForm } from '../../../lib/form.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { Note } from '../../../ui/note.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { CourtField } from '../../places/shared/court-field.tsx';

import { useSaveProfile } from '../profile-api.ts';
import { profile as content } from '../settings-content.ts';
import classes from './hearings.module.css';

type Profile = NonNullable<HearingProfile['profile']>;
type Values = Omit<Profile, 'pausedUntil' | 'distanceKm' | 'lowest'> & { distance: string; lowest: string };

const fullWeek = 0b0011_1111_1111;

const valuesOfProfile = (profile: Profile | null): Values => ({
  isOn: profile?.isOn ?? true,
  town: profile?.town ?? '',
  townName: profile?.townName ?? '',
  distance: profile ? String(profile.distanceKm ?? '') : '50',
  goesFarther: profile?.goesFarther ?? false,
  kinds: profile?.kinds ?? courtKinds.map(({ value }) => value),
  acts: profile?.acts ?? ['pleading'],
  lowest: String(profile?.lowest ?? 0),
  week: profile?.week ?? fullWeek,
});

const bodyOf = ({ distance, lowest, town, townName: _, ...values }: Values) => ({
  ...values,
  town: town === '' ? undefined : town,
  distanceKm: distance === '' ? null : Number(distance),
  lowest: lowest.trim() === '' ? Number.NaN : Number(lowest),
});

interface WeekProps {
  value: number;
  onChange: (week: number) => void;
}

/** Grid of the mornings and afternoons of six days; each is one bit of the value. */
const Week = ({ value, onChange }: WeekProps) => (
  <table className={classes.week}>
    <caption>{content.week}</caption>
    <tbody>
      {content.days.map((day, row) => (
        <tr key={day}>
          <th scope="row">{day}</th>
          {[content.morning, content.afternoon].map((half, column) => {
            const bit = 1 << (2 * row + column);
            return (
              <td key={half}>
                <label className={`${classes.half} gap-2`}>
                  <input
                    type="checkbox"
                    aria-label={`${day}, ${half.toLowerCase()}`}
                    checked={(value & bit) !== 0}
                    onChange={() => onChange(value ^ bit)}
                  />
                  {half}
                </label>
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

interface CodesProps<Code extends string> {
  legend: string;
  options: readonly { readonly value: Code; readonly label: string }[];
  chosen: readonly Code[];
  error: React.ReactNode;
  onChange: (codes: Code[]) => void;
}

const Codes = <Code extends string>({ legend, options, chosen, error, onChange }: CodesProps<Code>) => (
  <Checkbox.Group
    size="md"
    label={legend}
    error={error}
    value={[...chosen]}
    onChange={(codes) => onChange(options.map(({ value }) => value).filter((value) => codes.includes(value)))}
  >
    <div className={classes.group}>
      {options.map(({ value, label }) => (
        <Checkbox key={value} value={value} label={label} />
      ))}
    </div>
  </Checkbox.Group>
);

/** How the member takes hearings: from where, how far, when, for what. */
export const ProfilePanel = ({ profile }: { profile: Profile | null }) => {
  const save = useSaveProfile();
  const form = useContractForm<Values>({
    initialValues: valuesOfProfile(profile),
    check: (values) => fieldErrors(hearingProfileBody, bodyOf(values)),
    send: async (values) => {
      await save({ body: hearingProfileBody.parse(bodyOf(values)) });
      notifySuccess(content.saved);
    },
  });
  const { values, errors, setFieldValue, getInputProps } = form.fields;
  return (
    <Panel title={content.title} text={content.text}>
      <form {...form.props}>
        <Stack gap="lg">
          {profile?.pausedUntil && (
            <Note tone="info">{content.paused(formatDay(new Date(profile.pausedUntil)))}</Note>
          )}
          <Switch
            label={content.isOn}
            checked={values.isOn}
            onChange={(event) => setFieldValue('isOn', event.currentTarget.checked)}
          />
          <div className={classes.pair}>
            <CourtField
              label={content.town}
              required
              choose="town"
              value={values.town === '' ? null : { value: values.town, label: values.townName }}
              error={errors.town}
              onChange={(chosen) =>
                form.fields.setValues({ town: chosen?.value ?? '', townName: chosen?.label ?? '' })
              }
            />
            <NativeSelect
              size="md"
              label={content.distance}
              rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
              data={[...distancesKm, null].map((km) => ({
                value: String(km ?? ''),
                label: content.distances(km),
              }))}
              {...getInputProps('distance')}
              error={errors.distanceKm}
            />
          </div>
          <Checkbox
            label={content.goesFarther}
            checked={values.goesFarther}
            onChange={(event) => setFieldValue('goesFarther', event.currentTarget.checked)}
          />
          <div>
            <Week value={values.week} onChange={(week) => setFieldValue('week', week)} />
            <p className="soft small top-2">{content.weekHelp}</p>
          </div>
          <Codes
            legend={content.kinds}
            options={courtKinds}
            chosen={values.kinds}
            error={errors.kinds}
            onChange={(kinds) => setFieldValue('kinds', kinds)}
          />
          <Codes
            legend={content.acts}
            options={hearingActs}
            chosen={values.acts}
            error={errors.acts}
            onChange={(acts) => setFieldValue('acts', acts)}
          />
          <TextInput
            name="lowest"
            label={content.lowest}
            description={content.lowestHelp}
            inputMode="numeric"
            {...getInputProps('lowest')}
          />
          {form.failure && <FormFailure>{form.failure}</FormFailure>}
          <div className="row wrap middle gap-4">
            <Button type="submit" loading={form.sending}>
              {content.save}
            </Button>
            {profile && <Link to={hearingsPath}>{content.list}</Link>}
          </div>
        </Stack>
      </form>
    </Panel>
  );
};
