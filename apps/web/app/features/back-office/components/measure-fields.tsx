import '@mantine/core/styles/Checkbox.layer.css';
import type { StaffReport } from '@basoche/contract/reports/decisions';
import type { HidingGround } from '@basoche/domain/moderation/grounds';
import {
  type MeasureGround,
  measureGrounds,
  type ReportMeasure,
  reportMeasures,
} from '@basoche/domain/reports/decision';
import { textLimits } from '@basoche/domain/text-limits';
import { Checkbox, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { measuring as content } from '../report-content.ts';
import { HidingFields } from './hiding-fields.tsx';

/** Values of the form: the measures that staff take against a reported member, and their statement of reasons. */
export interface MeasureValues extends Record<string, unknown> {
  measures: ReportMeasure[];
  ground: MeasureGround;
  /** Text that the member reads. */
  statement: string;
  /** Ground of a measure that hides the publication. */
  hidingGround: HidingGround | '';
  /** Law or clause of a measure that hides the publication. */
  basis: string;
}

export const noMeasures: MeasureValues = {
  measures: [],
  ground: 'terms',
  statement: '',
  hidingGround: '',
  basis: '',
};

/** True if the decision hides a publication that is not hidden yet. */
const hidesPublication = ({ effects }: StaffReport, { measures }: Pick<MeasureValues, 'measures'>): boolean =>
  measures.includes('contentHidden') && effects.contentHidden === 'done';

/** Measures as the body of the call; empty unless the decision takes some (`hasMeasures`). */
export const measuresOf = (hasMeasures: boolean, report: StaffReport, values: MeasureValues) => {
  const { measures, ground, statement, hidingGround, basis } = values;
  if (!hasMeasures) return { measures: [], ground: null, statement: null };
  const hiding = { hidingGround: hidingGround || null, basis: basis.trim() };
  return {
    measures,
    ground,
    statement: statement.trim(),
    ...(hidesPublication(report, values) ? hiding : {}),
  };
};

interface MeasureFieldsProps<Values extends MeasureValues> {
  id: string;
  report: StaffReport;
  fields: Pick<UseFormReturnType<Values>, 'values' | 'errors' | 'setFieldValue' | 'getInputProps'>;
}

/** Part of the form in which staff decide on a report: the measures with their effects, the ground, and the text for the member. */
export const MeasureFields = <Values extends MeasureValues>({
  id,
  report,
  fields,
}: MeasureFieldsProps<Values>) => (
  <>
    <Checkbox.Group
      label={content.measures}
      description={content.carriedOut}
      required
      {...fields.getInputProps('measures')}
    >
      <Stack gap="sm" mt="xs">
        {reportMeasures.map(({ value, label }) => (
          <Checkbox
            key={value}
            value={value}
            label={label}
            description={content.does(value, report)}
            disabled={report.effects[value] === 'impossible'}
          />
        ))}
      </Stack>
    </Checkbox.Group>
    {hidesPublication(report, fields.values) && (
      <HidingFields
        labels={content.hiding}
        values={{ ground: fields.values.hidingGround, basis: fields.values.basis }}
        errors={{ ground: fields.errors.hidingGround, basis: fields.errors.basis }}
        onChange={({ ground, basis }) => {
          // `as never`: TypeScript cannot tell the type of a field of the generic `Values`.
          fields.setFieldValue('hidingGround', ground as never);
          fields.setFieldValue('basis', basis as never);
        }}
      />
    )}
    <ChoiceField
      id={`ground-${id}`}
      label={content.ground}
      value={fields.values.ground}
      choices={measureGrounds}
      onChange={(value) => fields.setFieldValue('ground', value as never)}
    />
    <ReasonField
      label={content.statement}
      description={content.statementHelp}
      name="statement"
      maxLength={textLimits.statement}
      {...fields.getInputProps('statement')}
    />
  </>
);
