import '../../../ui/combobox.css.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import '../../../ui/multi-select.css';
import { eligibilityBody, type KeptRules } from '@basoche/contract/missions/rules';
import { openingOf, opensReserved, type RuleEdit } from '@basoche/domain/missions/eligibility-edit';
import { type ClientKind, clientKinds } from '@basoche/domain/missions/eligibility-rules';
import { type MissionNature, missionNatures } from '@basoche/domain/options/mission-natures';
import { labelOf } from '@basoche/domain/options/option';
import { professions as allProfessions, type Profession } from '@basoche/domain/options/professions';
import { Checkbox, MultiSelect } from '@mantine/core';
import { type ContractForm, fieldErrors } from '../../../lib/form.ts';
import { ChoiceField } from '../../../ui/form-parts.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { rules } from '../rules-content.ts';
import { ChangeFields, ClientsField, LegalTextFields, legalTextIn } from './rule-fields.tsx';
import { type LegalBasisValues, RuleForm } from './rule-form.tsx';
import { RulePreview } from './rule-preview.tsx';

const content = rules.dialog;
const trades = allProfessions.filter(({ value }) => value !== 'Étudiant');

type Who = keyof typeof content.choices;

interface Values extends LegalBasisValues {
  clients: ClientKind[];
  who: Who;
  professions: Profession[];
  students: boolean;
}

interface RuleDialogProps extends Opened {
  nature: MissionNature;
  storedRules: KeptRules['eligibility'];
}

/** Form values of the current rules: both kinds of client if the rule is the same for both. */
const valuesOf = (nature: MissionNature, { rules: table }: KeptRules['eligibility']): Values => {
  const [member, customer] = clientKinds.map((client) => openingOf(table, nature, client));
  const isSame = JSON.stringify(member) === JSON.stringify(customer);
  const chosen = member?.professions ?? [];
  return {
    clients: isSame ? [...clientKinds] : ['MEMBER'],
    who: member ? (chosen === 'everyone' ? 'everyone' : 'named') : 'nobody',
    professions: chosen === 'everyone' ? [] : [...chosen],
    students: member?.students ?? false,
    article: member?.article ?? '',
    explanation: member?.explanation ?? '',
    reason: '',
    confirmsReserved: false,
  };
};

const editOf = (nature: MissionNature, values: Values): RuleEdit => ({
  nature,
  clients: values.clients,
  opening:
    values.who === 'nobody'
      ? null
      : {
          professions: values.who === 'everyone' ? 'everyone' : values.professions,
          students: values.students,
          ...legalTextIn(values),
        },
});

interface FieldsProps {
  storedRules: KeptRules['eligibility'];
  nature: MissionNature;
  fields: ContractForm<Values>['fields'];
}

/** Professions that the nature is open to, and the article. */
const OpeningFields = ({
  fields,
  fields: { values, errors, setFieldValue },
}: Pick<FieldsProps, 'fields'>) => (
  <>
    {values.who === 'named' && (
      <MultiSelect
        label={content.professions}
        placeholder={values.professions.length === 0 ? content.professionsPlaceholder : ''}
        data={trades}
        searchable
        value={values.professions}
        error={errors.professions}
        onChange={(chosen) =>
          setFieldValue(
            'professions',
            trades.map(({ value }) => value).filter((one) => chosen.includes(one)),
          )
        }
      />
    )}
    {values.who !== 'nobody' && (
      <>
        <Checkbox
          label={content.students}
          checked={values.students}
          onChange={(event) => setFieldValue('students', event.currentTarget.checked)}
        />
        <LegalTextFields fields={fields} words={content} />
      </>
    )}
  </>
);

const RuleFields = ({ storedRules, nature, fields }: FieldsProps) => {
  const { values, errors, setFieldValue } = fields;
  const edit = editOf(nature, values);
  return (
    <>
      <ClientsField
        value={values.clients}
        error={errors.clients}
        onChange={(clients) => setFieldValue('clients', clients)}
      />
      <ChoiceField<Who>
        id={`who-${nature}`}
        label={content.who}
        value={values.who}
        choices={(Object.keys(content.choices) as Who[]).map((value) => ({
          value,
          label: content.choices[value],
        }))}
        onChange={(value) => setFieldValue('who', value)}
      />
      <OpeningFields fields={fields} />
      <RulePreview table={storedRules.rules} edit={edit} />
      <ChangeFields fields={fields} words={content} isReserved={opensReserved(storedRules.rules, edit)} />
    </>
  );
};

const bodyOf = (nature: MissionNature, version: number, values: Values) => {
  const { clients, opening } = editOf(nature, values);
  const wireOpening = opening && {
    ...opening,
    professions: opening.professions === 'everyone' ? opening.professions : [...opening.professions],
  };
  const { reason, confirmsReserved } = values;
  return { version, nature, clients: [...clients], opening: wireOpening, reason, confirmsReserved };
};

/** Dialog of the rule for one nature, for one kind of client or both. */
export default function RuleDialog({ nature, storedRules, ...dialog }: RuleDialogProps) {
  const { version } = storedRules;
  return (
    <RuleForm<Values>
      {...dialog}
      title={content.title(labelOf(missionNatures, nature))}
      cell={`rule:${nature}`}
      tableVersion={version}
      initialValues={valuesOf(nature, storedRules)}
      bodyField="opening"
      check={(values) => fieldErrors(eligibilityBody, bodyOf(nature, version, values))}
      toRequest={(values) => ({ table: 'eligibility', body: bodyOf(nature, version, values) })}
    >
      {({ fields }) => <RuleFields storedRules={storedRules} nature={nature} fields={fields} />}
    </RuleForm>
  );
}
