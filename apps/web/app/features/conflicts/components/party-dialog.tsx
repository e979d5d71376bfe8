import { type NamedPartyBody, namedPartyBody } from '@basoche/contract/conflicts/parties';
import { fieldErrors } from '../../../lib/form.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { Opened } from '../../../ui/use-lazy-dialog.ts';
import { partyForm as content } from '../content.ts';
import { NameFields, type NameValues, valuesOfName } from './name-fields.tsx';

interface PartyDialogProps extends Opened {
  party?: NamedPartyBody;
  onDone: (party: NamedPartyBody) => void;
}

/**
 * Dialog that adds a party to the list on the screen, or changes one. Only saving the whole list sends it.
 */
export default function PartyDialog({ party, onDone, ...dialog }: PartyDialogProps) {
  return (
    <FormDialog<NameValues>
      {...dialog}
      title={party === undefined ? content.add : content.change}
      draft={null}
      initialValues={valuesOfName(party, 'adverse')}
      check={(values) => fieldErrors(namedPartyBody, values)}
      send={async (values) => onDone(namedPartyBody.parse(values))}
      submit={party === undefined ? content.put : content.replace}
    >
      {({ fields }) => (
        <>
          <NameFields fields={fields} />
          <p className="soft">{content.budget}</p>
        </>
      )}
    </FormDialog>
  );
}
